import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { Queries } from '#platform/database/connect.ts'
import type { Language } from '#sites/locales.ts'
import type { Caller } from '../client-headers.ts'
import { customerSessions, customerSignIns, customers } from '../tables.ts'
import type { CustomerDesk } from './customer-desk.ts'
import type { Customer, CustomerSession } from './session-token.ts'
import { cleanName } from './told-name.ts'

/** A device that is signed in. */
type OpenSession = {
  readonly id: string
  readonly since: Date
  readonly userAgent: string
  /** The one that asks. */
  readonly isThis: boolean
}

/** A customer's open sessions, the newest first. */
export async function listSessions(
  { database }: Pick<CustomerDesk, 'database'>,
  session: Pick<CustomerSession, 'id' | 'userId'>,
): Promise<OpenSession[]> {
  const rows = await database.db
    .select()
    .from(customerSessions)
    .where(
      and(eq(customerSessions.userId, session.userId), gt(customerSessions.expiresAt, new Date())),
    )
    .orderBy(desc(customerSessions.createdAt))
    .limit(50)
  return rows.map(({ id, createdAt, userAgent }) => ({
    id,
    since: createdAt,
    userAgent: userAgent ?? '',
    isThis: id === session.id,
  }))
}

/** Signs all other devices out. */
export async function endOtherSessions(
  { database, onSignedOut }: Pick<CustomerDesk, 'database' | 'onSignedOut'>,
  { id, userId }: Pick<CustomerSession, 'id' | 'userId'>,
  { draftKeys = [] }: Pick<Caller, 'draftKeys'>,
): Promise<void> {
  await database.db.transaction(async (transaction) => {
    await transaction
      .delete(customerSessions)
      .where(and(eq(customerSessions.userId, userId), ne(customerSessions.id, id)))
    await onSignedOut(transaction, userId, draftKeys)
  })
}

/** Whether somebody signs in with a password, and not only by mailed links or from elsewhere. */
export async function hasPassword(
  { database }: Pick<CustomerDesk, 'database'>,
  customerId: string,
): Promise<boolean> {
  const isPassword = eq(customerSignIns.providerId, 'credential')
  const isOwn = eq(customerSignIns.userId, customerId)
  return (await database.db.$count(customerSignIns, and(isOwn, isPassword))) > 0
}

/** The language of our mails. */
export async function changeLanguage(
  { database }: Pick<CustomerDesk, 'database'>,
  customerId: string,
  language: Language,
): Promise<void> {
  await database.db
    .update(customers)
    .set({ language, updatedAt: new Date() })
    .where(eq(customers.id, customerId))
}

/** What somebody wants to be called; nothing gives the user name back its place. */
export async function changeName(
  { database }: Pick<CustomerDesk, 'database'>,
  { id, username }: Pick<Customer, 'id' | 'username'>,
  typed: string,
): Promise<void> {
  await database.db
    .update(customers)
    .set({ name: cleanName(typed) || username, updatedAt: new Date() })
    .where(eq(customers.id, id))
}

/** The account with its sessions and sign-ins; what else is kept is untied from it. */
export async function deleteCustomer(
  { database }: { readonly database: { readonly db: Queries } },
  customerId: string,
): Promise<void> {
  await database.db.delete(customers).where(eq(customers.id, customerId))
}
