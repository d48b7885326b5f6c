import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { bearer } from 'better-auth/plugins/bearer'
import { magicLink } from 'better-auth/plugins/magic-link'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { eq } from 'drizzle-orm'
import { originOf } from '#sites/hosts.ts'
import type { AccountParts } from '../account-parts.ts'
import { sharedOptions } from '../auth-options.ts'
import { deriveKey } from '../derive-key.ts'
import { refuseLateSignIns } from '../late-sign-ins.ts'
import { SHORTEST_STRAPI_PASSWORD } from '../password-rule.ts'
import { singleUseCodes } from '../single-use-codes.ts'
import {
  customerPasswords,
  customerSessions,
  customerSignIns,
  customers,
  customerTwoFactors,
  customerVerifications,
} from '../tables.ts'
import { backupCodeStore, newBackupCodes } from './backup-code-store.ts'
import { customerMails } from './customer-mails.ts'
import { newLinkToken } from './link-token.ts'
import { refuseSession } from './refuse-session.ts'
import { SESSION_SECONDS } from './session-token.ts'

/** How long the link that confirms an address works: a day. */
export const CONFIRMATION_SECONDS = 86_400

/** How long a mailed link signs in. */
export const SIGN_IN_LINK_SECONDS = 900

export type CustomerAuth = ReturnType<typeof createCustomerAuth>

/**
 * better-auth for customers: passwords, links by mail, authenticator apps, sessions. Its own HTTP
 * routes are not mounted: customers come through Strapi's face and the account pages, which call
 * it in process, so there is one set of answers and one rate limit.
 */
export function createCustomerAuth(parts: AccountParts) {
  const { env, hosts, database } = parts
  const mails = customerMails(parts)
  return betterAuth({
    ...sharedOptions(parts),
    baseURL: originOf(hosts, 'app'),
    basePath: '/api/account',
    secret: deriveKey(env.secretKey, 'customer accounts'),
    database: drizzleAdapter(database.db, {
      provider: 'pg',
      transaction: true,
      schema: {
        user: customers,
        session: customerSessions,
        account: customerSignIns,
        verification: customerVerifications,
        twoFactor: customerTwoFactors,
      },
    }),
    rateLimit: { enabled: false },
    user: {
      additionalFields: {
        number: { type: 'number', required: false, input: false },
        username: { type: 'string', required: true, unique: true },
        provider: { type: 'string', required: false, input: false, defaultValue: 'local' },
        blocked: { type: 'boolean', required: false, input: false, defaultValue: false },
        language: { type: 'string', required: false, defaultValue: 'en' },
      },
    },
    // The token in the browser says when it ends and cannot be prolonged, so neither is the row.
    session: { expiresIn: SESSION_SECONDS, disableSessionRefresh: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: SHORTEST_STRAPI_PASSWORD,
      autoSignIn: false,
    },
    emailVerification: {
      sendOnSignUp: false,
      expiresIn: CONFIRMATION_SECONDS,
      sendVerificationEmail: async ({ user, token }) => mails.confirm(user, token),
    },
    databaseHooks: {
      session: { create: { before: (session) => refuseSession(parts, session.userId) } },
    },
    plugins: [
      bearer(),
      twoFactor({
        issuer: parts.brandName,
        backupCodeOptions: {
          customBackupCodesGenerate: newBackupCodes,
          storeBackupCodes: backupCodeStore(env.secretKey),
        },
      }),
      singleUseCodes(),
      refuseLateSignIns(database.db, customerPasswords),
      magicLink({
        disableSignUp: true,
        storeToken: 'hashed',
        generateToken: async (email) =>
          newLinkToken(env.secretKey, 'sign in', await accountWith(database, email)),
        expiresIn: SIGN_IN_LINK_SECONDS,
        sendMagicLink: async ({ email, token, metadata }) =>
          mails.signIn(email, token, metadata?.['next']),
      }),
    ],
  })
}

async function accountWith({ db }: AccountParts['database'], email: string): Promise<string> {
  const isTheirs = eq(customers.email, email)
  const [row] = await db.select({ id: customers.id }).from(customers).where(isTheirs)
  return row?.id ?? ''
}
