import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '#platform/accept-encoding.ts'
import { joinHeaders } from '#platform/joined-head.ts'
import type { RenderedPage } from '../render-page.ts'
import { Wire } from './wire.ts'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Where a page is found. */
type PageName = {
  readonly host: string
  /** Its path, and of the query what it reads. */
  readonly key: string
}

export type StoredPage = PageName & {
  tags: readonly string[]
  /** The page as it was rendered, and the forms that were asked for since. */
  variants: { identity: StoredVariant } & Partial<Record<Encoding, StoredVariant>>
  /** All variants together, for the bound on memory. */
  bytes: number
  freshUntil: number
  touchedAt: number
  /** What a GET for it writes into the log, once there was one. */
  asked?: string
  /** Makes the form for an encoding; once for all who wait for it. */
  encode(encoding: Encoding): Promise<StoredVariant>
}

export type StoredVariant = {
  etag: string
  /** Names and values in turn, with the length. */
  headers: readonly string[]
  /** The body lies in it, and is kept nowhere else. */
  wire: Wire
}

export function toVariant(body: Buffer, etag: string, most: readonly string[]): StoredVariant {
  const headers = [...most, 'content-length', String(body.byteLength)]
  return { etag, headers, wire: new Wire(joinHeaders(headers), body) }
}

/** Compresses an answer when it is first asked for in an encoding, once for all who will ask. */
export function toStoredPage(
  { host, key }: PageName,
  page: RenderedPage,
  lifetime: { now: number; freshMs: number },
): StoredPage {
  const { body, headers } = page
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const variant = (form: Buffer, encoding: Encoding): StoredVariant => {
    const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
    return toVariant(form, etag, variantHeaders(headers, encoding, etag))
  }
  // The body lies in it: what was rendered itself is not kept a second time.
  const identity = variant(body, 'identity')
  const made = new Map<Encoding, Promise<StoredVariant>>([['identity', Promise.resolve(identity)]])
  return {
    host,
    key,
    tags: page.tags,
    variants: { identity },
    bytes: body.byteLength + 2048,
    freshUntil: lifetime.now + lifetime.freshMs,
    touchedAt: lifetime.now,
    encode(encoding) {
      const known = made.get(encoding)
      if (known) return known
      const making = compress(identity.wire.body, encoding).then((form) => variant(form, encoding))
      made.set(encoding, making)
      making.catch(() => made.delete(encoding))
      return making
    },
  }
}

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return deflate(body, { level: 8 })
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 8,
      // A window of 64 KB finds as much in a page as one of 4 MB, and needs 1 MB to work in
      // instead of 17, which the allocator would keep for each thread that compresses.
      [constants.BROTLI_PARAM_LGWIN]: 16,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  })
}

function variantHeaders(
  { vary, ...headers }: Readonly<Record<string, string>>,
  encoding: Encoding,
  etag: string,
): string[] {
  const list = Object.entries(headers).flat()
  list.push('etag', etag, 'vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding')
  if (encoding !== 'identity') list.push('content-encoding', encoding)
  return list
}
