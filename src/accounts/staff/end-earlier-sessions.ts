import type { BetterAuthPlugin } from 'better-auth'
import { createAuthMiddleware } from 'better-auth/api'
import { and, eq, ne } from 'drizzle-orm'
import type { AccountParts } from '../account-parts.ts'
import { staffSessions } from '../tables.ts'

/**
 * Signs all other devices out once the authenticator app is set up: whoever came in before, perhaps
 * with a password that was not theirs, has shown no code, and would count from now on as if they had.
 */
export function endEarlierSessions({ database }: Pick<AccountParts, 'database'>) {
  return {
    id: 'end-earlier-sessions',
    hooks: {
      after: [
        {
          matcher: ({ path }) => path === '/two-factor/verify-totp',
          handler: createAuthMiddleware(async ({ context: { session: before, newSession } }) => {
            // Who is only signing in had no session before.
            if (!before || !newSession) return
            const { userId, token } = newSession.session
            await database.db
              .delete(staffSessions)
              .where(and(eq(staffSessions.userId, userId), ne(staffSessions.token, token)))
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin
}
