import { isAPIError } from 'better-auth/api'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Caller, callerHeaders } from '../client-headers.ts'
import { type Refused, refuse } from '../refusal.ts'
import { spendCode } from '../single-use-codes.ts'
import { customerTwoFactors } from '../tables.ts'
import { authErrorCode, refusalOf } from './auth-errors.ts'
import { fingerprint, isBackupCode } from './backup-code-store.ts'
import type { CustomerDesk, SignedIn } from './customer-desk.ts'
import { keepOnce, takeOnce } from './one-time-record.ts'
import { signedInWith } from './open-session.ts'

const PURPOSE = 'second-step'
const SECONDS = 600
const recordSchema = z.object({ customerId: z.string() })

/** As many wrong codes in a row as better-auth allows, and as long a pause. */
const MOST_FAILURES = 10
export const PAUSE_MS = 900_000

/**
 * Somebody came by a mailed link or from a provider and uses an authenticator app: that was one
 * factor. What they get is a ticket with which to come back and bring the code.
 */
export async function askForCode(desk: CustomerDesk, customerId: string): Promise<Refused> {
  const ticket = await keepOnce(desk.auth, PURPOSE, { customerId }, SECONDS)
  return refuse('ApplicationError', 'A code from your authenticator app is needed', {
    secondFactor: 'totp',
    ticket,
  })
}

/** The second step: the ticket with a code of the app, or a backup code. */
export async function finishSignIn(
  desk: CustomerDesk,
  { ticket, code }: { readonly ticket: string; readonly code: string },
  caller: Caller,
): Promise<SignedIn | Refused> {
  const record = await takeOnce(desk.auth, PURPOSE, ticket, recordSchema)
  if (record === undefined) return refuse('ValidationError', 'Invalid token')
  const { customerId } = record
  if (await isPaused(desk, customerId)) return codesPaused
  const context = await desk.auth.$context
  const { internalAdapter } = context
  try {
    // Nobody knows this session until the code was right.
    const { token } = await internalAdapter.createSession(customerId, false, {
      ipAddress: caller.ip,
      userAgent: caller.userAgent ?? '',
    })
    // To better-auth this is somebody who is in already, so it is asked here.
    const isNew = await spendCode(context, customerId, code)
    const isRight = isNew && (await checkCode(desk, code, callerHeaders(caller, bearer(token))))
    if (isRight) {
      await noteFailures(desk, customerId, false)
      return await signedInWith(desk, token)
    }
    await internalAdapter.deleteSession(token)
  } catch (error) {
    const refused = refusalOf(authErrorCode(error))
    if (refused === undefined) throw error
    return refused
  }
  await noteFailures(desk, customerId, true)
  const { refused } = await askForCode(desk, customerId)
  return refuse('ValidationError', 'Invalid code', refused.details)
}

/** Whether a code is right for whom the headers name. A backup code is used up by it. */
export async function checkCode(
  { auth, env }: Pick<CustomerDesk, 'auth' | 'env'>,
  code: string,
  headers: Headers,
): Promise<string | undefined> {
  try {
    const { token } = isBackupCode(code)
      ? await auth.api.verifyBackupCode({
          body: { code: fingerprint(env.secretKey, code) },
          headers,
        })
      : await auth.api.verifyTOTP({ body: { code }, headers })
    return token ?? undefined
  } catch (error) {
    if (WRONG.has(authErrorCode(error) ?? '') || cameSecond(error)) return undefined
    throw error
  }
}

const WRONG = new Set(['INVALID_CODE', 'INVALID_BACKUP_CODE', 'BACKUP_CODES_NOT_ENABLED'])

/** Of two backup codes at once, the second is told so: it is used up, or to be typed once more. */
const cameSecond = (error: unknown) => isAPIError(error) && error.status === 'CONFLICT'

/** Too many wrong codes in a row: the pause is longer than that of other limits. */
export const codesPaused = refuse('RateLimitError', 'Too many requests, please try again later.', {
  limit: 'code',
})

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

async function isPaused({ database }: CustomerDesk, customerId: string): Promise<boolean> {
  const [row] = await database.db
    .select({ until: customerTwoFactors.lockedUntil })
    .from(customerTwoFactors)
    .where(eq(customerTwoFactors.userId, customerId))
  return row?.until != null && row.until > new Date()
}

async function noteFailures({ database }: CustomerDesk, customerId: string, failed: boolean) {
  const { failedVerificationCount: count, lockedUntil, userId } = customerTwoFactors
  // After a pause it is counted anew, as better-auth does.
  const before = sql`case when ${lockedUntil} <= now() then 0 else ${count} end`
  const pause = new Date(Date.now() + PAUSE_MS).toISOString()
  await database.db
    .update(customerTwoFactors)
    .set(
      failed
        ? {
            failedVerificationCount: sql`${before} + 1`,
            lockedUntil: sql`case when ${before} + 1 >= ${MOST_FAILURES} then ${pause}::timestamptz end`,
          }
        : { failedVerificationCount: 0, lockedUntil: null },
    )
    .where(eq(userId, customerId))
}
