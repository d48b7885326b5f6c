import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { violatedUnique } from '#platform/database/unique-violation.ts'
import type { Caller } from '../client-headers.ts'
import type { SignedIn } from '../customers/customer-desk.ts'
import { takeOnce } from '../customers/one-time-record.ts'
import { openSession } from '../customers/open-session.ts'
import { askForCode } from '../customers/second-step.ts'
import { cleanName } from '../customers/told-name.ts'
import { type Refused, refuse } from '../refusal.ts'
import { customerSignIns, customers } from '../tables.ts'
import { type ConnectionDesk, type Identity, identitySchema } from './connection.ts'

/**
 * Signs in whoever holds a ticket. Someone who comes for the first time gets an account, unless
 * the address has one: joining the two because of the address alone would hand an account to
 * whoever controls that address at some provider.
 */
export async function connectCustomer(
  desk: ConnectionDesk,
  providerId: string,
  ticket: string | undefined,
  caller: Caller,
): Promise<SignedIn | Refused> {
  if (desk.providers.settingsOf(providerId) === undefined)
    return refuse('ApplicationError', 'This provider is disabled')
  if (!ticket) return refuse('ApplicationError', 'No access_token.')
  const identity = await takeOnce(desk.auth, 'openid-ticket', ticket, identitySchema)
  if (identity?.provider !== providerId) return refuse('ApplicationError', 'Invalid access_token.')
  const known = await findCustomer(desk, identity)
  if (known !== undefined) return openOrAsk(desk, known, caller)
  const made = await createCustomer(desk, identity)
  return typeof made === 'string' ? openSession(desk, made, caller) : made
}

/** A sign-in elsewhere is one factor; those who asked for two sign in with both. */
async function openOrAsk(desk: ConnectionDesk, customerId: string, caller: Caller) {
  const [row] = await desk.database.db
    .select({ twoFactorEnabled: customers.twoFactorEnabled })
    .from(customers)
    .where(eq(customers.id, customerId))
  return row?.twoFactorEnabled
    ? askForCode(desk, customerId)
    : openSession(desk, customerId, caller)
}

async function findCustomer({ database }: ConnectionDesk, { provider, subject }: Identity) {
  const [row] = await database.db
    .select({ userId: customerSignIns.userId })
    .from(customerSignIns)
    .where(and(eq(customerSignIns.providerId, provider), eq(customerSignIns.accountId, subject)))
  return row?.userId
}

async function createCustomer(
  desk: ConnectionDesk,
  { provider, subject, email: address, emailVerified, ...identity }: Identity,
): Promise<string | Refused> {
  if (!desk.env.allowRegister)
    return refuse('ApplicationError', 'Register action is actually not available.')
  if (!address) return refuse('ApplicationError', 'Email was not available.')
  const email = address.toLowerCase()
  const { db } = desk.database
  if ((await db.$count(customers, eq(customers.email, email))) > 0) return emailTaken
  const username = await freeUsername(desk, email)
  const { internalAdapter } = await desk.auth.$context
  // A name there is that of whoever reads the mails only where the provider vouches for the address.
  const known = emailVerified ? cleanName(identity.name ?? '') : ''
  const profile = { name: known || username, username, email, emailVerified, provider }
  const signIn = { providerId: provider, accountId: subject }
  const made = await internalAdapter.createOAuthUser(profile, signIn).catch((error: unknown) => {
    if (violatedUnique(error) === undefined) throw error
  })
  // Somebody else was quicker since it was looked up.
  if (!made) return emailTaken
  const { user } = made
  // Nobody but who signed in there can have set anything up here.
  if (emailVerified)
    await db.update(customers).set({ addressProvenAt: new Date() }).where(eq(customers.id, user.id))
  if (desk.env.emailConfirmation && !emailVerified)
    await desk.auth.api.sendVerificationEmail({ body: { email } })
  return user.id
}

const emailTaken = refuse('ApplicationError', 'Email is already taken.')

/** The part before the @, as Strapi has it, with a few letters more when someone has that name. */
async function freeUsername({ database }: ConnectionDesk, email: string): Promise<string> {
  const name = email.split('@', 1)[0] ?? email
  const isTaken = eq(customers.username, name)
  const isFree = name.length >= 3 && (await database.db.$count(customers, isTaken)) === 0
  return isFree ? name : `${name}-${randomBytes(4).toString('hex')}`
}
