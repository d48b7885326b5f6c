import { inflateSync } from 'node:zlib'

export function latin(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1')
}

/** Streams of the file, inflated where they are compressed. */
function streams(bytes: Uint8Array): string[] {
  const source = latin(bytes)
  return [...source.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
}

/** Glyph 0 of a font is the box that stands for what it lacks. */
export function emptyBoxes(bytes: Uint8Array): number {
  const codes = contentStreams(bytes).flatMap((page) =>
    [...page.matchAll(/<(\w+)>/g)].flatMap(([, run = '']) => run.match(/.{4}/g) ?? []),
  )
  return codes.filter((code) => code === '0000').length
}

export function contentStreams(bytes: Uint8Array): string[] {
  return streams(bytes).filter((each) => / BDC| BMC/.test(each))
}

/** Where the texts of a page begin, from its lower left corner. */
export function placesOf(page: string): readonly { x: number; y: number }[] {
  const places = page.matchAll(/^1 0 0 1 ([\d.-]+) ([\d.-]+) Tm$/gm)
  return Array.from(places, ([, x, y]) => ({ x: Number(x), y: Number(y) }))
}

/** A glyph that is drawn, with the letters that it stands for by its font's own table. */
interface DrawnGlyph {
  readonly letters: string
  /** Stands within something that says itself what it is. */
  readonly isSpoken: boolean
}

export function glyphsOf(bytes: Uint8Array): readonly DrawnGlyph[] {
  return readPages(bytes)
    .flat()
    .flatMap((part) => ('glyphs' in part ? part.glyphs : []))
}

/** The text as readers of the file get it. */
export async function textOf(bytes: Uint8Array): Promise<string> {
  const pages = readPages(bytes).map((parts) =>
    parts.map((part) => {
      if ('spoken' in part) return part.spoken
      return part.glyphs.map(({ letters, isSpoken }) => (isSpoken ? '' : letters)).join('')
    }),
  )
  return pages.map((parts) => `${parts.join('')}\n`).join('')
}

type PagePart = { readonly glyphs: readonly DrawnGlyph[] } | { readonly spoken: string }

function readPages(bytes: Uint8Array): readonly (readonly PagePart[])[] {
  const tables = readTables(bytes)
  return contentStreams(bytes).map((page) => {
    let letters: readonly string[] = []
    // For each mark that is open, whether it says itself what stands in it.
    const open: boolean[] = []
    return page.split('\n').flatMap((line): PagePart[] => {
      const font = /^\/(F\d+) /.exec(line)?.[1]
      if (font) letters = tables.get(font) ?? []
      const spoken = /^\/Span <<\/ActualText <feff(\w*)>>> BDC$/.exec(line)?.[1]
      if (/ (BDC|BMC)$|^>> BDC$/.test(line)) open.push(spoken !== undefined)
      if (line === 'EMC') open.pop()
      if (spoken !== undefined) return [{ spoken: lettersOfCode(spoken) }]
      if (!line.endsWith('TJ')) return []
      const codes = [...line.matchAll(/<(\w+)>/g)].flatMap(
        ([, run = '']) => run.match(/.{4}/g) ?? [],
      )
      const isSpoken = open.includes(true)
      return [
        {
          glyphs: codes.map((code) => ({
            letters: letters[Number.parseInt(code, 16)] ?? '',
            isSpoken,
          })),
        },
      ]
    })
  })
}

/** For each font its letters by the numbers of its glyphs. */
function readTables(bytes: Uint8Array): ReadonlyMap<string, readonly string[]> {
  const source = latin(bytes)
  const objects = new Map(
    [...source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map((match) => [match[1], match[2]]),
  )
  const tables = new Map<string, string[]>()
  for (const [, name = '', object] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const reference = /\/ToUnicode (\d+) 0 R/.exec(objects.get(object) ?? '')?.[1]
    if (reference === undefined) continue
    const body = /stream\n([\s\S]*?)\nendstream/.exec(objects.get(reference) ?? '')?.[1] ?? ''
    const table = inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
    const letters: string[] = []
    for (const [, from = '0', list = ''] of table.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
      const codes = list.split('> <').map((code) => code.replace(/[<>\s]/g, ''))
      for (const [offset, code] of codes.entries())
        letters[Number.parseInt(from, 16) + offset] = lettersOfCode(code)
    }
    tables.set(name, letters)
  }
  return tables
}

function lettersOfCode(code: string): string {
  const units = code.match(/.{4}/g) ?? []
  return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)))
}
