/** A stream of a PDF, by what stands before it and where its data lies. */
export interface PdfStream {
  /** All that stands between the stream before and this one; its dictionary is the last of it. */
  readonly before: string
  readonly begin: number
  readonly end: number
}

interface SplitPdf {
  /** What is no stream: compressed bytes can look like a name by chance. */
  readonly outside: string
  readonly streams: readonly PdfStream[]
}

/** A page takes a handful. Fifteen megabytes of nothing but beginnings would be a million. */
const MOST_STREAMS = 100_000

/**
 * Parts a PDF into streams and the rest, forwards and once: no byte is looked at for a second
 * stream, whatever the file claims to hold. Undefined when there are more than any paper has.
 */
export function splitPdf(text: string): SplitPdf | undefined {
  const outside: string[] = []
  const streams: PdfStream[] = []
  for (let at = 0; ; ) {
    const keyword = findKeyword(text, at)
    const end = keyword === -1 ? -1 : text.indexOf('endstream', keyword)
    if (end === -1) return { outside: outside.join('') + text.slice(at), streams }
    if (streams.length === MOST_STREAMS) return undefined
    const before = text.slice(at, keyword)
    outside.push(before)
    const begin = Math.min(keyword + (text.startsWith('stream\r\n', keyword) ? 8 : 7), end)
    streams.push({ before, begin, end })
    at = end + 'endstream'.length
  }
}

/** Where a dictionary ends and its data begins (ISO 32000, 7.3.8.1): a title may speak of streams too. */
function findKeyword(text: string, from: number): number {
  KEYWORD.lastIndex = from
  const found = KEYWORD.exec(text)
  return found ? KEYWORD.lastIndex - 'stream'.length : -1
}

const KEYWORD = />>[\0\t\n\f\r ]*stream(?=[\r\n])/g

/**
 * `/J#61vaScript` is another way to write the same name. By bytes: a call for each escape takes
 * seconds where a file consists of them.
 */
export function withoutEscapes(text: string): string {
  if (!text.includes('#')) return text
  const bytes = Buffer.from(text, 'latin1')
  let length = 0
  for (let at = 0; at < bytes.length; at++) {
    let byte = bytes[at] ?? 0
    if (byte === NUMBER_SIGN) {
      const value = hexValue(bytes[at + 1]) * 16 + hexValue(bytes[at + 2])
      if (value >= 0) {
        byte = value
        at += 2
      }
    }
    bytes[length] = byte
    length += 1
  }
  return bytes.toString('latin1', 0, length)
}

const NUMBER_SIGN = 0x23

/** So far below zero for anything else that no second digit makes up for it. */
function hexValue(code = 0): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30
  const letter = code | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1_000
}
