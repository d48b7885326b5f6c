import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { joinHead } from '#platform/joined-head.ts'
import type { RenderedPage } from '../render-page.ts'
import type { Encoding } from './accept-encoding.ts'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

export type StoredPage = {
  key: string
  tags: readonly string[]
  variants: Record<Encoding, StoredVariant>
  /** All variants together, for the bound on memory. */
  bytes: number
  freshUntil: number
  touchedAt: number
  /** What a GET for it writes into the log, once there was one. */
  asked?: string
}

export type StoredVariant = {
  etag: string
  /** Names and values in turn, without the length. */
  headers: readonly string[]
  /** The same, as they go over the wire. */
  head: string
  body: Buffer
  /** Of the body, as the header says it. */
  length: string
}

export function toVariant(body: Buffer, etag: string, headers: readonly string[]): StoredVariant {
  return { etag, body, length: String(body.byteLength), headers, head: joinHead(headers) }
}

/** Compresses an answer once, for all who will ask for it. */
export async function toStoredPage(
  key: string,
  page: RenderedPage,
  lifetime: { now: number; freshMs: number },
): Promise<StoredPage> {
  const identity = page.body
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 8,
        // A window of 64 KB finds as much in a page as one of 4 MB, and needs 1 MB to work in
        // instead of 17, which the allocator would keep for each thread that compresses.
        [constants.BROTLI_PARAM_LGWIN]: 16,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
      },
    }),
    deflate(identity, { level: 8 }),
  ])
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const variant = (body: Buffer, encoding: Encoding): StoredVariant => {
    const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
    return toVariant(body, etag, variantHeaders(page.headers, encoding, etag))
  }
  return {
    key,
    tags: page.tags,
    variants: {
      br: variant(br, 'br'),
      gzip: variant(gz, 'gzip'),
      identity: variant(identity, 'identity'),
    },
    bytes: identity.byteLength + br.byteLength + gz.byteLength + 2048,
    freshUntil: lifetime.now + lifetime.freshMs,
    touchedAt: lifetime.now,
  }
}

function variantHeaders(
  headers: Readonly<Record<string, string>>,
  encoding: Encoding,
  etag: string,
): string[] {
  const list = Object.entries(headers).flat()
  list.push('etag', etag, 'vary', 'Accept-Encoding')
  if (encoding !== 'identity') list.push('content-encoding', encoding)
  return list
}
