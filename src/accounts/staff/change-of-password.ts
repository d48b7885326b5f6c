import type { AuthContext, BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint, sessionMiddleware } from 'better-auth/api'
import { z } from 'zod'
import type { Queries } from '#platform/database/connect.ts'
import { keepPassword } from '../kept-password.ts'
import { staffPasswords } from '../tables.ts'
import { goOn } from './go-on.ts'

/**
 * A colleague's new password, in place of better-auth's own routes of these names, which keep sign-ins
 * that wait for a code and let the browser choose whether others stay signed in.
 */
export function changeOfPassword(db: Queries) {
  const newPassword = z.string()
  const set = async ({ password }: AuthContext, userId: string, given: string) => {
    const hash = await password.hash(given)
    await db.transaction((transaction) => keepPassword(transaction, staffPasswords, userId, hash))
  }
  return {
    id: 'change-of-password',
    endpoints: {
      changePassword: createAuthEndpoint(
        '/change-password',
        {
          method: 'POST',
          use: [sessionMiddleware],
          body: z.object({ currentPassword: z.string(), newPassword }),
        },
        async (ctx) => {
          const { id } = ctx.context.session.user
          const { currentPassword: password, newPassword } = ctx.body
          refuseLength(ctx.context, newPassword)
          await ctx.context.password.checkPassword(id, { ...ctx, body: { password } })
          await set(ctx.context, id, newPassword)
          await goOn(ctx, id)
          return ctx.json({ status: true })
        },
      ),

      resetPassword: createAuthEndpoint(
        '/reset-password',
        { method: 'POST', body: z.object({ newPassword, token: z.string() }) },
        async (ctx) => {
          const { newPassword, token } = ctx.body
          refuseLength(ctx.context, newPassword)
          const { internalAdapter } = ctx.context
          const link = await internalAdapter.consumeVerificationValue(`reset-password:${token}`)
          const user = link && (await internalAdapter.findUserById(link.value))
          if (!user) throw refusal('INVALID_TOKEN', overLink)
          await set(ctx.context, user.id, newPassword)
          return ctx.json({ status: true })
        },
      ),
    },
  } satisfies BetterAuthPlugin
}

/** As shown to who opens the link: its first answer may be lost. */
const overLink =
  'This link is used, too old or not complete. If you have set a new password already, sign in with it; otherwise ask for another link.'

function refuseLength({ password: { config } }: AuthContext, { length }: string): void {
  if (length < config.minPasswordLength) throw refusal('PASSWORD_TOO_SHORT', 'Password too short')
  if (length > config.maxPasswordLength) throw refusal('PASSWORD_TOO_LONG', 'Password too long')
}

/** In better-auth's words, which the back office knows. */
function refusal(code: string, message: string): APIError {
  return new APIError('BAD_REQUEST', { code, message })
}
