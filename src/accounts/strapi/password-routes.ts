import type { FastifyInstance } from 'fastify'
import { changePassword } from '../customers/change-password.ts'
import { requestPasswordReset, resetPassword } from '../customers/reset-password.ts'
import { SHORTEST_STRAPI_PASSWORD } from '../password-rule.ts'
import { isRefused, refuse } from '../refusal.ts'
import { checkBody } from './check-body.ts'
import { customerOf, type RouteDesk } from './route-desk.ts'
import { callerOf, sendOutcome, sendPrivately, sendProblem } from './send.ts'

export function addPasswordRoutes(app: FastifyInstance, desk: RouteDesk): void {
  app.post('/auth/forgot-password', { preHandler: desk.limit.byEmail }, async (request, reply) => {
    const body = checkBody(request.body, { email: { kind: 'email' } })
    if (isRefused(body)) return sendProblem(reply, body)
    await requestPasswordReset(desk, body.values.email)
    return sendPrivately(reply, { ok: true })
  })

  app.post('/auth/reset-password', { preHandler: desk.limit.byCaller }, async (request, reply) => {
    const body = checkBody(request.body, { ...newPassword, code: {} })
    if (isRefused(body)) return sendProblem(reply, body)
    if (body.values.password !== body.values.passwordConfirmation)
      return sendProblem(reply, mismatch)
    const outcome = await resetPassword(desk, body.values, callerOf(request))
    return sendOutcome(desk, request, reply, outcome)
  })

  app.post('/auth/change-password', { preHandler: desk.limit.byCaller }, async (request, reply) => {
    const found = await customerOf(desk, request)
    if (found === undefined) return sendProblem(reply, refuse('ForbiddenError', 'Forbidden'))
    const body = checkBody(request.body, { ...newPassword, currentPassword: {} })
    if (isRefused(body)) return sendProblem(reply, body)
    if (body.values.password !== body.values.passwordConfirmation)
      return sendProblem(reply, mismatch)
    const outcome = await changePassword(desk, found.session, body.values, callerOf(request))
    return sendOutcome(desk, request, reply, outcome)
  })
}

const newPassword = {
  password: { min: SHORTEST_STRAPI_PASSWORD },
  passwordConfirmation: {},
} as const

const mismatch = refuse('ValidationError', 'Passwords do not match')
