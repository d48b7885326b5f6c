/**
 * Entries of a submitted form as raw answers: "person.firstName" becomes a part, "dogs.0.breed"
 * an entry of a list, a repeated name an array. Works for FormData and URLSearchParams alike.
 */
export function readForm(entries: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  const root: Node = new Map()
  let count = 0
  for (const [name, value] of entries) {
    // The longest list, of 500 employees with a date each, takes some over two thousand; a body with
    // many more is no form of ours.
    if (++count > 5000) break
    const keys = name.split('.')
    if (keys.length > 4 || keys.some((key) => !/^\w{1,60}$/.test(key))) continue
    put(root, keys, value)
  }
  return toPlain(root) as Record<string, unknown>
}

type Node = Map<string, Node | unknown[]>

function put(node: Node, keys: readonly string[], value: unknown): void {
  const [key = '', ...rest] = keys
  const existing = node.get(key)
  if (rest.length === 0) {
    if (Array.isArray(existing)) existing.push(value)
    else if (existing === undefined) node.set(key, [value])
    return
  }
  if (existing === undefined) node.set(key, new Map())
  const child = node.get(key)
  if (child instanceof Map) put(child, rest, value)
}

function toPlain(node: Node | unknown[]): unknown {
  if (Array.isArray(node)) return node.length === 1 ? node[0] : node
  const entries = [...node].map(([key, child]) => [key, toPlain(child)] as const)
  if (entries.length > 0 && entries.every(([key]) => /^\d{1,3}$/.test(key))) {
    return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, value]) => value)
  }
  return Object.fromEntries(entries.filter(([key]) => key !== '__proto__'))
}
