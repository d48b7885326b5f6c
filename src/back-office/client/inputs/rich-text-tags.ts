/** What the text editor reads and writes again without loss. */
const known = new Set([
  'p',
  'br',
  'hr',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'code',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'a',
  'table',
  'tbody',
  'thead',
  'tr',
  'th',
  'td',
  'img',
])

/** The tags in a text that the editor would drop, each once. */
export function tagsBeyondEditor(html: string): string[] {
  const names = [...html.matchAll(/<([a-z][a-z0-9]*)/gi)].map((match) => match[1] ?? '')
  return [...new Set(names.map((name) => name.toLowerCase()))].filter((name) => !known.has(name))
}
