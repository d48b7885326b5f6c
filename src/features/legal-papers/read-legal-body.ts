/** A part of a legal text, as a paper can show it. */
export type LegalPart =
  | { kind: 'paragraph' | 'heading'; text: string }
  | ListPart
  | { kind: 'table'; header: string[]; rows: string[][] }

/** Counted from a number, where the text counts. */
interface ListPart {
  kind: 'list'
  items: string[]
  from?: number
}

/**
 * The parts of a formatted text. It was sanitised when it was written, so its tags are few and closed.
 * No word of it is left out: what a paper has no part for becomes a paragraph, and a list within a
 * list stands between the points around it.
 */
export function readLegalBody(html: string): LegalPart[] {
  const parts: LegalPart[] = []
  const lists: OpenList[] = []
  let rows: string[][] | undefined
  let isHeading = false
  let text = ''

  const endText = () => {
    const said = plain(text)
    text = ''
    if (said === '') return
    const list = lists.at(-1)
    const row = rows?.at(-1)
    if (row) row[row.length - 1] = joined(row.at(-1) ?? '', said)
    else if (list) addToList(parts, list, said)
    else parts.push({ kind: isHeading ? 'heading' : 'paragraph', text: said })
  }

  for (const [, slash, tag = '', attributes = '', words] of html.matchAll(TOKEN)) {
    if (words !== undefined) text += words
    else if (tag === 'br') text += LINE_END
    else if (!INLINE.has(tag)) {
      endText()
      const opens = slash === ''
      if (HEADINGS.has(tag)) isHeading = opens
      else if (tag === 'ul' || tag === 'ol') {
        const next = tag === 'ol' ? startOf(attributes) : undefined
        if (opens) lists.push({ next, isNewPoint: false })
        else lists.pop()
      } else if (tag === 'li' && opens) {
        const list = lists.at(-1)
        if (list) list.isNewPoint = true
      } else if (tag === 'table') {
        if (opens) rows = []
        else {
          if (rows) parts.push(tableOf(rows))
          rows = undefined
        }
      } else if (tag === 'tr' && opens) rows?.push([])
      else if ((tag === 'td' || tag === 'th') && opens) rows?.at(-1)?.push('')
    }
  }
  endText()
  return parts
}

/** A list that is being read. */
interface OpenList {
  /** The number of its next point, where it counts. */
  next: number | undefined
  /** Nothing of the point was read yet. */
  isNewPoint: boolean
  /** Where its last point stands. */
  part?: ListPart
}

function addToList(parts: LegalPart[], list: OpenList, said: string): void {
  const { next: from, isNewPoint } = list
  const going = list.part === parts.at(-1) ? list.part : undefined
  list.isNewPoint = false
  if (!isNewPoint) {
    if (going) going.items.push(joined(going.items.pop() ?? '', said))
    else parts.push({ kind: 'paragraph', text: said })
    return
  }
  if (from !== undefined) list.next = from + 1
  if (going) going.items.push(said)
  else {
    list.part = { kind: 'list', items: [said], ...(from === undefined ? {} : { from }) }
    parts.push(list.part)
  }
}

/** With as many titles as the longest row has cells. */
function tableOf([header = [], ...rows]: readonly string[][]): LegalPart {
  const columns = Math.max(header.length, ...rows.map((row) => row.length))
  const missing = Array.from({ length: columns - header.length }, () => '')
  return { kind: 'table', header: [...header, ...missing], rows }
}

function startOf(attributes: string): number {
  return Number(/\bstart="(\d+)"/.exec(attributes)?.[1] ?? 1)
}

function joined(before: string, after: string): string {
  return before === '' ? after : `${before}\n${after}`
}

const TOKEN = /<(\/?)([a-z]\w*)([^>]*)>|([^<]+)/g
const HEADINGS: ReadonlySet<string> = new Set(['h2', 'h3', 'h4', 'summary'])
/** Stand within a sentence; every other tag begins or ends one. */
const INLINE: ReadonlySet<string> = new Set(
  'strong b em i u s sub sup mark small abbr span a code img'.split(' '),
)
/** No text of the web has it. */
const LINE_END = '\u2028'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0' }

function plain(text: string): string {
  return text
    .replace(/&(?:#(\d+)|([a-z]+));/g, (whole, code, name) =>
      code ? String.fromCodePoint(Number(code)) : (entities[name] ?? whole),
    )
    .replace(/[ \n\t]+/g, ' ')
    .replace(/ ?\u2028 ?/g, '\n')
    .trim()
}
