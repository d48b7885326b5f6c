import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthMiddleware, formCsrfMiddleware, isAPIError } from 'better-auth/api'
import { deleteSessionCookie } from 'better-auth/cookies'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Queries } from '#platform/database/connect.ts'
import { endWaiting, findProof, type PasswordTables, type Proof } from './kept-password.ts'
import { userWhoWaits } from './user-who-waits.ts'

const FIRST_STEP = '/sign-in/email'
const CODE_STEPS = ['/two-factor/verify-totp', '/two-factor/verify-backup-code']

/**
 * Lets nobody in by a password that is not the account's any more, nor past a second factor that was
 * turned on meanwhile. Who changes them ends all sessions, but not one that somebody opens in that
 * moment: whoever opens one looks afterwards whether what they showed still counts. Stands after
 * better-auth's second factor in the list of plugins.
 */
export function refuseLateSignIns(db: Queries, tables: PasswordTables) {
  const shown = new WeakMap<object, Proof>()
  const note = async (request: object, userId: string | undefined) => {
    if (userId !== undefined) shown.set(request, await findProof(tables, db, userId))
  }
  return {
    id: 'late-sign-ins',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === FIRST_STEP,
          // A form elsewhere is refused before anybody is looked for.
          handler: createAuthMiddleware({ use: [formCsrfMiddleware] }, async (ctx) => {
            await note(ctx.context, await userWith(db, tables, ctx.body))
          }),
        },
        {
          matcher: ({ path }) => CODE_STEPS.includes(path ?? ''),
          handler: createAuthMiddleware(async (ctx) => {
            await note(ctx.context, await userWhoWaits(ctx))
          }),
        },
      ],
      after: [
        {
          matcher: ({ path }) => [FIRST_STEP, ...CODE_STEPS].includes(path ?? ''),
          handler: createAuthMiddleware(async (ctx) => {
            const proof = shown.get(ctx.context)
            if (proof === undefined || isAPIError(ctx.context.returned)) return
            const now = await findProof(tables, db, proof.userId, { settled: true })
            if (now.hash === proof.hash && now.asksForCode === proof.asksForCode) return
            const { newSession, internalAdapter } = ctx.context
            if (newSession) await internalAdapter.deleteSession(newSession.session.token)
            else await endWaiting(db, tables, proof.userId)
            deleteSessionCookie(ctx)
            throw new APIError('UNAUTHORIZED', {
              code: 'INVALID_EMAIL_OR_PASSWORD',
              message: 'Invalid email or password',
            })
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin
}

const bodySchema = z.object({ email: z.string() })

async function userWith(db: Queries, { users }: PasswordTables, given: unknown) {
  const body = bodySchema.safeParse(given)
  // PostgreSQL takes no text with this character.
  if (!body.success || body.data.email.includes('\0')) return undefined
  const isTheirs = eq(users.email, body.data.email.toLowerCase())
  const [row] = await db.select({ id: users.id }).from(users).where(isTheirs)
  // Nobody is looked up like somebody: how long it takes tells no stranger whose account there is.
  return String(row?.id ?? '')
}
