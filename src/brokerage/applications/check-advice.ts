import { eq, or } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { AdviceRecord } from '../advice/advice-record.ts'
import { adviceRecords } from '../advice/tables.ts'
import type { BrokerageDesk } from '../desk.ts'
import { unsealFrom } from '../seals.ts'

/** Days for which advice counts: as long as a draft is kept. Older facts may be others by now. */
const ADVICE_DAYS = 60

/**
 * Whether an order may rest on this advice: it exists, is recent, spoke about this line, and is
 * nobody else's. Named by its reference or by its id.
 */
export async function isAdviceFor(
  desk: Pick<BrokerageDesk, 'db' | 'keyring' | 'clock'>,
  actor: ActingUser,
  name: string,
  line: string,
): Promise<boolean> {
  const [row] = await desk.db
    .select()
    .from(adviceRecords)
    .where(or(eq(adviceRecords.reference, name), eq(adviceRecords.id, name)))
  if (row === undefined) return false
  const owner = actor.kind === 'customer' ? actor.userId : null
  if (row.customerId !== null && row.customerId !== owner) return false
  const age = desk.clock.now().getTime() - row.writtenAt.getTime()
  if (age > ADVICE_DAYS * 86_400_000) return false
  return isAbout(unsealFrom(desk, 'advice_records.contents', row.id, row.contents), line)
}

/** On the way to an order one line is advised on; the recommendation tools speak about several. */
function isAbout({ ruleSet, tool, outcome }: AdviceRecord, line: string): boolean {
  if (ruleSet.startsWith('application:')) return ruleSet === `application:${line}`
  return outcome.some(({ subject }) =>
    tool === 'health' ? line.startsWith(HEALTH_LINES[subject] ?? subject) : subject === line,
  )
}

/** The products of the health tool, by how the ids of their lines begin. */
const HEALTH_LINES: Readonly<Record<string, string>> = {
  public: 'public-health',
  private: 'private-health',
  expatShort: 'expat',
  expatLong: 'expat',
}
