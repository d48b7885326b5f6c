import type { FastifyInstance } from 'fastify'
import qs from 'qs'
import { type WireUser, wireUser } from '../customers/wire-user.ts'
import { refuse } from '../refusal.ts'
import { customerOf, type RouteDesk } from './route-desk.ts'
import { sendPrivately, sendProblem, setCookie } from './send.ts'

export function addUserRoutes(app: FastifyInstance, desk: RouteDesk): void {
  app.get('/users/me', async (request, reply) => {
    const found = await customerOf(desk, request)
    if (found !== undefined)
      return sendPrivately(reply, chosenFields(wireUser(found.customer, desk.env), request.url))
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

/** `fields=email`, `fields=email,username` or `fields[0]=email`; the id is always there. */
function chosenFields(user: WireUser, url: string): Partial<WireUser> {
  const { fields } = qs.parse(url.slice(url.indexOf('?') + 1), { arrayLimit: 100, depth: 1 })
  if (!url.includes('?') || fields === undefined) return user
  const names = [fields].flat().flatMap((field) => String(field).split(','))
  if (names.includes('*')) return user
  return Object.fromEntries(
    Object.entries(user).filter(([name]) => name === 'id' || names.includes(name)),
  )
}
