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

/** The text by way of the fonts' own tables from glyphs to letters, as readers do. */
export async function textOf(bytes: Uint8Array): Promise<string> {
  const source = latin(bytes)
  const objects = new Map(
    [...source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map((match) => [match[1], match[2]]),
  )
  const fontNames = new Map(
    [...source.matchAll(/\/(F\d+) (\d+) 0 R/g)].map((match) => [match[1], match[2]]),
  )
  const maps = new Map<string, string[]>()
  for (const [name = '', object] of fontNames) {
    const reference = /\/ToUnicode (\d+) 0 R/.exec(objects.get(object) ?? '')?.[1]
    if (reference === undefined) continue
    const body = /stream\n([\s\S]*?)\nendstream/.exec(objects.get(reference) ?? '')?.[1] ?? ''
    const table = inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
    const ranges = [...table.matchAll(/<(\w{4})> <(\w{4})> \[([^\]]*)\]/g)]
    const letters: string[] = []
    for (const [, from = '0', , list = ''] of ranges) {
      const codes = list.split('> <').map((code) => code.replace(/[<>\s]/g, ''))
      for (const [offset, code] of codes.entries()) {
        letters[Number.parseInt(from, 16) + offset] = String.fromCharCode(
          ...(code.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)),
        )
      }
    }
    maps.set(name, letters)
  }
  let text = ''
  for (const page of contentStreams(bytes)) {
    let letters: string[] = []
    for (const line of page.split('\n')) {
      const font = /^\/(F\d+) /.exec(line)?.[1]
      if (font) letters = maps.get(font) ?? []
      if (!line.endsWith('TJ')) continue
      for (const [, codes = ''] of line.matchAll(/<(\w+)>/g)) {
        for (const code of codes.match(/.{4}/g) ?? [])
          text += letters[Number.parseInt(code, 16)] ?? ''
      }
    }
    text += '\n'
  }
  return text
}
