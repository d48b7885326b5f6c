import { and, eq, like, or } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '#platform/database/connect.ts'
import type { sessionTable, signInTable, verificationTable } from './auth-tables.ts'

/** Where the passwords of customers or of staff are kept, and what was opened with them. */
export interface PasswordTables {
  readonly users: PgTable & Record<'id' | 'email' | 'twoFactorEnabled', PgColumn>
  readonly sessions: ReturnType<typeof sessionTable<string>>
  readonly signIns: ReturnType<typeof signInTable<string>>
  readonly verifications: ReturnType<typeof verificationTable<string>>
}

/**
 * Sets a password and ends what the old one opened. better-auth would write the password and end the
 * sessions one after the other; in one transaction, a crash never leaves a new password with old keys.
 */
export async function keepPassword(
  transaction: Queries,
  tables: PasswordTables,
  userId: string,
  hash: string,
): Promise<void> {
  const { signIns } = tables
  await transaction
    .insert(signIns)
    .values({
      id: crypto.randomUUID(),
      userId,
      password: hash,
      providerId: 'credential',
      accountId: userId,
    })
    .onConflictDoUpdate({
      target: [signIns.providerId, signIns.accountId],
      set: { password: hash, updatedAt: new Date() },
    })
  await endAllSessions(transaction, tables, userId)
}

/** Every session ends, and so does what waits. */
export async function endAllSessions(
  transaction: Queries,
  tables: PasswordTables,
  userId: string,
): Promise<void> {
  await transaction.delete(tables.sessions).where(eq(tables.sessions.userId, userId))
  await endWaiting(transaction, tables, userId)
}

/**
 * Ends sign-ins that wait for a code, and links to a new password that were mailed and not used: they
 * would let back in whoever read them before.
 */
export async function endWaiting(
  db: Queries,
  { verifications }: PasswordTables,
  userId: string,
): Promise<void> {
  const { value } = verifications
  // What is kept of them is whose they are, and for some the address to which they went.
  await db.delete(verifications).where(or(eq(value, userId), like(value, `${userId} %`)))
}

/** By what somebody signs in: the password as it is kept, and whether a code is asked for. */
export interface Proof {
  readonly userId: string
  readonly hash: string | null
  readonly asksForCode: boolean
}

/** `settled` waits for whoever is changing it now. */
export async function findProof(
  { users, signIns }: PasswordTables,
  db: Queries,
  userId: string,
  { settled = false } = {},
): Promise<Proof> {
  const password = db
    .select({ hash: signIns.password })
    .from(signIns)
    .where(and(eq(signIns.userId, userId), eq(signIns.providerId, 'credential')))
  const user = db
    .select({ asksForCode: users.twoFactorEnabled })
    .from(users)
    .where(eq(users.id, userId))
  // One after the other: who holds both locks at once could wait for somebody who waits for them.
  const [kept] = await (settled ? password.for('share') : password)
  const [account] = await (settled ? user.for('share') : user)
  return { userId, hash: kept?.hash ?? null, asksForCode: account?.asksForCode === true }
}
