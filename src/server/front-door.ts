import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isBackOfficePage } from '#back-office/is-back-office-page.ts'
import { chooseEncoding } from '#platform/accept-encoding.ts'
import { isOutage } from '#platform/database/is-outage.ts'
import type { ContentTarget } from '#routes/request-facts.ts'
import { type HostTable, hostInAddress } from '#sites/hosts.ts'
import { splitQuery } from '#sites/request-path.ts'
import { resolve } from '#sites/resolve.ts'
import { answerBrokenRequests } from './answer-broken-requests.ts'
import { openMemoryWay } from './answer-from-memory.ts'
import { answerOnSockets } from './answer-on-socket.ts'
import { collectPath } from './collect-app.ts'
import type { ContentAnswers } from './content-answers.ts'
import {
  sendMethods,
  sendPlain,
  sendReadOnly,
  sendRedirect,
  sendServed,
  sendStatus,
  setHeaders,
} from './door-answers.ts'
import { closeExchange, type Exchange, openExchange } from './exchange.ts'
import type { HeldFiles } from './hold-files.ts'
import type { Metrics } from './metrics.ts'
import { mustNotBeCached } from './page-cache/must-not-be-cached.ts'
import type { PageCache } from './page-cache/page-cache.ts'
import { pageAskOf, sendVariant } from './page-cache/send-page.ts'
import { KEEP_ALIVE_MS } from './page-cache/wire.ts'
import { pathAsked } from './path-asked.ts'
import type { Readiness } from './readiness.ts'
import { refuseRequest } from './refuse-request.ts'
import type { RenderContent } from './render-content.ts'
import type { RenderMissing } from './render-missing.ts'
import type { Logger, LogRequest } from './request-log.ts'
import { setTarget } from './request-target.ts'
import type { HeaderList, SecurityHeaders } from './security-headers.ts'
import { straysFromOffice } from './strays-from-office.ts'

type DoorParts = {
  hosts: HostTable
  cache: PageCache
  /** Public reads of the content API. */
  contentAnswers: ContentAnswers
  security: SecurityHeaders
  log: Logger
  logRequest: LogRequest
  metrics: Metrics
  checkReadiness: () => Promise<Readiness>
  /** Renders a content page, for the cache. */
  renderContent: RenderContent
  /** Renders a site's 404. */
  renderMissing: RenderMissing
  /** The applications behind the door, one for each kind of host. */
  apps: Record<'api' | 'cms' | 'pages' | 'files' | 'collect', FastifyInstance>
  /** Paths that are files of the build on every host of ours. */
  isFile: (path: string) => boolean
  /** Those files. */
  files: HeldFiles
  /** In development, Vite answers for sources and its own client first. */
  beforeAll?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/**
 * Every request comes in here. The door knows the hosts, so that nothing behind it has to; it
 * answers from memory itself and passes everything else to the application of the host.
 */
export function createFrontDoor(parts: DoorParts): Server {
  const memory = openMemoryWay(parts)
  const enter = (request: IncomingMessage, response: ServerResponse) => {
    if (memory.answer(request, response)) return
    const goOn = () => answer(parts, request, response)
    if (parts.beforeAll) parts.beforeAll(request, response, goOn)
    else goOn()
  }
  const server = createServer(
    {
      maxHeaderSize: 16_384,
      // A phone with 1 Mbit/s needs 252 s for the largest form with all its files. What senders can
      // fill meanwhile is bounded (`limit-bodies.ts`), and `timeout` below ends those who fall silent.
      requestTimeout: 300_000,
      headersTimeout: 20_000,
      keepAliveTimeout: KEEP_ALIVE_MS,
      // Nearly all requests have no body, and a stream for it costs as much as finding the page.
      optimizeEmptyRequests: true,
      // Node's own answer would be empty and without our headers, so we answer ourselves.
      requireHostHeader: false,
    },
    enter,
  )
  // For the same reason an expectation that HTTP does not know is ignored, and the request answered.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  // While an earlier answer is still under way on the connection, there is no socket yet, and Node
  // would write the "100 Continue" between the head and the body of this answer. A client that hears
  // nothing sends its body all the same (RFC 9110, 10.1.1).
  server.on('checkContinue', (request, response) => {
    if (response.socket) response.writeContinue()
    server.emit('request', request, response)
  })
  // A client that stops reading in the middle of an answer would keep it, and the connection, for
  // ever. The limit is longer than a file store may take (`bucket-file-store.ts`), because until then
  // nothing is sent either.
  server.timeout = 180_000
  answerOnSockets(server, memory.prepare)
  answerBrokenRequests(server, parts)
  return server
}

function answer(parts: DoorParts, request: IncomingMessage, response: ServerResponse): void {
  const exchange = openExchange(request, response)
  response.on('close', () => closeExchange(exchange, parts.logRequest, parts.metrics))
  response.setHeader('x-request-id', exchange.id)
  dispatch(parts, exchange).catch((error: unknown) => {
    parts.log.error({ err: error, id: exchange.id }, 'request failed')
    sendPlain(parts, exchange, isOutage(error) ? 503 : 500)
  })
}

async function dispatch(parts: DoorParts, exchange: Exchange): Promise<void> {
  const { request } = exchange
  const refused = refuseRequest(request)
  if (refused) {
    // A proxy in front of us may have read another request, with another end: what follows on this
    // connection could be anything.
    exchange.response.shouldKeepAlive = false
    return sendPlain(parts, exchange, refused)
  }
  request.url = pathAsked(request)
  const { path, query } = splitQuery(request.url)
  if (path === '/healthz') return sendStatus(parts, exchange, 200, { status: 'alive' })
  if (path === '/readyz') return sendReadiness(parts, exchange)

  const target = resolve(parts.hosts, { host: request.headers.host, path: request.url })
  if (target.kind === 'unknown-host') return sendPlain(parts, exchange, 421)
  if (path === '*' && request.method === 'OPTIONS') return sendMethods(parts, exchange)
  if (target.kind === 'bad-request') {
    return sendPlain(parts, exchange, target.reason === 'too-long' ? 414 : 400)
  }
  if (target.kind === 'redirect') return sendRedirect(parts, exchange, target)
  if (parts.isFile(path)) return sendFile(parts, exchange, path)
  // Pictures of the media library are shown by every site from its own host.
  if (path.startsWith('/uploads/')) return pass(parts, exchange, 'cms', parts.security.data)
  if (path === collectPath && request.method === 'POST' && !isForPrograms(target.kind))
    return pass(parts, exchange, 'collect', parts.security.data)
  switch (target.kind) {
    case 'cms':
      if (path === '/') return sendRedirect(parts, exchange, { status: 302, location: '/admin' })
      if (straysFromOffice(request)) return sendPlain(parts, exchange, 404)
      if (!isBackOfficePage(path)) return sendContentAnswer(parts, exchange)
      setTarget(request, { kind: 'cms' })
      return pass(parts, exchange, 'pages', parts.security.content)
    case 'api':
      return passToApi(parts, exchange, path)
    case 'app':
    case 'health':
      // Inner paths of content pages lead nowhere here.
      if (path.startsWith('/~')) return sendPlain(parts, exchange, 404)
      if (isApiPath(path)) return passToApi(parts, exchange, path)
      setTarget(request, { kind: target.kind })
      return pass(parts, exchange, 'pages', parts.security.content)
    case 'not-found':
      return sendMissing(parts, exchange, target)
    case 'content':
      if (isApiPath(path)) return passToApi(parts, exchange, path)
      setTarget(request, target)
      return mustNotBeCached(request)
        ? pass(parts, exchange, 'pages', parts.security.content)
        : sendContent(parts, exchange, target, path, query)
  }
}

/** `/api/applications` is the address that the specification names, on the host of whoever asks. */
function isApiPath(path: string): boolean {
  return path.startsWith('/api/')
}

/** The same API on every host with pages, so that a page asks no other origin. */
function passToApi(parts: DoorParts, exchange: Exchange, path: string): void {
  const { request } = exchange
  if (isApiPath(path)) request.url = request.url?.slice('/api'.length)
  pass(parts, exchange, 'api', parts.security.data)
}

/** Hosts without pages, and so without views of them. */
function isForPrograms(kind: string): boolean {
  return kind === 'api' || kind === 'cms'
}

async function sendMissing(
  parts: DoorParts,
  exchange: Exchange,
  missed: Parameters<RenderMissing>[0],
): Promise<void> {
  exchange.by = 'content'
  sendServed(exchange, { kind: 'passed', page: await parts.renderMissing(missed) })
}

async function sendContent(
  parts: DoorParts,
  exchange: Exchange,
  target: ContentTarget,
  path: string,
  query: string,
): Promise<void> {
  exchange.by = 'content'
  const served = await parts.cache.get({
    // As browsers send it, so that the short way finds the page again.
    host: hostInAddress(parts.hosts, target.site),
    path,
    query,
    encoding: chooseEncoding(exchange.request.headers['accept-encoding']),
    render: () => parts.renderContent(target, query),
  })
  sendServed(exchange, served)
}

async function sendFile(parts: DoorParts, exchange: Exchange, path: string): Promise<void> {
  const { request, response, id } = exchange
  const ask = pageAskOf(request)
  if (ask.method !== 'GET' && ask.method !== 'HEAD') return sendReadOnly(parts, exchange)
  const variant = await parts.files.read(path, ask.acceptEncoding)
  if (variant === undefined) return pass(parts, exchange, 'files', parts.security.file)
  exchange.by = 'files'
  // It carries all its headers itself, as pages do.
  response.removeHeader('x-request-id')
  sendVariant(ask, response, variant, id)
}

async function sendContentAnswer(parts: DoorParts, exchange: Exchange): Promise<void> {
  const served = await parts.contentAnswers.get(exchange.request)
  if (served === undefined) return pass(parts, exchange, 'cms', parts.security.data)
  exchange.by = 'cms'
  sendServed(exchange, served)
}

function pass(
  parts: DoorParts,
  exchange: Exchange,
  app: keyof DoorParts['apps'],
  headers: HeaderList,
): void {
  const { request, response } = exchange
  exchange.by = app
  setHeaders(response, headers)
  // There is no body, and Fastify would wait for ever for one of that type.
  if (request.readableEnded) delete request.headers['content-type']
  parts.apps[app].routing(request, response)
}

async function sendReadiness(parts: DoorParts, exchange: Exchange): Promise<void> {
  const { ready, ...why } = await parts.checkReadiness()
  const status = ready ? 'ready' : 'not ready'
  sendStatus(parts, exchange, ready ? 200 : 503, { status, ...why })
}
