/** A problem of one field, as the server tells it. */
export interface FieldProblem {
  path: readonly string[]
  message: string
}

export interface ErrorTree {
  [name: string]: string | ErrorTree
}

/**
 * Problems in the shape of the form, whose fields stand under `attributes`; `uid` and `locale`
 * belong to the document itself.
 */
export function errorsByField(problems: readonly FieldProblem[]): ErrorTree {
  const tree: ErrorTree = {}
  for (const { path, message } of problems) {
    const [first = ''] = path
    const isOwn = first === 'uid' || first === 'locale'
    // The form of a new document asks for the uid in two parts, of which the name can be wrong.
    const whole = isOwn ? [first === 'uid' ? 'name' : first] : ['attributes', ...path]
    place(tree, whole, withoutPath(path, message))
  }
  return tree
}

function place(tree: ErrorTree, path: readonly string[], message: string): void {
  const [step, ...rest] = path
  if (step === undefined) return
  if (rest.length === 0) {
    // The first problem of a field is the one to begin with.
    tree[step] ??= message
    return
  }
  const inner = tree[step]
  const next = typeof inner === 'object' ? inner : {}
  tree[step] = next
  place(next, rest, message)
}

/** Next to its field a message need not name it: `author.name must not be empty` → `Must not be empty` */
function withoutPath(path: readonly string[], message: string): string {
  const name = path.join('.')
  const rest = message.startsWith(`${name} `) ? message.slice(name.length + 1) : message
  if (rest === 'must be defined.') return 'Fill this in.'
  if (/^invalid option/i.test(rest)) return 'Choose one.'
  if (/^too small: expected array/i.test(rest)) return 'Add at least one.'
  const [, most] = /^too big: expected string to have <=(\d+)/i.exec(rest) ?? []
  if (most) return `Must have at most ${most} characters.`
  return rest.slice(0, 1).toUpperCase() + rest.slice(1)
}
