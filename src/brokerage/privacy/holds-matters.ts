import { eq } from 'drizzle-orm'
import { adviceRecords } from '../advice/tables.ts'
import { bookedCalls } from '../calls/tables.ts'
import type { BrokerageDesk } from '../desk.ts'
import { drafts } from '../drafts/tables.ts'
import { dependants } from '../service/tables.ts'
import { applications, brokerageFiles } from '../tables.ts'

/** What somebody tells us; contracts, claims and requests come from applications. */
const TOLD = [applications, drafts, adviceRecords, bookedCalls, brokerageFiles, dependants]

/** Whether an account opens anything that its customer has told us, proven address or not. */
export async function holdsMatters(
  { db }: Pick<BrokerageDesk, 'db'>,
  customerId: string,
): Promise<boolean> {
  for (const table of TOLD) {
    if ((await db.$count(table, eq(table.customerId, customerId))) > 0) return true
  }
  return false
}
