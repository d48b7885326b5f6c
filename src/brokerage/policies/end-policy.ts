import { eq } from 'drizzle-orm'
import { type IsoDate, isoDateOf } from '#insurance/values/iso-date.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { PolicyState } from '../kinds.ts'
import { type Policy, policies } from '../tables.ts'
import { forDates } from './find-policy.ts'
import { proofDueAfter } from './next-cover.ts'
import { ownEnd } from './own-end.ts'
import { earliestEnd } from './policy-dates.ts'

type End = Exclude<PolicyState, 'active'>

/** Ends the contract of an application, where there is one, in the transaction of the move. */
export async function endPolicy(
  desk: BrokerageDesk,
  applicationId: number,
  state: End,
  given: {
    readonly endDate?: string | undefined
    /** When notice was given, where that was not today. */
    readonly noticeOn?: string | undefined
  },
): Promise<void> {
  const isMeant = eq(policies.applicationId, applicationId)
  const [policy] = await desk.db.select().from(policies).where(isMeant).for('update')
  if (policy === undefined) return
  const endDate = noLater(policy, given.endDate ?? lastDay(desk, policy, state))
  const noticeOn = isoDateOf(given.noticeOn ?? desk.today())
  const proofDueOn = state === 'cancelled' ? proofDue(desk, policy, endDate, noticeOn) : null
  await desk.db
    .update(policies)
    .set({ state, endDate, proofDueOn })
    .where(eq(policies.id, policy.id))
}

/**
 * Nothing gives back cover that was over before, also where nobody has noted yet that it is. An end
 * that waits for proof is none yet.
 */
function noLater({ endDate, proofDueOn }: Policy, end: string | null): string | null {
  const isBefore = endDate !== null && end !== null && endDate < end
  return isBefore && proofDueOn === null ? endDate : end
}

/**
 * Until when the end waits for proof of the next cover: not where the contract ends by itself, nor
 * where the last day for it is over. The insurer has confirmed such an end, else nobody could know it.
 */
function proofDue(
  desk: BrokerageDesk,
  policy: Policy,
  end: string | null,
  noticeOn: IsoDate,
): IsoDate | null {
  if (end === null) return null
  const endDate = isoDateOf(end)
  const itsOwn = ownEnd(desk, policy)
  if (itsOwn && itsOwn <= endDate) return null
  return proofDueAfter(desk.lines[policy.line], { noticeOn, endDate }, desk.today()) ?? null
}

/** The last day of cover where nobody names one. */
function lastDay(desk: BrokerageDesk, policy: Policy, state: End): string | null {
  switch (state) {
    case 'withdrawn':
      return desk.today()
    case 'cancelled': {
      // Nobody loses cover without notice; a contract that ends before keeps its own end.
      const dates = forDates(desk, policy)
      return earliestEnd(dates, desk.today()) ?? policy.endDate
    }
    case 'ended':
      // The day has come already: it is noted afterwards that it is over.
      return policy.endDate
  }
}
