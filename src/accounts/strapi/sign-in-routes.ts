import type { FastifyInstance } from 'fastify'
import { isLanguage } from '#sites/locales.ts'
import { registerCustomer } from '../customers/register-customer.ts'
import { finishSignIn } from '../customers/second-step.ts'
import { requestSignInLink, signInWithLink } from '../customers/sign-in-link.ts'
import { signInWithPassword } from '../customers/sign-in-with-password.ts'
import { SHORTEST_STRAPI_PASSWORD } from '../password-rule.ts'
import { isRefused, refuse } from '../refusal.ts'
import { checkBody, LONGEST_ADDRESS } from './check-body.ts'
import { customerOf, type RouteDesk } from './route-desk.ts'
import { callerOf, sendOutcome, sendPrivately, sendProblem, setSession } from './send.ts'

export function addSignInRoutes(app: FastifyInstance, desk: RouteDesk): void {
  const limited = { preHandler: desk.limit.byCaller }
  const limitedByEmail = { preHandler: desk.limit.byEmail }

  app.post('/auth/local', limited, async (request, reply) => {
    const body = checkBody(request.body, {
      identifier: { kind: 'login' },
      password: {},
      otp: { optional: true },
    })
    if (isRefused(body)) return sendProblem(reply, body)
    const outcome = await signInWithPassword(desk, body.values, callerOf(request))
    return sendOutcome(desk, request, reply, outcome)
  })

  app.post('/auth/local/register', limitedByEmail, async (request, reply) => {
    const body = checkRegistration(request.body)
    if (isRefused(body)) return sendProblem(reply, body)
    const outcome = await registerCustomer(desk, body.values, callerOf(request))
    return sendOutcome(desk, request, reply, outcome)
  })

  // Strapi has neither: its clients just forget their token. Ours sits where scripts cannot.
  app.post('/auth/logout', async (request, reply) => {
    const found = await customerOf(desk, request)
    const { internalAdapter } = await desk.auth.$context
    if (found) await internalAdapter.deleteSession(found.session.token)
    setSession(desk, request, reply, undefined)
    return sendPrivately(reply, { ok: true })
  })

  app.post('/auth/magic-link', limitedByEmail, async (request, reply) => {
    const body = checkBody(request.body, { email: { kind: 'email' } })
    if (isRefused(body)) return sendProblem(reply, body)
    await requestSignInLink(desk, body.values.email, callerOf(request))
    return sendPrivately(reply, { ok: true })
  })

  app.post('/auth/magic-link/callback', limited, async (request, reply) => {
    const body = checkBody(request.body, { token: {} })
    if (isRefused(body)) return sendProblem(reply, body)
    const outcome = await signInWithLink(desk, body.values.token, callerOf(request))
    return sendOutcome(desk, request, reply, outcome)
  })

  // What a link or a provider left open for those who use an authenticator app.
  app.post('/auth/second-factor', limited, async (request, reply) => {
    const body = checkBody(request.body, { ticket: {}, otp: {} })
    if (isRefused(body)) return sendProblem(reply, body)
    const { ticket, otp } = body.values
    const outcome = await finishSignIn(desk, { ticket, code: otp }, callerOf(request))
    return sendOutcome(desk, request, reply, outcome)
  })
}

const registrationRules = {
  email: { kind: 'email', min: 6 },
  username: { min: 3, max: LONGEST_ADDRESS },
  password: { min: SHORTEST_STRAPI_PASSWORD },
  language: { optional: true },
} as const

function checkRegistration(body: unknown) {
  const unknown = Object.keys(body ?? {}).filter((key) => !Object.hasOwn(registrationRules, key))
  if (unknown.length > 0)
    return refuse('ValidationError', `Invalid parameters: ${unknown.join(', ')}`)
  const checked = checkBody(body, registrationRules)
  if (isRefused(checked)) return checked
  const { language, ...rest } = checked.values
  return { values: { ...rest, language: isLanguage(language) ? language : undefined } }
}
