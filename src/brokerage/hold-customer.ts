import { eq } from 'drizzle-orm'
import { customers } from '#accounts/tables.ts'
import type { Queries } from '#platform/database/connect.ts'
import { applications } from './tables.ts'

/**
 * Keeps an account and its applications for a transaction that changes all of it; false where there is
 * none. Whoever works on an application holds it, and then names its customer in a new row: the account
 * is held so that they may, since they would wait for us while we wait for them.
 */
export async function holdCustomer(db: Queries, customerId: string): Promise<boolean> {
  const held = await db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update')
  await db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.customerId, customerId))
    .orderBy(applications.id)
    .for('update')
  return held.length > 0
}
