import { eq, or } from 'drizzle-orm'
import { violatedUnique } from '#platform/database/unique-violation.ts'
import type { Refused } from '../refusal.ts'
import { customers } from '../tables.ts'
import { authErrorCode, refusalOf } from './auth-errors.ts'
import type { CustomerDesk } from './customer-desk.ts'
import type { Customer } from './session-token.ts'

type SignUp = Parameters<CustomerDesk['auth']['api']['signUpEmail']>[0]

/** Makes an account. Undefined where somebody else was quicker with its name or address. */
export async function signUp(
  desk: CustomerDesk,
  given: SignUp & { body: { username: string; email: string } },
): Promise<Customer | Refused | undefined> {
  let madeId: string
  try {
    const { user } = await desk.auth.api.signUpEmail(given)
    madeId = user.id
  } catch (error) {
    const code = authErrorCode(error)
    if (violatedUnique(error) !== undefined || code?.startsWith('USER_ALREADY_EXISTS'))
      return undefined
    // better-auth keeps the reason to itself: mostly someone else was quicker.
    if (code === 'FAILED_TO_CREATE_USER' && (await isThere(desk, given.body))) return undefined
    const refused = refusalOf(code)
    if (refused === undefined) throw error
    return refused
  }
  // Where someone else was quicker with this address it can also answer with a user that it made
  // up. Theirs is not ours to open, whatever name was given.
  const [made] = await desk.database.db.select().from(customers).where(eq(customers.id, madeId))
  return made
}

async function isThere(
  { database }: CustomerDesk,
  { username, email }: { username: string; email: string },
): Promise<boolean> {
  const matches = or(eq(customers.email, email), eq(customers.username, username))
  return (await database.db.$count(customers, matches)) > 0
}
