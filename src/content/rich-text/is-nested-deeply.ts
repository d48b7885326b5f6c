/** The sanitiser keeps fifty levels and reads this many in 20 ms; its time grows with their square. */
const DEEPEST = 1_000

/**
 * Whether elements stand inside each other as in no text. Opened and closed as the sanitiser's parser
 * does it, which takes half a minute for a hundred thousand of them, while everybody else waits.
 */
export function isNestedDeeply(html: string): boolean {
  const open: string[] = []
  const counts = new Map<string, number>()
  for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    const name = tag.toLowerCase()
    if (slash) close(name)
    else if (!VOID.has(name) && !(OFTEN_LEFT_OPEN.has(name) && open.at(-1) === name)) {
      counts.set(name, (counts.get(name) ?? 0) + 1)
      if (open.push(name) > DEEPEST) return true
    }
  }
  return false

  /** With all that stands inside; what is not open is passed over. */
  function close(name: string): void {
    if (!counts.get(name)) return
    for (let last = open.pop(); last !== undefined; last = open.pop()) {
      counts.set(last, (counts.get(last) ?? 1) - 1)
      if (last === name) return
    }
  }
}

const VOID: ReadonlySet<string> = new Set([
  'br',
  'hr',
  'img',
  'wbr',
  'input',
  'col',
  'link',
  'meta',
])

/** The next one ends them. */
const OFTEN_LEFT_OPEN: ReadonlySet<string> = new Set(['p', 'li', 'dt', 'dd', 'tr', 'td', 'th'])
