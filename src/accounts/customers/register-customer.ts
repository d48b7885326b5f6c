import { eq, or } from 'drizzle-orm'
import type { Language } from '#sites/locales.ts'
import { type Caller, callerHeaders } from '../client-headers.ts'
import { isRefused, type Refused, refuse } from '../refusal.ts'
import { customers } from '../tables.ts'
import { mailConfirmation } from './confirm-email.ts'
import type { CustomerDesk, SignedIn } from './customer-desk.ts'
import { openSession } from './open-session.ts'
import { foreignUsername, isOwnUsername } from './own-username.ts'
import type { Customer } from './session-token.ts'
import { signUp } from './sign-up.ts'

export type Registration = {
  username: string
  email: string
  password: string
  language?: Language | undefined
  /** The page that was asked for, to go on to from the mail. */
  next?: string | undefined
}

/** A new customer, signed in, or waiting for the confirmation where that is asked for. */
export async function registerCustomer(
  desk: CustomerDesk,
  { username, password, language, next, ...rest }: Registration,
  caller: Caller,
): Promise<SignedIn | { customer: Customer } | Refused> {
  const { env } = desk
  if (!env.allowRegister) return refuse('ApplicationError', 'Register action is currently disabled')
  const email = rest.email.toLowerCase()
  if (await isTaken(desk, username, email)) return taken
  if (!isOwnUsername(username, email)) return foreignUsername
  const customer = await signUp(desk, {
    body: { name: username, username, email, password, language: language ?? 'en' },
    headers: callerHeaders(caller),
  })
  if (customer === undefined) return taken
  if (isRefused(customer)) return customer
  if (!env.emailConfirmation) return openSession(desk, customer.id, caller)
  await mailConfirmation(desk, email, next)
  return { customer }
}

/** What Strapi says, and with it its routes here. Our own page keeps it to itself: register-quietly.ts. */
export const taken = refuse('ApplicationError', 'Email or Username are already taken')

/** Also where a name is the address of somebody else, as Strapi has it. */
async function isTaken({ database }: CustomerDesk, username: string, email: string) {
  const matches = or(
    eq(customers.email, email),
    eq(customers.email, username.toLowerCase()),
    eq(customers.username, username),
  )
  return (await database.db.$count(customers, matches)) > 0
}
