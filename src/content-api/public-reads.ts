import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** An answer that everybody gets, whole, with what it was made from. */
interface PublicAnswer {
  status: number
  headers: Record<string, string>
  body: Buffer
  tags: readonly string[]
}

/** Known to this process alone: nobody outside can ask for the tags. */
const secret = randomBytes(16).toString('hex')
const askHeader = 'x-ask-cache-tags'
const tagsHeader = 'x-cache-tags'

/** Lets `readPublic` see what an answer was made from. */
export function tellCacheTags(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.headers[askHeader] === secret) {
      reply.header(tagsHeader, JSON.stringify([...request.cacheTags]))
    }
    done(null, payload)
  })
}

/**
 * Whether the answer at an address is the same for everybody who sends no credentials. The app reads
 * `%61uth` as `auth`, and what it answers there belongs to one person, so a path in any other
 * spelling than the plain one is not judged here.
 */
export function isPublicRead(url: string): boolean {
  return PLAIN_PATH.test(url) && !/^\/api\/(?:auth|connect|users|upload|frontend)\b/.test(url)
}

const PLAIN_PATH = /^\/api\/[^%?]*(?:\?|$)/

/** Asks the app as nobody in particular. */
export async function readPublic(
  app: FastifyInstance,
  host: string,
  url: string,
): Promise<PublicAnswer> {
  const response = await app.inject({ method: 'GET', url, headers: { host, [askHeader]: secret } })
  const headers: Record<string, string> = {}
  let tags: string[] = []
  for (const [name, value] of Object.entries(response.headers)) {
    if (name === tagsHeader) tags = JSON.parse(String(value))
    else if (!passedOver.has(name) && value !== undefined) headers[name] = String(value)
  }
  return { status: response.statusCode, headers, body: response.rawPayload, tags }
}

/** Set again by whoever sends the answer on. */
const passedOver = new Set([
  'connection',
  'date',
  'content-length',
  'transfer-encoding',
  'keep-alive',
])
