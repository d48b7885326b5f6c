import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { COOKIES } from '#sites/cookies.ts'
import { readCookie } from '../cookie-header.ts'
import { connectCustomer } from '../open-id/connect-customer.ts'
import { beginConnection, connectPage, finishConnection } from '../open-id/connection.ts'
import { isRefused, type Refused } from '../refusal.ts'
import type { RouteDesk } from './route-desk.ts'
import { callerOf, sendOutcome, sendProblem, setCookie } from './send.ts'

type Provider = { Params: { provider: string }; Querystring: Record<string, unknown> }

export function addConnectRoutes(app: FastifyInstance, desk: RouteDesk): void {
  const limited = { preHandler: desk.limit.byCaller }

  app.get<Provider>('/connect/:provider', limited, async (request, reply) => {
    const callback = textIn(request.query, 'callback')
    const begun = await beginConnection(desk, request.params.provider, callback)
    if (isRefused(begun)) return refuseVisit(request, reply, begun)
    if (begun.state) setCookie(desk, request, reply, 'signInState', begun.state)
    return reply.header('cache-control', 'no-store').redirect(begun.location, 302)
  })

  app.get<Provider>('/connect/:provider/callback', limited, async (request, reply) => {
    const remembered = readCookie(request.headers.cookie, COOKIES.signInState.name)
    const query = {
      state: textIn(request.query, 'state'),
      code: textIn(request.query, 'code'),
      error: textIn(request.query, 'error'),
    }
    const { provider } = request.params
    const finished = await finishConnection(desk, provider, query, remembered)
    setCookie(desk, request, reply, 'signInState', undefined)
    if (isRefused(finished)) return refuseVisit(request, reply, finished)
    return reply.header('cache-control', 'no-store').redirect(finished.location, 302)
  })

  app.get<Provider>('/auth/:provider/callback', limited, async (request, reply) => {
    const { provider } = request.params
    const ticket = textIn(request.query, 'access_token')
    const outcome = await connectCustomer(desk, provider, ticket, callerOf(request))
    return sendOutcome(desk, request, reply, outcome)
  })

  /** A program is told; who looks is led to our page, which says in their language how to go on. */
  function refuseVisit(
    request: FastifyRequest<Provider>,
    reply: FastifyReply,
    problem: Refused,
  ): FastifyReply {
    if (!isVisit(request)) return sendProblem(reply, problem)
    const location = connectPage(desk, request.params.provider)
    return reply.header('cache-control', 'no-store').redirect(location, 302)
  }
}

/** Whether somebody looks at the answer, and no program. */
function isVisit({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false
}

function textIn(query: Record<string, unknown>, name: string): string | undefined {
  const value = Object.hasOwn(query, name) ? query[name] : undefined
  return typeof value === 'string' && value.length <= 4_096 ? value : undefined
}
