import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { STAFF_ROLES } from '../acting-user.ts'
import type { Accounts } from '../create-accounts.ts'
import { SHORTEST_STAFF_PASSWORD } from '../password-rule.ts'
import { isRefused, refuse } from '../refusal.ts'
import { createRateLimit } from '../strapi/limit-rate.ts'
import { credentialsOf } from '../strapi/route-desk.ts'
import { sendPrivately, sendProblem } from '../strapi/send.ts'
import { STAFF_AUTH_PATH } from './create-staff-auth.ts'
import { createFirstAdmin, isFirstRun, isFirstRunCode } from './first-admin.ts'
import { acceptInvitation, inviteStaff, type NoteJoined } from './invite-staff.ts'
import { passToAuth } from './pass-to-auth.ts'
import { OPEN_WITHOUT_SECOND_FACTOR } from './second-factor-duty.ts'

/** The routes by which staff joins and signs in, for the content system's host, without a prefix. */
export async function registerStaffRoutes(
  app: FastifyInstance,
  { accounts, noteJoined }: { accounts: Accounts; noteJoined: NoteJoined },
): Promise<void> {
  const { parts } = accounts
  const limited = { preHandler: createRateLimit(accounts.attempts).byCaller }

  for (const path of STAFF_AUTH_ROUTES) {
    app.post(STAFF_AUTH_PATH + path, (request, reply) => passToAuth(accounts, request, reply))
  }

  app.get('/admin/first-run', async (_request, reply) =>
    sendPrivately(reply, {
      needed: await isFirstRun(parts.database.db),
      codeNeeded: parts.env.appEnv !== 'development',
    }),
  )

  app.post('/admin/first-run', limited, async (request, reply) => {
    const body = parse(firstRunBody, request.body)
    if (isRefused(body)) return sendProblem(reply, body)
    const { code, ...admin } = body.values
    if (parts.env.appEnv !== 'development' && !isFirstRunCode(parts.env.secretKey, code ?? ''))
      return sendProblem(reply, refuse('ForbiddenError', 'The code is the one in the log'))
    const member = await createFirstAdmin(parts, admin)
    if (member === undefined)
      return sendProblem(reply, refuse('ForbiddenError', 'There is an admin already'))
    return sendPrivately(reply.code(201), { email: member.email, role: member.role })
  })

  app.post('/admin/invitations', limited, async (request, reply) => {
    const authentication = await accounts.authenticateBearer(credentialsOf(request))
    if (!authentication.ok) return sendProblem(reply, { refused: authentication.problem })
    const body = parse(invitationBody, request.body)
    if (isRefused(body)) return sendProblem(reply, body)
    const outcome = await inviteStaff(parts, authentication.actor, body.values)
    if (outcome === 'not-allowed') return sendProblem(reply, refuse('ForbiddenError', 'Forbidden'))
    if (outcome === 'is-staff-already')
      return sendProblem(reply, refuse('ApplicationError', 'Email already taken'))
    return sendPrivately(reply.code(201), { invited: true })
  })

  app.post('/admin/invitations/accept', limited, async (request, reply) => {
    const body = parse(acceptanceBody, request.body)
    if (isRefused(body)) return sendProblem(reply, body)
    const member = await acceptInvitation(parts, body.values, noteJoined)
    if (member === undefined) return sendProblem(reply, refuse('ValidationError', overInvitation))
    if (member === 'is-staff-already') {
      const message = 'You are on the team already: sign in.'
      return sendProblem(reply, refuse('ApplicationError', message))
    }
    return sendPrivately(reply.code(201), { email: member.email, role: member.role })
  })
}

/**
 * What the back office asks better-auth for, and nothing else of what that offers: one of its routes
 * says whether a password is right a hundred times a minute, another gives a colleague any name.
 */
const STAFF_AUTH_ROUTES = [
  ...OPEN_WITHOUT_SECOND_FACTOR,
  '/change-password',
  '/two-factor/verify-backup-code',
  '/second-factor/codes',
  '/second-factor/end',
]

/** Its first answer may be lost: who has joined by it needs no other. */
const overInvitation =
  'This invitation is used, replaced by a newer one or too old. If you have joined already, sign in; otherwise ask for a new one.'

/** PostgreSQL takes no text with this character. */
const hasNoNul = (text: string) => !text.includes('\0')

const name = z.string().trim().min(1).max(200).refine(hasNoNul)
const email = z.email().max(254)
const password = z.string().min(SHORTEST_STAFF_PASSWORD).max(128)

const firstRunBody = z.object({ name, email, password, code: z.string().optional() })
const invitationBody = z.object({ email, role: z.enum(STAFF_ROLES) })
const acceptanceBody = z.object({ name, password, token: z.string().min(1).max(200) })

function parse<S extends z.ZodType>(schema: S, body: unknown) {
  const parsed = schema.safeParse(body)
  if (parsed.success) return { values: parsed.data }
  const errors = parsed.error.issues.map(({ path, message }) => ({
    path: path.map(String),
    message,
    name: 'ValidationError',
  }))
  return refuse('ValidationError', `${errors.length} errors occurred`, { errors })
}
