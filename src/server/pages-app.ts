import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable, Transform } from 'node:stream'
import compress from '@fastify/compress'
import { type FastifyInstance, type FastifyReply, fastify } from 'fastify'
import { isPreviewing } from '#features/preview/is-previewing.ts'
import { AppError } from '#platform/app-error.ts'
import { systemClock } from '#platform/clock.ts'
import { RETRY_AFTER_SECONDS } from '#platform/database/is-outage.ts'
import { UPLOADS_LIMIT_BYTES } from '#platform/files/upload-limits.ts'
import { trustNearestProxy } from '#platform/trust-nearest-proxy.ts'
import type { PageTarget } from '#routes/request-facts.ts'
import { appLocale } from '#sites/app-locale.ts'
import { originOf } from '#sites/hosts.ts'
import { innerPath } from '#sites/inner-path.ts'
import { type Language, parseLocale } from '#sites/locales.ts'
import { splitQuery } from '#sites/request-path.ts'
import { isSecretAddress } from '#tracking/is-secret-address.ts'
import { answerFailures } from './answer-failures.ts'
import type { FindMoved } from './follow-moves.ts'
import { type PlainStatus, plainAnswer } from './plain-answer.ts'
import type { Renderer } from './render-page.ts'
import { type FactSources, requestFactsFor } from './request-facts-for.ts'
import { targetOf } from './request-target.ts'
import type { SecurityHeaders } from './security-headers.ts'

/** What a page is sent is text, and from visitors a few files with it. */
const bodyLimit = 1_048_576
const uploadLimit = UPLOADS_LIMIT_BYTES + 2 * bodyLimit

/** Pages that are nobody else's: the customer's app, the back office, previews, and forms sent to content pages. */
export async function createPagesApp(
  sources: FactSources,
  parts: { renderer: Renderer; security: SecurityHeaders; findMoved: FindMoved },
): Promise<FastifyInstance> {
  const { renderer, security, findMoved } = parts
  const app = fastify({
    logger: false,
    exposeHeadRoutes: false,
    trustProxy: trustNearestProxy(sources.env.trustProxy),
  })
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  answerFailures(app, sources.log)
  // React Router reads the body itself.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  app.all('/*', async (request, reply) => {
    const target = targetOf(request.raw)
    const requestId = String(reply.raw.getHeader('x-request-id'))
    const mostBytes = mostBytesOf(request.raw, target)
    if (Number(request.headers['content-length'] ?? 0) > mostBytes) {
      return sendTooLarge(reply, requestId)
    }
    const { path, query } = splitQuery(request.raw.url ?? '/')
    const isContent = target.kind === 'content'
    const nonce = randomBytes(16).toString('base64')
    const preview =
      isContent &&
      (await isPreviewing(
        { cookie: request.headers.cookie, target },
        {
          secretKey: sources.env.secretKey,
          queries: sources.queries,
          now: systemClock.now(),
        },
      ))
    const facts = requestFactsFor(
      sources,
      target,
      isContent
        ? { query, preview, clientIp: request.ip, requestId }
        : {
            query,
            nonce,
            clientIp: request.ip,
            requestId,
            locale: appLocale(request.headers),
            cookie: request.headers.cookie,
            userAgent: request.headers['user-agent'],
          },
    )
    const url = isContent
      ? new URL(innerPath(target), originOf(sources.hosts, target.site))
      : new URL(path + query, originOf(sources.hosts, target.kind))
    const signal = abortedBy(reply.raw)
    const response = await renderer.answer(toWebRequest(request.raw, url, mostBytes, signal), facts)
    if (isContent && response.status === 404 && request.method !== 'POST') {
      const move = await findMoved(target, query)
      if (move)
        return reply.header('cache-control', 'no-store').redirect(move.location, move.status)
    }
    const failed = asPlainStatus(response)
    if (failed && request.headers.accept?.includes('text/html')) {
      await response.body?.cancel()
      return sendFailedPaper(reply, failed, {
        requestId,
        language: parseLocale(facts.locale).language,
      })
    }
    reply.headers(policyFor(security, target.kind, nonce))
    // Not even our own hosts hear it. Without the origin, browsers would send forms from nowhere.
    if (isSecretAddress(url)) reply.header('referrer-policy', 'strict-origin')
    if (preview) reply.header('x-robots-tag', 'noindex, nofollow')
    if (!response.headers.has('cache-control')) reply.header('cache-control', 'private, no-store')
    return reply.send(response)
  })
  await app.ready()
  return app
}

function policyFor(security: SecurityHeaders, kind: PageTarget['kind'], nonce: string) {
  if (kind === 'content') return security.content
  return kind === 'cms' ? security.backOffice(nonce) : security.hydrated(nonce)
}

/** What a paper or another file of the account answers when it cannot be had: React Router says it in JSON. */
function asPlainStatus({ status, headers }: Response): PlainStatus | undefined {
  const isJson = headers.get('content-type')?.startsWith('application/json')
  return isJson ? ([400, 404, 405, 500, 503] as const).find((known) => known === status) : undefined
}

/** Who follows a link to one sees a page. */
function sendFailedPaper(
  reply: FastifyReply,
  status: PlainStatus,
  around: { requestId: string; language: Language },
) {
  const { contentType, body } = plainAnswer(undefined, status, { homeUrl: undefined, ...around })
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
  return reply.code(status).type(contentType).header('cache-control', 'no-store').send(body)
}

function sendTooLarge(reply: FastifyReply, requestId: string) {
  const { contentType, body } = plainAnswer(undefined, 413, { homeUrl: undefined, requestId })
  return reply.code(413).type(contentType).header('connection', 'close').send(body)
}

function mostBytesOf({ headers, url = '/' }: IncomingMessage, { kind }: PageTarget): number {
  const hasFiles = headers['content-type']?.startsWith('multipart/form-data')
  return hasFiles && takesFiles(kind, url) ? uploadLimit : bodyLimit
}

/** Applications, claims and answers, and forms of the sites, which editors put where they like. */
function takesFiles(kind: PageTarget['kind'], url: string): boolean {
  if (kind === 'content') return true
  return kind !== 'cms' && /^\/(?:policies|signup|me)\//.test(url)
}

/** Tells the renderer that the visitor left before the answer was out. */
function abortedBy(response: ServerResponse): AbortSignal {
  const left = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) left.abort()
  })
  return left.signal
}

function toWebRequest(
  request: IncomingMessage,
  url: URL,
  mostBytes: number,
  signal: AbortSignal,
): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each)
  }
  const method = request.method ?? 'GET'
  // A request without a body has ended before it is read.
  if (method === 'GET' || method === 'HEAD' || request.readableEnded) {
    return new Request(url, { method, headers, signal })
  }
  const limited = request.pipe(limitBytes(mostBytes))
  // A pipe passes on the end, but not that it broke off: who reads would wait for ever.
  request.once('error', (error) => limited.destroy(error))
  const body = Readable.toWeb(limited) as ReadableStream
  return new Request(url, { method, headers, signal, body, duplex: 'half' } as RequestInit)
}

function limitBytes(limit: number): Transform {
  let seen = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.byteLength
      if (seen <= limit) return done(null, chunk)
      done(new AppError('input-invalid', `A request body has more than ${limit} bytes.`))
    },
  })
}
