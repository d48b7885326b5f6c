import { createHmac } from 'node:crypto'
import type { AuthContext, BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import { symmetricDecrypt } from 'better-auth/crypto'
import { z } from 'zod'
import { userWhoWaits } from './user-who-waits.ts'

/** How long an app shows a code. */
const STEP_MS = 30_000
const DIGITS = 6

/** better-auth takes the code before and the one after as well: clocks differ. */
const STEPS_ASIDE = [1, 0, -1]

/**
 * Lets each code of an authenticator app open once (RFC 6238, 5.2): better-auth takes it as often
 * as it comes, for a minute and a half, so who looks over a shoulder could use it again.
 */
export function singleUseCodes() {
  return {
    id: 'single-use-codes',
    schema: {
      twoFactor: {
        fields: {
          lastUsedStep: { type: 'number', required: false, input: false, defaultValue: 0 },
        },
      },
    },
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === '/two-factor/verify-totp',
          handler: createAuthMiddleware(async (ctx) => {
            const userId = await userWhoWaits(ctx)
            const body = bodySchema.safeParse(ctx.body)
            if (userId === undefined || !body.success) return
            if (await spendCode(ctx.context, userId, body.data.code)) return
            throw new APIError('UNAUTHORIZED', { message: 'Invalid code', code: 'INVALID_CODE' })
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin
}

const bodySchema = z.object({ code: z.string() })
const rowSchema = z.object({ id: z.string(), secret: z.string() })

type Codes = Pick<AuthContext, 'secretConfig'> & {
  readonly adapter: Pick<AuthContext['adapter'], 'findOne' | 'incrementOne'>
}

/**
 * Uses a code up. False when it was used before, or one after it was; true for a wrong one as well,
 * which is better-auth's to refuse and to count.
 */
export async function spendCode(
  { adapter, secretConfig }: Codes,
  userId: string,
  code: string,
): Promise<boolean> {
  const model = 'twoFactor'
  const found = await adapter.findOne({ model, where: [{ field: 'userId', value: userId }] })
  const row = rowSchema.safeParse(found)
  if (!row.success) return true
  const step = await stepOf(secretConfig, row.data.secret, code)
  if (step === undefined) return true
  // Asked and written in one statement: of two at once, one comes too late.
  const used = await adapter.incrementOne({
    model,
    where: [
      { field: 'id', value: row.data.id },
      { field: 'lastUsedStep', operator: 'lt', value: step },
    ],
    increment: {},
    set: { lastUsedStep: step },
  })
  return used !== null
}

/** The step of time whose code it is, by the secret as it is kept; undefined for a wrong code. */
export async function stepOf(
  key: AuthContext['secretConfig'],
  keptSecret: string,
  code: string,
): Promise<number | undefined> {
  const secret = await symmetricDecrypt({ key, data: keptSecret })
  const now = Math.floor(Date.now() / STEP_MS)
  return STEPS_ASIDE.map((aside) => now + aside).find((each) => codeOf(secret, each) === code)
}

/** What an app shows in a step of time (RFC 4226, 5.3). */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 0xf
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}
