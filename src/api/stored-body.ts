import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, type Encoding } from '#platform/accept-encoding.ts'

/** A text that changes only with the build: hashed once, compressed once for each encoding. */
export interface StoredBody {
  readonly type: string
  readonly etag: string
  readonly encoded: (encoding: Encoding) => Promise<Buffer>
}

export function storeBody(type: string, text: string): StoredBody {
  const plain = Buffer.from(text)
  const made = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(plain)]])
  return {
    type,
    // Weak, because the encodings differ in bytes and share it.
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    encoded(encoding) {
      const known = made.get(encoding)
      if (known) return known
      const compressed = encoding === 'br' ? brotli(plain) : promisify(gzip)(plain)
      made.set(encoding, compressed)
      return compressed
    },
  }
}

/** Sends it, or 304 when the caller has it already. */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  stored: StoredBody,
  cacheControl: string,
): Promise<FastifyReply> {
  reply.header('etag', stored.etag).header('cache-control', cacheControl)
  reply.header('vary', 'Accept-Encoding')
  if (hasIt(request.headers['if-none-match'], stored.etag)) return reply.code(304).send()
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(stored.type).send(await stored.encoded(encoding))
}

function hasIt(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((tag) => opaque(tag) === opaque(etag))
}

function brotli(plain: Buffer): Promise<Buffer> {
  // Above this the best quality takes seconds and saves little.
  const quality = plain.byteLength > 500_000 ? 6 : 9
  return promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}
