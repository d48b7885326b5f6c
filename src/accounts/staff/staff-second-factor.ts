import type { AuthContext, BetterAuthPlugin } from 'better-auth'
import {
  APIError,
  createAuthEndpoint,
  createAuthMiddleware,
  getSessionFromCtx,
  sessionMiddleware,
} from 'better-auth/api'
import { symmetricEncrypt } from 'better-auth/crypto'
import { z } from 'zod'
import type { AccountParts } from '../account-parts.ts'
import {
  type AppOwner,
  beginApp,
  findBackupCodes,
  removeApp,
  replaceBackupCodes,
  turnAppOn,
} from '../authenticator-app.ts'
import { newBackupCodes } from '../customers/backup-code-store.ts'
import { endAllSessions } from '../kept-password.ts'
import { staff, staffPasswords, staffTwoFactors } from '../tables.ts'
import { goOn } from './go-on.ts'

const wrongCode = () =>
  new APIError('UNAUTHORIZED', { message: 'Invalid code', code: 'INVALID_CODE' })

/** For who comes second, from another tab or by pressing twice: what was shown to the first counts. */
const doneAlready = () => new APIError('BAD_REQUEST', { message: 'This was done already' })

/**
 * Setting the authenticator app up, its backup codes and giving it up, as customers do it; better-auth's
 * own routes for it break or hand out void codes when two tabs ask at once. Signing in with a code stays
 * better-auth's.
 */
export function staffSecondFactor({
  database: { db },
  brandName,
}: Pick<AccountParts, 'database' | 'brandName'>) {
  const withPassword = {
    method: 'POST' as const,
    use: [sessionMiddleware],
    body: z.object({ password: z.string() }),
  }
  const withCode = { ...withPassword, body: z.object({ code: z.string() }) }
  return {
    id: 'staff-second-factor',
    endpoints: {
      beginSecondFactor: createAuthEndpoint('/second-factor/begin', withPassword, async (ctx) => {
        const { id } = ctx.context.session.user
        await ctx.context.password.checkPassword(id, ctx)
        const totpURI = await beginApp(db, ctx.context.secretConfig, appOf(id), brandName)
        if (totpURI === undefined) throw doneAlready()
        return ctx.json({ totpURI })
      }),

      finishSecondFactor: createAuthEndpoint('/second-factor/finish', withCode, async (ctx) => {
        const { id } = ctx.context.session.user
        const { codes, kept } = await makeBackupCodes(ctx.context)
        const outcome = await db.transaction(async (transaction) => {
          const given = { code: ctx.body.code, backupCodes: kept }
          const turned = await turnAppOn(transaction, ctx.context.secretConfig, appOf(id), given)
          // Whoever came in before, perhaps with a password that was not theirs, has shown no code, and
          // would count from now on as if they had.
          if (turned === 'on') await endAllSessions(transaction, staffPasswords, id)
          return turned
        })
        if (outcome === 'wrong-code') throw wrongCode()
        if (outcome === 'on-before') throw doneAlready()
        await goOn(ctx, id)
        return ctx.json({ backupCodes: codes })
      }),

      renewBackupCodes: createAuthEndpoint('/second-factor/codes', withPassword, async (ctx) => {
        const { id } = ctx.context.session.user
        const before = await findBackupCodes(db, appOf(id))
        await ctx.context.password.checkPassword(id, ctx)
        if (before === undefined) throw wrongCode()
        const { codes, kept: after } = await makeBackupCodes(ctx.context)
        if (!(await replaceBackupCodes(db, appOf(id), { before, after }))) throw doneAlready()
        return ctx.json({ backupCodes: codes })
      }),

      endSecondFactor: createAuthEndpoint('/second-factor/end', withPassword, async (ctx) => {
        const { id } = ctx.context.session.user
        await ctx.context.password.checkPassword(id, ctx)
        await db.transaction((transaction) => removeApp(transaction, appOf(id)))
        return ctx.json({ status: true })
      }),
    },
    hooks: {
      before: [
        {
          // It would turn an app on in its own way.
          matcher: ({ path }) => path?.startsWith('/two-factor/') === true,
          handler: createAuthMiddleware(async (ctx) => {
            const session = await getSessionFromCtx(ctx)
            if (session && !session.user['twoFactorEnabled']) throw wrongCode()
          }),
        },
      ],
    },
    // As better-auth limits its own.
    rateLimit: [{ pathMatcher: (path) => path.startsWith('/second-factor/'), window: 10, max: 3 }],
  } satisfies BetterAuthPlugin
}

/** New codes to be shown once, and what is kept of them, as better-auth reads it at a sign-in. */
async function makeBackupCodes({ secretConfig: key }: Pick<AuthContext, 'secretConfig'>) {
  const codes = newBackupCodes()
  return { codes, kept: await symmetricEncrypt({ key, data: JSON.stringify(codes) }) }
}

const appOf = (userId: string): AppOwner => ({ users: staff, apps: staffTwoFactors, userId })
