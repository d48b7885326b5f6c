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
    if (row?.length) row[row.length - 1] = joined(row.at(-1) ?? '', takeLabel(list) + said)
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
        const last = tag === 'ol' ? startOf(attributes) - 1 : undefined
        if (opens) lists.push({ number: last, isNewPoint: false })
        else lists.pop()
      } else if (tag === 'li' && opens) {
        beginPoint(lists.at(-1))
      } else if (tag === 'table') {
        if (rows?.some((row) => row.length > 0)) parts.push(tableOf(rows))
        rows = opens ? [] : undefined
      } else if (tag === 'tr' && opens) rows?.push([])
      else if ((tag === 'td' || tag === 'th') && opens) rows?.at(-1)?.push('')
    }
  }
  endText()
  return parts
}

/** A list that is being read. */
interface OpenList {
  /** Of the point that is being read, where the list counts. */
  number: number | undefined
  /** Nothing of the point was read yet. */
  isNewPoint: boolean
  /** Where its last point stands. */
  part?: ListPart
}

/** Counts also a point that says nothing itself: others may be referred to by their numbers. */
function beginPoint(list: OpenList | undefined): void {
  if (!list) return
  list.isNewPoint = true
  if (list.number !== undefined) list.number += 1
}

function addToList(parts: LegalPart[], list: OpenList, said: string): void {
  const { number, isNewPoint } = list
  const going = list.part === parts.at(-1) ? list.part : undefined
  list.isNewPoint = false
  if (!isNewPoint) {
    if (going) going.items.push(joined(going.items.pop() ?? '', said))
    else parts.push({ kind: 'paragraph', text: said })
  } else if (going && (going.from === undefined || going.from + going.items.length === number)) {
    going.items.push(said)
  } else {
    list.part = { kind: 'list', items: [said], ...(number === undefined ? {} : { from: number }) }
    parts.push(list.part)
  }
}

/** In a cell, which holds no list of its own. */
function takeLabel(list: OpenList | undefined): string {
  if (!list?.isNewPoint || list.number === undefined) return ''
  list.isNewPoint = false
  return `${list.number}. `
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
