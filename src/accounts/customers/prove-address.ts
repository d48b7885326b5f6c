import { and, eq, ne } from 'drizzle-orm'
import type { Queries } from '#platform/database/connect.ts'
import type { Caller } from '../client-headers.ts'
import { customerSessions, customerSignIns, customers, customerTwoFactors } from '../tables.ts'
import type { CustomerDesk } from './customer-desk.ts'
import type { Customer } from './session-token.ts'

/** By what whoever acts now shows to read the mails to an address. */
type Proof =
  /** A mailed link in a browser that holds a session of the account: one person has both. */
  | { readonly by: 'session' }
  /** A password that was set by way of a mail. */
  | { readonly by: 'newPassword' }
  /** A mailed link that signs in; the token of the session that it opened. */
  | { readonly by: 'link'; readonly sessionToken: string }

/**
 * Notes that whoever acts now reads the mails to this address, and is in charge of the account from
 * now on; nothing, where the account has got another address since. Anyone could have made it before: unless the same person holds a session of it, whatever
 * would let the maker back in or lock the owner out goes (password, sign-ins elsewhere, authenticator
 * app, sessions, keys of drafts), and the name that they gave it. Why: docs/decisions/033-an-account-belongs-to-its-mailbox.md.
 */
export function proveAddress(
  {
    database,
    onSignedOut,
  }: Pick<CustomerDesk, 'onSignedOut'> & { readonly database: { readonly db: Queries } },
  { id: customerId, email }: Pick<Customer, 'id' | 'email'>,
  proof: Proof,
  { draftKeys = [] }: Pick<Caller, 'draftKeys'>,
): Promise<Customer | undefined> {
  return database.db.transaction(async (transaction) => {
    const [before] = await transaction
      .select()
      .from(customers)
      .where(and(eq(customers.id, customerId), eq(customers.email, email)))
      .for('update')
    if (before === undefined || before.addressProvenAt !== null) return before
    if (proof.by !== 'session') {
      const isOwn = eq(customerSignIns.userId, customerId)
      const isElsewhere = ne(customerSignIns.providerId, 'credential')
      await transaction.delete(customerTwoFactors).where(eq(customerTwoFactors.userId, customerId))
      await transaction
        .delete(customerSignIns)
        .where(proof.by === 'newPassword' ? and(isOwn, isElsewhere) : isOwn)
      const opened = proof.by === 'link' ? proof.sessionToken : ''
      await transaction
        .delete(customerSessions)
        .where(and(eq(customerSessions.userId, customerId), ne(customerSessions.token, opened)))
      await onSignedOut(transaction, customerId, draftKeys)
    }
    const now = new Date()
    const [after] = await transaction
      .update(customers)
      .set({
        emailVerified: true,
        addressProvenAt: now,
        twoFactorEnabled: proof.by === 'session' && before.twoFactorEnabled,
        name: proof.by === 'session' ? before.name : before.username,
        updatedAt: now,
      })
      .where(eq(customers.id, customerId))
      .returning()
    return after
  })
}
