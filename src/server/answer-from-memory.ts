import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding } from '#platform/accept-encoding.ts'
import { HOST_ROLES, type HostTable, hostInAddress } from '#sites/hosts.ts'
import { splitQuery } from '#sites/request-path.ts'
import { resolve } from '#sites/resolve.ts'
import type { ReadyAnswer } from './answer-on-socket.ts'
import type { ContentAnswers } from './content-answers.ts'
import { type Asking, askedFor, closeAsking, openAsking } from './exchange.ts'
import { type Glance, glanceAt } from './glance-at.ts'
import type { HeldFiles } from './hold-files.ts'
import type { Metrics } from './metrics.ts'
import type { PageCache } from './page-cache/page-cache.ts'
import { sendVariant } from './page-cache/send-page.ts'
import type { StoredVariant } from './page-cache/stored-page.ts'
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

type MemoryWay = {
  /** Says whether it did. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  /** The whole of it for who asks for it plainly and has none of it yet: most of all answers. */
  prepare(request: IncomingMessage): ReadyAnswer | undefined
}

type Found = { asking: Asking; variant: StoredVariant }

/** The short way: most requests are for what is in memory under the very address given. */
export function openMemoryWay(parts: MemoryParts): MemoryWay {
  const ownHosts = new Set(HOST_ROLES.map((role) => hostInAddress(parts.hosts, role)))
  const find = (glance: Glance, request: IncomingMessage): Found | undefined => {
    const { path, query } = splitQuery(request.url ?? '/')
    return (
      findPage(parts, glance, { path, query }, request) ??
      (query === '' && ownHosts.has(glance.host)
        ? findFile(parts, glance, path, request)
        : undefined)
    )
  }
  return {
    answer(request, response) {
      const glance = glanceAt(request)
      const found = glance && find(glance, request)
      if (!found) return false
      const { asking, variant } = found
      sendVariant(glance, response, variant, asking.id)
      closeAsking(asking, response.statusCode, parts)
      return true
    },
    prepare(request) {
      const glance = glanceAt(request)
      if (glance?.method !== 'GET' || glance.ifNoneMatch !== undefined) return undefined
      const found = find(glance, request)
      if (!found) return undefined
      const { asking, variant } = found
      return (send) => {
        send(variant.wire, asking.id)
        closeAsking(asking, 200, parts)
      }
    },
  }
}

function findPage(
  parts: MemoryParts,
  glance: Glance,
  { path, query }: { path: string; query: string },
  request: IncomingMessage,
): Found | undefined {
  const { host } = glance
  const isContentAnswer = host === parts.contentAnswers.host
  const served = isContentAnswer
    ? parts.contentAnswers.peek(request)
    : parts.cache.peek({
        host,
        path,
        query,
        encoding: chooseEncoding(glance.acceptEncoding),
        render: () => renderAgain(parts, host, request.url ?? '/', query),
      })
  if (served?.kind !== 'stored') return undefined
  const asking = openAsking(request, host, path)
  asking.by = 'cache'
  asking.cache = served.state
  // The very address is the page's own, so the log says the same of it every time.
  if (request.method === 'GET' && !isContentAnswer) {
    served.page.asked ??= askedFor(asking)
    asking.asked = served.page.asked
  }
  return { asking, variant: served.variant }
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

function findFile(
  { files }: MemoryParts,
  glance: Glance,
  path: string,
  request: IncomingMessage,
): Found | undefined {
  const variant = files.peek(path, glance.acceptEncoding)
  if (variant === undefined) return undefined
  const asking = openAsking(request, glance.host, path)
  asking.by = 'files'
  return { asking, variant }
}
