import { MIMEType } from 'node:util'
import { AppError, httpStatusOf } from './app-error.ts'

/**
 * The form that a request carries, or the status of the answer where there is none: what was
 * refused while it came keeps its own, and a body that is no form is the sender's mistake.
 *
 * It is read while everybody else waits. The platform takes 80 s for a megabyte of nothing but names
 * in an address's spelling, and 25 s for 16 MB of empty files, so how much a form consists of is
 * bounded before.
 */
export async function readForm(request: Request): Promise<FormData | number> {
  try {
    const type = request.headers.get('content-type') ?? ''
    if (type.length > LONGEST_TYPE) return 400
    const bytes = Buffer.from(await request.arrayBuffer())
    const { essence, params } = new MIMEType(type)
    if (essence === 'application/x-www-form-urlencoded') return readPairs(bytes.toString())
    const boundary = params.get('boundary') ?? ''
    if (essence !== MULTIPART || !BOUNDARY.test(boundary)) return 400
    boundParts(bytes, boundary)
    return await readParts(bytes, boundary)
  } catch (error) {
    return error instanceof AppError ? httpStatusOf(error.code) : 400
  }
}

/** Blanks without end take a second to read. */
const LONGEST_TYPE = 500

const MULTIPART = 'multipart/form-data'

/** RFC 2046, 5.1.1. */
const BOUNDARY = /^[\w'()+,./:=? -]{1,70}$/

/** The same where a form that cannot be read is answered like an empty one. */
export async function readFormOrNone(request: Request): Promise<FormData> {
  const form = await readForm(request)
  return typeof form === 'number' ? new FormData() : form
}

/** A list of 500 employees takes some thousands. */
const MOST_PAIRS = 10_000

/** Each by itself: to find where a name ends, the platform looks through all that follows. */
function readPairs(text: string): FormData {
  const form = new FormData()
  const pairs = text.split('&', MOST_PAIRS + 1)
  if (pairs.length > MOST_PAIRS) throw tooMuch('fields')
  for (const pair of pairs) {
    for (const [name, value] of new URLSearchParams(pair)) form.append(name, value)
  }
  return form
}

/** Files, and the few fields that go with them. */
const MOST_PARTS = 1_000

/** The name of a field, of its file and of its type. */
const LONGEST_HEAD = 4_096

function boundParts(bytes: Buffer, given: string): void {
  const boundary = Buffer.from(`--${given}`)
  let parts = 0
  for (let at = bytes.indexOf(boundary); at !== -1; at = bytes.indexOf(boundary, at)) {
    at += boundary.length
    parts += 1
    if (parts > MOST_PARTS) throw tooMuch('parts')
    const rest = bytes.subarray(at, at + LONGEST_HEAD)
    const isHeadCut = rest.length === LONGEST_HEAD && !rest.includes('\r\n\r\n')
    if (isHeadCut) throw tooMuch('lines above a part')
  }
}

/**
 * By the boundary that was looked for: of a header that lists several types, which is one to us, the
 * platform would take the last.
 */
function readParts(bytes: Buffer<ArrayBuffer>, boundary: string): Promise<FormData> {
  const headers = { 'content-type': `${MULTIPART}; boundary="${boundary}"` }
  return new Response(bytes, { headers }).formData()
}

function tooMuch(what: string): AppError {
  return new AppError('body-too-large', `A form has more ${what} than any of ours.`)
}
