import { sql } from 'drizzle-orm'
import type { CustomerDesk } from './customer-desk.ts'

/**
 * Fails while the database is away. For what is done in the background afterwards: whoever asks
 * would be told that a mail is on its way, and none would come.
 */
export async function reachDatabase({ database }: Pick<CustomerDesk, 'database'>): Promise<void> {
  await database.db.execute(sql`select 1`)
}
