import { and, eq, isNotNull } from 'drizzle-orm'
import { toldName } from '#accounts/customers/told-name.ts'
import { customers } from '#accounts/tables.ts'
import type { BrokerageDesk } from '../desk.ts'

/**
 * How to greet whoever reads the mails to an address: by the name that they gave their account. What
 * was typed elsewhere, or before the address was proven, may be a stranger's.
 */
export async function findGreeting(
  { db }: Pick<BrokerageDesk, 'db'>,
  address: string,
): Promise<string | undefined> {
  const { name, username, email, addressProvenAt } = customers
  const [row] = await db
    .select({ name, username, email })
    .from(customers)
    .where(and(eq(email, address.toLowerCase()), isNotNull(addressProvenAt)))
  return row && toldName(row)
}
