import { inflateSync } from 'node:zlib'

/**
 * Names (ISO 32000) by which a PDF runs a script, starts a program, sends itself somewhere, or
 * carries other files. None of them belongs into a scan of a passport.
 */
const DANGEROUS =
  /\/(?:JavaScript|JS|Launch|OpenAction|AA|SubmitForm|ImportData|GoToE|GoToR|RichMedia|Rendition|EmbeddedFile|EmbeddedFiles|XFA)(?![A-Za-z])/

/** What is wrong with a PDF, if anything. Also looks into its compressed objects. */
export function findPdfDanger(bytes: Uint8Array): 'activeContent' | 'unreadable' | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  if (!text.includes('%%EOF')) return 'unreadable'
  // Read from its end, the file is a ZIP.
  if (text.includes('PK\u0003\u0004', text.lastIndexOf('%%EOF'))) return 'activeContent'
  if (/\/Encrypt(?![A-Za-z])/.test(withoutEscapes(outsideStreams(text)))) return 'unreadable'
  if (DANGEROUS.test(withoutEscapes(outsideStreams(text)))) return 'activeContent'
  return inStreams(text)
}

/** Objects may be packed into streams; pictures and fonts are streams too, and need no look. */
function inStreams(text: string): 'activeContent' | 'unreadable' | undefined {
  let unpacked = 0
  for (const { dictionary, data } of streamsOf(text)) {
    if (!/\/ObjStm(?![A-Za-z])/.test(dictionary)) continue
    // Only this filter is used for objects in practice; under any other nothing can be seen.
    if (!/^\s*(?:\[\s*)?\/FlateDecode/.test(/\/Filter(.*)$/s.exec(dictionary)?.[1] ?? '')) {
      if (/\/Filter/.test(dictionary)) return 'unreadable'
      if (DANGEROUS.test(withoutEscapes(data))) return 'activeContent'
      continue
    }
    try {
      const inside = inflateSync(Buffer.from(data, 'latin1'), { maxOutputLength: MOST_UNPACKED })
      unpacked += inside.length
      if (DANGEROUS.test(withoutEscapes(inside.toString('latin1')))) return 'activeContent'
    } catch {
      return 'unreadable'
    }
    if (unpacked > MOST_UNPACKED) return 'unreadable'
  }
  return undefined
}

/** Objects of a long document take a few megabytes; more than this is a bomb. */
const MOST_UNPACKED = 64 * 1_048_576

interface PdfStream {
  readonly dictionary: string
  readonly data: string
}

function* streamsOf(text: string): Generator<PdfStream> {
  for (let at = 0; ; ) {
    const begin = text.indexOf('stream', at)
    if (begin === -1) return
    const end = text.indexOf('endstream', begin)
    if (end === -1) return
    const dictionary = withoutEscapes(text.slice(text.lastIndexOf('obj', begin), begin))
    const dataBegin = begin + (text.startsWith('stream\r\n', begin) ? 8 : 7)
    yield { dictionary, data: text.slice(dataBegin, end) }
    at = end + 9
  }
}

/** Compressed bytes can look like a name by chance, so they are left out here. */
function outsideStreams(text: string): string {
  const parts: string[] = []
  let at = 0
  for (;;) {
    const begin = text.indexOf('stream', at)
    const end = begin === -1 ? -1 : text.indexOf('endstream', begin)
    if (begin === -1 || end === -1) return parts.join('') + text.slice(at)
    parts.push(text.slice(at, begin))
    at = end + 9
  }
}

/** `/J#61vaScript` is another way to write the same name. */
function withoutEscapes(text: string): string {
  return text.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}
