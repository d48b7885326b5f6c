import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import type { BrokerageDesk } from '../desk.ts'
import { type Application, applicationEvents } from '../tables.ts'

/** Notice that had no effect, as the move back to an active contract keeps it. */
export type LapsedEnd = {
  /** The day to which notice was given. */
  readonly endDate: IsoDate
  /** The last day on which the proof could have reached the insurer. */
  readonly proofDueOn: IsoDate
  /** The customer's request, where there was one. */
  readonly request?: string
}

/** Why a notice had no effect, in the history. */
export const LAPSE_REASON = 'noProof'

/** The notice that an active contract outlived, unless something else has become of it since. */
export async function findLapsedEnd(
  { db }: Pick<BrokerageDesk, 'db'>,
  { id, state }: Pick<Application, 'id' | 'state'>,
): Promise<LapsedEnd | undefined> {
  if (state !== 'active') return undefined
  const [last] = await db
    .select({ from: applicationEvents.fromState, details: applicationEvents.details })
    .from(applicationEvents)
    .where(and(eq(applicationEvents.applicationId, id), isNotNull(applicationEvents.toState)))
    .orderBy(desc(applicationEvents.id))
    .limit(1)
  // A colleague who took the end back leads here too.
  const isLapse = last?.from === 'cancelled' && last.details['reason'] === LAPSE_REASON
  return isLapse ? (last.details as LapsedEnd) : undefined
}
