import { hasCovered } from '#brokerage/policies/has-covered.ts'
import { outsideCover } from '#brokerage/policies/outside-cover.ts'
import type { ClaimDetail } from '../../wire/casework-records.ts'
import { showDay } from '../show-moment.ts'

/** The last day of a contract, by its name; none where it never covered. */
export function endOfCover(contract: {
  readonly startDate: string
  readonly endDate?: string | undefined
  readonly proofDueOn?: string | undefined
}): readonly [string, string | undefined] {
  const name = contract.proofDueOn ? 'Cancelled as of' : 'Cover ends'
  return [name, hasCovered(contract) ? showDay(contract.endDate) : undefined]
}

/** The days of cover of a claim's contract, and whether what happened lies outside of them. */
export function showCover({
  cover,
  occurredOn,
}: Pick<ClaimDetail, 'cover' | 'occurredOn'>): string {
  if (!hasCovered(cover)) return 'Never: it ended before it began'
  const [first, last] = [showDay(cover.startDate), showDay(cover.endDate)]
  const days = last ? `${first} to ${last}` : `From ${first}`
  const outside = outsideCover(cover, occurredOn)
  if (outside === 'waiting') {
    return `${days}. This happened in the waiting time, until ${showDay(cover.waitingUntil)}.`
  }
  return outside ? `${days}. This happened ${outside} it.` : days
}
