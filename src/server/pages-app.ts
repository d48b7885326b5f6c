import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import compress from '@fastify/compress'
import { type FastifyInstance, type FastifyRequest, fastify } from 'fastify'
import { isPreviewing } from '#features/preview/is-previewing.ts'
import { systemClock } from '#platform/clock.ts'
import { UPLOADS_LIMIT_BYTES } from '#platform/files/upload-limits.ts'
import type { UploadRoom } from '#platform/files/upload-room.ts'
import { isSameOrigin } from '#platform/same-origin.ts'
import { trustNearestProxy } from '#platform/trust-nearest-proxy.ts'
import type { PageTarget, RequestFacts } from '#routes/request-facts.ts'
import { appLocale } from '#sites/app-locale.ts'
import { type HostTable, originOf } from '#sites/hosts.ts'
import { innerPath } from '#sites/inner-path.ts'
import { splitQuery } from '#sites/request-path.ts'
import { isSecretAddress } from '#tracking/is-secret-address.ts'
import { answerFailures } from './answer-failures.ts'
import type { FindMoved } from './follow-moves.ts'
import { limitBodies } from './limit-bodies.ts'
import { afterEarlierAnswers } from './one-at-a-time.ts'
import type { PlainStatus } from './plain-page.ts'
import { READING_METHODS } from './refuse-request.ts'
import type { Renderer } from './render-page.ts'
import { takeRenderTurn } from './render-turns.ts'
import { replyPlainly } from './reply-plainly.ts'
import { type FactSources, requestFactsFor } from './request-facts-for.ts'
import { targetOf } from './request-target.ts'
import type { SecurityHeaders } from './security-headers.ts'
import { abortedBy, toWebRequest } from './to-web-request.ts'

/** Pages are sent text, and by visitors a few files as well. */
const bodyLimit = 1_048_576
const uploadLimit = UPLOADS_LIMIT_BYTES + 2 * bodyLimit

/** Pages that are made for one visitor: the customer's app, the back office, previews, and forms sent to content pages. */
export async function createPagesApp(
  sources: FactSources,
  parts: {
    renderer: Renderer
    security: SecurityHeaders
    findMoved: FindMoved
    room: UploadRoom
  },
): Promise<FastifyInstance> {
  const { renderer, security, findMoved, room } = parts
  const app = fastify({
    logger: false,
    exposeHeadRoutes: false,
    trustProxy: trustNearestProxy(sources.env.trustProxy),
  })
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  answerFailures(app, sources)
  const limitBody = limitBodies(room)
  // React Router reads the body itself.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  app.all('/*', async (request, reply) => {
    const { socket } = request.raw
    await afterEarlierAnswers(socket, reply.raw)
    await takeRenderTurn()
    // Nothing is rendered for a visitor who has left meanwhile.
    if (socket.destroyed) return reply.hijack()
    const target = targetOf(request.raw)
    const requestId = String(reply.raw.getHeader('x-request-id'))
    const mostBytes = mostBytesOf(request.raw, target)
    if (Number(request.headers['content-length'] ?? 0) > mostBytes) {
      return replyPlainly(reply.header('connection', 'close'), 413, sources.hosts)
    }
    const url = addressOf(sources.hosts, target, request.raw)
    if (isSentFromElsewhere(request.raw, url)) return replyPlainly(reply, 403, sources.hosts)
    const nonce = randomBytes(16).toString('base64')
    const facts = await factsOf(sources, request, { target, nonce, requestId })
    const asked = toWebRequest(request.raw, url, {
      signal: abortedBy(reply.raw),
      readBody: () => limitBody(request.raw, reply.raw, { mostBytes, clientIp: request.ip }),
    })
    const response = await renderer.answer(asked, facts)
    if (target.kind === 'content' && response.status === 404 && request.method !== 'POST') {
      const move = await findMoved(target, splitQuery(request.raw.url ?? '/').query)
      if (move)
        return reply.header('cache-control', 'no-store').redirect(move.location, move.status)
    }
    // A page that takes no form can still be read.
    if (response.status === 405) reply.header('allow', READING_METHODS)
    const failed = asPlainStatus(response)
    const wantsPage = request.headers.accept?.includes('text/html') || isRoutersRefusal(response)
    if (failed && wantsPage) {
      await response.body?.cancel()
      const wait = response.headers.get('retry-after')
      return replyPlainly(wait ? reply.header('retry-after', wait) : reply, failed, sources.hosts)
    }
    reply.headers(policyFor(security, target.kind, nonce))
    // The address stays secret even from our own hosts. The origin is told, because a form without
    // one would count as sent from elsewhere.
    if (isSecretAddress(url)) reply.header('referrer-policy', 'strict-origin')
    if (facts.preview) reply.header('x-robots-tag', 'noindex, nofollow')
    if (!response.headers.has('cache-control')) reply.header('cache-control', 'private, no-store')
    return reply.send(response)
  })
  await app.ready()
  return app
}

/** What is known of the visitor: on a site only what previews and limits need. */
async function factsOf(
  sources: FactSources,
  { raw, headers, ip: clientIp }: FastifyRequest,
  { target, nonce, requestId }: { target: PageTarget; nonce: string; requestId: string },
): Promise<RequestFacts> {
  const { query } = splitQuery(raw.url ?? '/')
  if (target.kind !== 'content') {
    return requestFactsFor(sources, target, {
      query,
      nonce,
      clientIp,
      requestId,
      cookie: headers.cookie,
      locale: appLocale(headers),
      userAgent: headers['user-agent'],
    })
  }
  const { env, queries } = sources
  const preview = await isPreviewing(
    { cookie: headers.cookie, target },
    { queries, secretKey: env.secretKey, now: systemClock.now() },
  )
  return requestFactsFor(sources, target, { query, preview, clientIp, requestId })
}

/** Content pages are reached under their inner path, whose loaders read the query from the facts. */
function addressOf(hosts: HostTable, target: PageTarget, { url = '/' }: IncomingMessage): URL {
  return target.kind === 'content'
    ? new URL(innerPath(target), originOf(hosts, target.site))
    : new URL(url, originOf(hosts, target.kind))
}

/**
 * Whether a form was sent by another site. Our own forms refuse that too, but React Router would do so
 * first and call it an error of ours, with which anybody could fill the log and the reports.
 */
function isSentFromElsewhere({ method, headers }: IncomingMessage, { origin }: URL): boolean {
  if (method === 'GET' || method === 'HEAD' || headers.origin === undefined) return false
  return !isSameOrigin({ get: (name) => headers[name]?.toString() ?? null }, origin)
}

function policyFor(security: SecurityHeaders, kind: PageTarget['kind'], nonce: string) {
  if (kind === 'content') return security.content
  return kind === 'cms' ? security.backOffice(nonce) : security.hydrated(nonce)
}

/**
 * The status of an answer that is no page: papers and files of the account that cannot be had answer in
 * JSON or in a line of text. A visitor who followed a link to one is shown a page instead.
 */
function asPlainStatus({ status, headers }: Response): PlainStatus | undefined {
  const isPage = headers.get('content-type')?.startsWith('text/html')
  return isPage ? undefined : PAPER_STATUSES.find((known) => known === status)
}

const PAPER_STATUSES = [400, 403, 404, 405, 410, 429, 500, 503] as const

/**
 * What React Router itself answers to whoever sends something to a paper or a redirect: in JSON, that
 * the server failed. Its own script in the browser hears of it in another type, and keeps that.
 */
function isRoutersRefusal({ status, headers }: Response): boolean {
  return status === 405 && headers.get('content-type')?.startsWith('application/json') === true
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
