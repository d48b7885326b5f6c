import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding } from '#platform/accept-encoding.ts'
import { together } from '#platform/together.ts'
import { HOST_ROLES, type HostTable, hostInAddress } from '#sites/hosts.ts'
import { splitQuery } from '#sites/request-path.ts'
import { resolve } from '#sites/resolve.ts'
import type { ContentAnswers } from './content-answers.ts'
import { askedFor, closeExchange, openExchange } from './exchange.ts'
import { type Glance, glanceAt } from './glance-at.ts'
import type { HeldFiles } from './hold-files.ts'
import type { Metrics } from './metrics.ts'
import type { PageCache } from './page-cache/page-cache.ts'
import { sendVariant } from './page-cache/send-page.ts'
import type { RenderContent } from './render-content.ts'
import type { RenderedPage } from './render-page.ts'
import type { LogRequest } from './request-log.ts'

type MemoryParts = {
  hosts: HostTable
  cache: PageCache
  contentAnswers: ContentAnswers
  files: HeldFiles
  renderContent: RenderContent
  logRequest: LogRequest
  metrics: Metrics
}

/**
 * The short way: most requests are for what is in memory under the very address given. What this
 * opens says whether it answered.
 */
export function openMemoryWay(
  parts: MemoryParts,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const ownHosts = new Set(HOST_ROLES.map((role) => hostInAddress(parts.hosts, role)))
  return (request, response) => {
    const glance = glanceAt(request)
    // Pages are kept under host and path in one: another host could borrow from the path.
    if (glance === undefined || !ownHosts.has(glance.host)) return false
    const { path, query } = splitQuery(request.url ?? '/')
    return (
      answerWithPage(parts, glance, { path, query }, request, response) ||
      (query === '' && answerWithFile(parts, glance, path, request, response))
    )
  }
}

function answerWithPage(
  parts: MemoryParts,
  glance: Glance,
  { path, query }: { path: string; query: string },
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { host } = glance
  const served =
    host === parts.contentAnswers.host
      ? parts.contentAnswers.peek(request)
      : parts.cache.peek({
          base: host + path,
          query,
          encoding: chooseEncoding(glance.acceptEncoding),
          render: () => renderAgain(parts, host, request.url ?? '/', query),
        })
  if (served?.kind !== 'stored') return false
  const exchange = openExchange(request, response, host)
  exchange.by = 'cache'
  exchange.cache = served.state
  // The very address is the page's own, so the log says the same of it every time.
  if (request.method === 'GET' && host !== parts.contentAnswers.host) {
    served.page.asked ??= askedFor(exchange)
    exchange.asked = served.page.asked
  }
  together(() => {
    sendVariant(glance, response, served.variant, exchange.id)
    closeExchange(exchange, parts.logRequest, parts.metrics)
  })
  return true
}

function renderAgain(
  { hosts, renderContent }: MemoryParts,
  host: string,
  url: string,
  query: string,
): Promise<RenderedPage> {
  const target = resolve(hosts, { host, path: url })
  if (target.kind !== 'content') throw new Error(`${url} was a content page and is none any more.`)
  return renderContent(target, query)
}

function answerWithFile(
  { files, logRequest, metrics }: MemoryParts,
  glance: Glance,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const variant = files.peek(path, glance.acceptEncoding)
  if (variant === undefined) return false
  const exchange = openExchange(request, response, glance.host)
  exchange.by = 'files'
  together(() => {
    sendVariant(glance, response, variant, exchange.id)
    closeExchange(exchange, logRequest, metrics)
  })
  return true
}
