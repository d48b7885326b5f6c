import { and, eq, isNotNull } from 'drizzle-orm'
import { customers } from '#accounts/tables.ts'
import type { Queries } from '#platform/database/connect.ts'

/**
 * The address of an account whose owner reads the mails to it. Anybody can type an address in: what
 * was sent with one is shown to, and erased for, nobody who has not proven it.
 */
export async function provenEmailOf(db: Queries, customerId: string): Promise<string | undefined> {
  const [customer] = await db
    .select({ email: customers.email })
    .from(customers)
    .where(and(eq(customers.id, customerId), isNotNull(customers.addressProvenAt)))
  return customer?.email
}
