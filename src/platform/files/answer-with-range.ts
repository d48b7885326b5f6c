/**
 * Answers with a file, or with the part of it that was asked for (RFC 9110, 14): a download that
 * broke off goes on where it stopped. `etag` names these very bytes, so that nobody joins parts of
 * two files. Several ranges at once are answered with the whole file, as the standard allows.
 */
export function answerWithRange(
  request: Pick<Request, 'method' | 'headers'>,
  bytes: Uint8Array,
  etag: string,
  headers: Readonly<Record<string, string>>,
): Response {
  const whole = new Uint8Array(bytes)
  // Text is compressed on its way, where places in the file mean nothing.
  if (headers['content-type']?.startsWith('text/')) return new Response(whole, { headers })
  const all = { ...headers, etag, 'accept-ranges': 'bytes' }
  const range = wantsRange(request, etag)
    ? readRange(request.headers.get('range') ?? '', bytes.length)
    : undefined
  if (range === 'unsatisfiable') {
    const { 'cache-control': control = 'no-store' } = headers
    const sized = { 'content-range': `bytes */${bytes.length}`, 'cache-control': control }
    return new Response(null, { status: 416, headers: sized })
  }
  if (range === undefined) return answer(whole, 200, all)
  const [first, last] = range
  const sized = { ...all, 'content-range': `bytes ${first}-${last}/${bytes.length}` }
  return answer(whole.subarray(first, last + 1), 206, sized)
}

/** With its length, so that who waits sees how much is left. */
function answer(
  body: Uint8Array<ArrayBuffer>,
  status: number,
  headers: Readonly<Record<string, string>>,
): Response {
  const length = { 'content-length': String(body.length) }
  return new Response(body, { status, headers: { ...headers, ...length } })
}

/** A part is of use to who has the rest of the same file. */
function wantsRange({ method, headers }: Pick<Request, 'method' | 'headers'>, etag: string) {
  const has = headers.get('if-range')
  return method === 'GET' && (has === null || has === etag)
}

/** First and last byte; undefined for what is not one range of bytes. */
function readRange(
  header: string,
  size: number,
): readonly [first: number, last: number] | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header.trim()) ?? []
  if (from === '' && to === '') return undefined
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'unsatisfiable' : [size - length, size - 1]
  }
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < first) return undefined
  return first >= size ? 'unsatisfiable' : [first, last]
}
