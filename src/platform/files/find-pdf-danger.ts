import { inflateSync } from 'node:zlib'
import { type PdfStream, splitPdf, withoutEscapes } from './split-pdf.ts'

/**
 * Names (ISO 32000) by which a PDF runs a script, starts a program, sends itself somewhere, or
 * carries other files. None of them belongs into a scan of a passport. To open at one of its own
 * pages, which a list says, office programs ask of every paper.
 */
const NAMES =
  'JavaScript|Launch|OpenAction(?!\\s*\\[)|SubmitForm|ImportData|GoToE|GoToR|RichMedia|Rendition|EmbeddedFiles?'
const DANGEROUS = new RegExp(`/(?:${NAMES}|JS|AA|XFA)(?![A-Za-z])`)

/**
 * The same where compressed bytes may look like a short name by chance. A table at the end of the
 * file says where its objects lie, and may well say within what looks like a stream.
 */
const DANGEROUS_ANYWHERE = new RegExp(`/(?:${NAMES}|XFA\\s*[[\\d])(?![A-Za-z])`)

const OBJECT_STREAM = /\/ObjStm(?![A-Za-z])/g

type Danger = 'activeContent' | 'unreadable'

/**
 * What is wrong with a PDF, if anything. Also looks into its compressed objects. It runs while
 * everybody else waits, so each step takes time in proportion to the file, whatever is in it.
 */
export function findPdfDanger(bytes: Uint8Array): Danger | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = file.toString('latin1')
  if (!text.includes('%%EOF')) return 'unreadable'
  // Read from its end, the file is a ZIP.
  if (text.includes('PK\u0003\u0004', text.lastIndexOf('%%EOF'))) return 'activeContent'
  const split = splitPdf(text)
  if (split === undefined) return 'unreadable'
  const outside = withoutEscapes(split.outside)
  if (/\/Encrypt(?![A-Za-z])/.test(outside)) return 'unreadable'
  const whole = withoutEscapes(text)
  if (DANGEROUS.test(outside) || DANGEROUS_ANYWHERE.test(whole)) return 'activeContent'
  return inStreams(file, split.streams, countIn(whole, OBJECT_STREAM))
}

/** Objects of a long document take a few megabytes; more than this is a bomb. */
const MOST_UNPACKED = 32 * 1_048_576

/** Each holds a hundred objects or more. Opening one costs the same however little it holds. */
const MOST_OBJECT_STREAMS = 2_000

/**
 * Objects may be packed into streams; pictures and fonts are streams too, and need no look. Of
 * streams of objects each has to be seen: where the file names more, one hides in a remark, a text
 * or another stream.
 */
function inStreams(
  file: Buffer,
  streams: readonly PdfStream[],
  objectStreams: number,
): Danger | undefined {
  if (objectStreams > MOST_OBJECT_STREAMS) return 'unreadable'
  let unpacked = 0
  let seen = 0
  for (const { before, begin, end } of streams) {
    const told = withoutEscapes(before)
    const dictionary = told.slice(told.lastIndexOf('obj') + 1)
    if (countIn(dictionary, OBJECT_STREAM) === 0) continue
    seen += 1
    const objects = objectsIn(dictionary, file.subarray(begin, end), MOST_UNPACKED - unpacked)
    if (objects === undefined) return 'unreadable'
    unpacked += objects.length
    if (DANGEROUS.test(withoutEscapes(objects))) return 'activeContent'
  }
  return seen === objectStreams ? undefined : 'unreadable'
}

function countIn(text: string, what: RegExp): number {
  let count = 0
  for (const _ of text.matchAll(what)) count += 1
  return count
}

/** The objects in a stream of them, undefined where they cannot be seen or are too many. */
function objectsIn(dictionary: string, data: Buffer, most: number): string | undefined {
  const filterAt = dictionary.indexOf('/Filter')
  if (filterAt === -1) {
    const plain = data.toString('latin1')
    // They begin with the number of an object, and what is compressed never does.
    return plain.length <= most && /^\s*\d+\s/.test(plain) ? plain : undefined
  }
  // Only this filter is used for objects in practice, and alone; under any other nothing is seen.
  const filter = dictionary.slice(filterAt + '/Filter'.length, filterAt + FILTER_LENGTH)
  if (!/^\s*(?:\/FlateDecode(?![A-Za-z])|\[\s*\/FlateDecode\s*\])/.test(filter)) return undefined
  // As a picture is packed: names are not what they look like then.
  if (/\/Predictor\s+(?!1\b)/.test(dictionary)) return undefined
  try {
    return inflateSync(data, { maxOutputLength: Math.max(most, 1) }).toString('latin1')
  } catch {
    return undefined
  }
}

/** More than the name and blanks around it take. */
const FILTER_LENGTH = 100
