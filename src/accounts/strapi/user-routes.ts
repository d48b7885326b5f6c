import type { FastifyInstance } from 'fastify'
import { wireUser } from '../customers/wire-user.ts'
import { refuse } from './problem.ts'
import { customerOf, type RouteDesk } from './route-desk.ts'
import { sendPrivately, sendProblem, setCookie } from './send.ts'

export function addUserRoutes(app: FastifyInstance, desk: RouteDesk): void {
  app.get('/users/me', async (request, reply) => {
    const found = await customerOf(desk, request)
    if (found !== undefined) return sendPrivately(reply, wireUser(found.customer, desk.env))
    // A session that is no good any more ends in the browser too.
    if (request.headers.cookie) setCookie(desk, request, reply, 'contentSession', undefined)
    const authentication = await desk.authenticate(request)
    const isNobody = authentication.ok && authentication.actor.kind === 'anonymous'
    return sendProblem(
      reply,
      isNobody
        ? refuse('ForbiddenError', 'Forbidden')
        : refuse('UnauthorizedError', 'Unauthorized'),
    )
  })
}
