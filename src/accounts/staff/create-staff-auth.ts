import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { bearer } from 'better-auth/plugins/bearer'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { originOf } from '#sites/hosts.ts'
import type { AccountParts } from '../account-parts.ts'
import { sharedOptions } from '../auth-options.ts'
import { deriveKey } from '../derive-key.ts'
import { refuseLateSignIns } from '../late-sign-ins.ts'
import { accountMail } from '../mails/account-mail.ts'
import { SHORTEST_STAFF_PASSWORD } from '../password-rule.ts'
import { singleUseCodes } from '../single-use-codes.ts'
import {
  staff,
  staffPasswords,
  staffSessions,
  staffSignIns,
  staffTwoFactors,
  staffVerifications,
} from '../tables.ts'
import { changeOfPassword } from './change-of-password.ts'
import { refuseStaffSession } from './refuse-staff-session.ts'
import { staffLimits } from './staff-limits.ts'
import { staffSecondFactor } from './staff-second-factor.ts'

export type StaffAuth = ReturnType<typeof createStaffAuth>

/** Where the back office finds better-auth's own routes, on the content system's host. */
export const STAFF_AUTH_PATH = '/admin/auth'

/**
 * better-auth for staff, with its own tables, key and cookies. Of its routes those are mounted that
 * the back office uses (`staff-routes.ts`), and none of them makes an account or gives a role: that
 * is the first run, and invitations.
 */
export function createStaffAuth(parts: AccountParts) {
  const { env, hosts, database, mailer, brandName, background } = parts
  const shared = sharedOptions(parts)
  const cms = originOf(hosts, 'cms')
  return betterAuth({
    ...shared,
    baseURL: cms,
    basePath: STAFF_AUTH_PATH,
    trustedOrigins: [cms],
    secret: deriveKey(env.secretKey, 'staff accounts'),
    advanced: { ...shared.advanced, cookiePrefix: 'feather-staff' },
    database: drizzleAdapter(database.db, {
      provider: 'pg',
      transaction: true,
      schema: {
        user: staff,
        session: staffSessions,
        account: staffSignIns,
        verification: staffVerifications,
        twoFactor: staffTwoFactors,
      },
    }),
    rateLimit: { enabled: true, customStorage: staffLimits(), window: 60, max: 100 },
    disabledPaths: env.staffSecondFactor === 'required' ? ['/second-factor/end'] : [],
    user: {
      additionalFields: {
        role: { type: 'string', required: true, input: false },
        blocked: { type: 'boolean', required: false, input: false, defaultValue: false },
        language: { type: 'string', required: false, input: false, defaultValue: 'en' },
      },
    },
    // A working day and the next morning.
    session: { expiresIn: 86_400, updateAge: 3_600 },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: SHORTEST_STAFF_PASSWORD,
      sendResetPassword: async ({ user: { email }, token }) => {
        const link = `${cms}/admin/reset-password?token=${token}`
        background.run('The mail "reset"', () =>
          mailer.sendMail(accountMail('reset', { to: email, language: 'en', link, brandName })),
        )
      },
    },
    databaseHooks: {
      session: { create: { before: (session) => refuseStaffSession(parts, session.userId) } },
    },
    // Programs of ours may carry the signed token in the header instead of a cookie.
    plugins: [
      bearer({ requireSignature: true }),
      // A device that is trusted once would sign in with the password alone for a month.
      twoFactor({ trustDeviceMaxAge: 0 }),
      singleUseCodes(),
      refuseLateSignIns(database.db, staffPasswords),
      changeOfPassword(database.db),
      staffSecondFactor(parts),
    ],
  })
}
