import { createHmac, timingSafeEqual } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import { sql } from 'drizzle-orm'
import { ADVISORY_LOCKS } from '#platform/database/advisory-locks.ts'
import type { Queries } from '#platform/database/connect.ts'
import type { AccountParts } from '../account-parts.ts'
import { staff } from '../tables.ts'
import { insertHashed, type NewStaff, type StaffMember } from './insert-staff.ts'

export async function isFirstRun(db: Queries): Promise<boolean> {
  return (await db.$count(staff)) === 0
}

/** The first admin, or undefined when there is staff already. */
export async function createFirstAdmin(
  { database }: Pick<AccountParts, 'database'>,
  { password, ...admin }: Omit<NewStaff, 'role'>,
): Promise<StaffMember | undefined> {
  if (!(await isFirstRun(database.db))) return undefined
  const hash = await hashPassword(password)
  return database.db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.staff})`)
    if (!(await isFirstRun(transaction))) return undefined
    return insertHashed(transaction, { ...admin, role: 'admin' }, hash)
  })
}

/**
 * Shown in the log of the start and asked for on the first-run screen, except in development: the
 * host is public, and the first to find it must not become its admin.
 */
export function firstRunCode(secretKey: string): string {
  return createHmac('sha256', secretKey).update('first run').digest('hex').slice(0, 20)
}

export function isFirstRunCode(secretKey: string, given: string): boolean {
  const expected = Buffer.from(firstRunCode(secretKey))
  const actual = Buffer.from(given)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
