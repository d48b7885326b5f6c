import type { FastifyInstance } from 'fastify'
import { originOf } from '#sites/hosts.ts'
import { confirmEmail, sendConfirmation } from '../customers/confirm-email.ts'
import { CONFIRMED_PATH } from '../customers/customer-mails.ts'
import { isRefused, refuse } from '../refusal.ts'
import { checkBody } from './check-body.ts'
import type { RouteDesk } from './route-desk.ts'
import { sendPrivately, sendProblem } from './send.ts'

export function addConfirmationRoutes(app: FastifyInstance, desk: RouteDesk): void {
  // Strapi has no limit here, so anyone could fill anyone's mailbox.
  const limited = { preHandler: desk.limit.byEmail }

  app.post('/auth/send-email-confirmation', limited, async (request, reply) => {
    const body = checkBody(request.body, { email: { kind: 'email' } })
    if (isRefused(body)) return sendProblem(reply, body)
    const outcome = await sendConfirmation(desk, body.values.email)
    return isRefused(outcome) ? sendProblem(reply, outcome) : sendPrivately(reply, outcome)
  })

  app.get('/auth/email-confirmation', async (request, reply) => {
    const query = checkBody(request.query, { confirmation: {} })
    const outcome = isRefused(query)
      ? refuse('ValidationError', 'Invalid token')
      : await confirmEmail(desk, query.values.confirmation)
    if (isRefused(outcome)) return sendProblem(reply, outcome)
    return reply
      .header('cache-control', 'no-store')
      .redirect(originOf(desk.hosts, 'app') + CONFIRMED_PATH, 302)
  })
}
