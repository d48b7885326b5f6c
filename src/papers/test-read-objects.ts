import { latin } from './test-read-pdf.ts'

/** A value of the file: names begin with a slash, references end with R. */
export type PdfValue = string | number | boolean | null | readonly PdfValue[] | PdfDictionary
export type PdfDictionary = { readonly [name: string]: PdfValue }

export interface PdfFile {
  readonly catalog: PdfDictionary
  readonly info: PdfDictionary
  readonly objects: ReadonlyMap<string, PdfValue>
  /** What a value refers to, or itself. */
  readonly at: (value: PdfValue | undefined) => PdfValue | undefined
  readonly dictionaryAt: (value: PdfValue | undefined) => PdfDictionary
  readonly listAt: (value: PdfValue | undefined) => readonly PdfValue[]
}

/** The objects of a file as PDFKit writes it: no streams of objects, no earlier versions. */
export function readObjects(bytes: Uint8Array): PdfFile {
  const source = latin(bytes)
  const objects = new Map<string, PdfValue>()
  for (const [, id, body = ''] of source.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm))
    objects.set(`${id} 0 R`, parse(body.replace(/\nstream\n[\s\S]*$/, '')))
  const trailer = parse(/\ntrailer\n([\s\S]*?)\nstartxref/.exec(source)?.[1] ?? '') as PdfDictionary
  const at = (value: PdfValue | undefined) =>
    typeof value === 'string' && value.endsWith(' R') ? objects.get(value) : value
  const dictionaryAt = (value: PdfValue | undefined) => {
    const found = at(value)
    return isDictionary(found) ? found : {}
  }
  const listAt = (value: PdfValue | undefined) => {
    const found = at(value)
    return Array.isArray(found)
      ? (found as readonly PdfValue[])
      : found === undefined
        ? []
        : [found]
  }
  return {
    catalog: dictionaryAt(trailer['Root']),
    info: dictionaryAt(trailer['Info']),
    objects,
    at,
    dictionaryAt,
    listAt,
  }
}

function isDictionary(value: PdfValue | undefined): value is PdfDictionary {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const TOKEN =
  /<<|>>|\[|\]|\d+ 0 R|\/[^\s/<>[\]()]+|\((?:\\[\s\S]|[^\\()])*\)|<[\da-fA-F]*>|[^\s/<>[\]()]+/g

function parse(source: string): PdfValue {
  const tokens = source.match(TOKEN) ?? []
  let next = 0
  const read = (): PdfValue => {
    const token = tokens[next++] ?? 'null'
    if (token === '<<') {
      const entries: [string, PdfValue][] = []
      while (tokens[next] !== '>>' && next < tokens.length) {
        const name = (tokens[next++] ?? '').slice(1)
        entries.push([name, read()])
      }
      next += 1
      return Object.fromEntries(entries)
    }
    if (token === '[') {
      const items: PdfValue[] = []
      while (tokens[next] !== ']' && next < tokens.length) items.push(read())
      next += 1
      return items
    }
    if (token.startsWith('(')) return decode(token.slice(1, -1))
    if (token === 'true' || token === 'false') return token === 'true'
    if (token === 'null') return null
    return /^[-+.\d]+$/.test(token) ? Number(token) : token
  }
  return read()
}

/** A text of the file, which is in UTF-16 where it begins with its mark. */
function decode(text: string): string {
  const plain = text.replace(/\\([\s\S])/g, (_, sign: string) => ESCAPED[sign] ?? sign)
  if (!plain.startsWith('\u00fe\u00ff')) return plain
  return Buffer.from(plain.slice(2), 'latin1').swap16().toString('utf16le')
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
