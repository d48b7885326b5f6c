import { and, eq, ne } from 'drizzle-orm'
import { violatedUnique } from '#platform/database/unique-violation.ts'
import { isRefused, type Refused, refuse } from '../refusal.ts'
import { customers } from '../tables.ts'
import type { CustomerDesk } from './customer-desk.ts'
import { foreignUsername, isAddress, isOwnUsername } from './own-username.ts'
import type { Customer } from './session-token.ts'
import { signUp } from './sign-up.ts'
import { toldName } from './told-name.ts'
import { endSessions, writePassword } from './write-password.ts'

/** What whoever manages accounts may say about one. */
export type CustomerChange = {
  username?: string | undefined
  email?: string | undefined
  password?: string | undefined
  confirmed?: boolean | undefined
  blocked?: boolean | undefined
}

/** A new account, made by somebody else than its owner: no session, no mail. */
export async function createCustomer(
  desk: CustomerDesk,
  given: CustomerChange & Required<Pick<CustomerChange, 'username' | 'email' | 'password'>>,
): Promise<Customer | Refused> {
  const { username, password } = given
  const email = given.email?.toLowerCase() ?? ''
  const taken = await findTaken(desk, { username, email })
  if (taken) return taken
  if (!isOwnUsername(username ?? '', email)) return foreignUsername
  const body = { name: username ?? '', username: username ?? '', email, password: password ?? '' }
  const made = await signUp(desk, { body })
  if (made === undefined) return (await findTaken(desk, { username, email })) ?? emailTaken
  if (isRefused(made)) return made
  const { confirmed, blocked } = given
  return changeCustomer(desk, made.number, { confirmed, blocked })
}

/**
 * A refusal when there is no such account, or its new name or address is taken. A new password or
 * address ends every session: who was in with the old one need not be who is meant from now on.
 */
export async function changeCustomer(
  desk: CustomerDesk,
  number: number,
  change: CustomerChange,
): Promise<Customer | Refused> {
  const current = await findCustomer(desk, number)
  if (current === undefined) return notFound
  const { password, confirmed, blocked } = change
  const email = change.email?.toLowerCase()
  const moves = email !== undefined && email !== current.email
  // A customer who goes by their address goes by the new one.
  const follows = moves && isAddress(current.username)
  const username = change.username ?? (follows ? email : undefined)
  const before = await findTaken(desk, { username: change.username, email }, current.id)
  if (before) return before
  if (username !== undefined && !isOwnUsername(username, email ?? current.email))
    return foreignUsername
  const hash = password && (await (await desk.auth.$context).password.hash(password))
  const changing = desk.database.db.transaction(async (transaction) => {
    if (hash) await writePassword(desk, transaction, current.id, { hash })
    else if (moves || blocked) await endSessions(desk, transaction, current.id)
    const [changed] = await transaction
      .update(customers)
      .set({
        ...(username !== undefined && { username, name: toldName(current) ?? username }),
        // Nobody has shown yet that they read mails to a new address.
        ...(moves && { email, emailVerified: false, addressProvenAt: null }),
        ...(confirmed !== undefined && { emailVerified: confirmed }),
        ...(blocked !== undefined && { blocked }),
        updatedAt: new Date(),
      })
      .where(eq(customers.id, current.id))
      .returning()
    return changed ?? notFound
  })
  return changing.catch((error: unknown) => {
    // Somebody else was quicker since it was looked up.
    const taken = violatedUnique(error)
    if (taken === undefined) throw error
    return taken.includes('username') ? usernameTaken : emailTaken
  })
}

export async function findCustomer(
  { database }: Pick<CustomerDesk, 'database'>,
  number: number,
): Promise<Customer | undefined> {
  const [found] = await database.db.select().from(customers).where(eq(customers.number, number))
  return found
}

const emailTaken = refuse('ApplicationError', 'Email already taken')
const usernameTaken = refuse('ApplicationError', 'Username already taken')
const notFound: Refused = {
  refused: { status: 404, name: 'NotFoundError', message: 'User not found', details: {} },
}

async function findTaken(
  { database }: CustomerDesk,
  { username, email }: { username: string | undefined; email: string | undefined },
  ownId = '',
): Promise<Refused | undefined> {
  const isOther = ne(customers.id, ownId)
  if (
    username !== undefined &&
    (await database.db.$count(customers, and(isOther, eq(customers.username, username)))) > 0
  )
    return usernameTaken
  if (
    email !== undefined &&
    (await database.db.$count(customers, and(isOther, eq(customers.email, email)))) > 0
  )
    return emailTaken
  return undefined
}
