import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import type { HostTable } from '#sites/hosts.ts'
import { answerPreflight, originHeaders } from './cors.ts'
import { type Allowance, allowanceHeaders, type CountRequest, limitRate } from './limit-rate.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What every answer to such a caller says: name, value, name, value. Always the same list. */
    usualHeaders: readonly string[] | null
    /** How much the caller may still ask. */
    allowance: Allowance | null
  }
}

/**
 * Headers of every answer: who may read it, and how much the caller may still ask. They wait beside
 * the request, and quotes write them as they stand (`sendAscii`), so that no quote pays for setting
 * one after the other and reading them back.
 */
export function addUsualHeaders(
  app: FastifyInstance,
  { hosts, requestsPerMinute }: { hosts: HostTable; requestsPerMinute: number },
): void {
  const forOrigin = originHeaders(hosts)
  const answerUsually = (count: CountRequest): onRequestHookHandler =>
    function putHeaders(request, reply, done) {
      request.usualHeaders = forOrigin(request.headers.origin)
      if (request.method === 'OPTIONS') {
        answerPreflight(reply)
        return
      }
      const allowance = count(request)
      const { seconds, refusal } = allowance
      request.allowance = allowance
      if (refusal) reply.header('retry-after', seconds)
      done(refusal)
    }
  const everywhere = answerUsually(limitRate(requestsPerMinute))
  const onRoutes = new Map<string, onRequestHookHandler>()
  app.decorateRequest('usualHeaders', null)
  app.decorateRequest('allowance', null)
  // Each route is told once how it counts: to ask a request for its route takes longer than to count it.
  app.addHook('onRoute', (route) => {
    const own = route.config?.requestsPerMinute
    if (own !== undefined && !onRoutes.has(route.url)) {
      onRoutes.set(route.url, answerUsually(limitRate(own)))
    }
    const first = onRoutes.get(route.url) ?? everywhere
    route.onRequest = [first, ...[route.onRequest ?? []].flat()]
  })
  app.addHook('onRequest', function putHeadersElsewhere(request, reply, done) {
    if (request.is404) everywhere.call(this, request, reply, done)
    else done()
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    setHeaders(request, reply)
    done()
  })
}

function setHeaders({ usualHeaders, allowance }: FastifyRequest, reply: FastifyReply): void {
  if (usualHeaders === null) return
  // An answer that differs for further reasons has named them.
  const vary = reply.getHeader('vary')
  setAll(reply, usualHeaders)
  if (allowance !== null) setAll(reply, allowanceHeaders(allowance))
  if (vary !== undefined) reply.header('vary', `${reply.getHeader('vary')}, ${vary}`)
}

function setAll(reply: FastifyReply, headers: readonly string[]): void {
  for (let at = 0; at < headers.length; at += 2) reply.header(headers[at] ?? '', headers[at + 1])
}
