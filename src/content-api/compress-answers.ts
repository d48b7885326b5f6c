import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { chooseEncoding, type Encoding } from '#platform/accept-encoding.ts'

/**
 * Compresses answers that are made for one reader. At the lowest level, which leaves a third: each
 * is compressed anew, where what everybody reads is compressed well and once by the page cache.
 */
export function compressAnswers(app: FastifyInstance): void {
  let underWay = 0
  app.addHook('onSend', async (request, reply, payload) => {
    const isLarge = Buffer.isBuffer(payload) && payload.byteLength >= WORTHWHILE_BYTES
    const accepted = request.headers['accept-encoding']
    // The page cache accepts none: it compresses by itself, and says of what the answer depends.
    if (!isLarge || accepted === undefined) return payload
    reply.header('vary', `${reply.getHeader('vary')}, Accept-Encoding`)
    const encoding = chooseEncoding(accepted)
    if (encoding === 'identity' || underWay >= MOST_AT_ONCE) return payload
    underWay += 1
    try {
      const compressed = await compress(payload, encoding)
      reply.header('content-encoding', encoding)
      return compressed
    } finally {
      underWay -= 1
    }
  })
}

/** Less than a few packets is no faster for being smaller. */
const WORTHWHILE_BYTES = 4_096

/** In a flood answers go out as they are: to compress one takes longer than to make it. */
const MOST_AT_ONCE = 4

function compress(body: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(body, { level: 1 })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 1,
    [constants.BROTLI_PARAM_LGWIN]: 16,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  }
  return promisify(brotliCompress)(body, { params })
}
