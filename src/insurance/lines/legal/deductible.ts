import { addYears, type IsoDate } from '../../values/iso-date.ts'

/**
 * The deductible of a legal policy over time, in euros. The rules are those published in the FAQ
 * of Feather for legal insurance: without legal cover in the last five years it starts at 300,
 * with previous cover between 0 and 300; a paid claim lifts it to 500; each year without a claim
 * takes off 100, down to nothing; advice by phone never carries it.
 */
export interface DeductibleState {
  /** What the next paid claim costs the insured person. */
  readonly euros: number
}

/** What moves it. Advice by phone is none of it. */
export type DeductibleEvent = 'claimPaid' | 'claimFreeYear'

/** Cover before this policy. */
interface PreviousLegalCover {
  /** Full years of legal cover, all insurers together. */
  readonly years: number
  /** Claims in the last five years. */
  readonly claims: number
}

const FIRST_EUROS = 300
const AFTER_CLAIM_EUROS = 500
const STEP_EUROS = 100

/**
 * The state on the first day. The source says "0 to 300 by length and claims" and no more; that
 * a year takes off 100 as later on, and a claim makes up for one such year, is ours.
 */
export function startDeductible(previous: PreviousLegalCover | undefined): DeductibleState {
  if (!previous) return { euros: FIRST_EUROS }
  const claimFreeYears = Math.max(0, previous.years - previous.claims)
  return { euros: Math.max(0, FIRST_EUROS - STEP_EUROS * claimFreeYears) }
}

export function nextDeductible(state: DeductibleState, event: DeductibleEvent): DeductibleState {
  return {
    euros: event === 'claimPaid' ? AFTER_CLAIM_EUROS : Math.max(0, state.euros - STEP_EUROS),
  }
}

/**
 * The state on a day in the life of a policy. That the years are those of the policy, and a year
 * counts as one without a claim when none was paid in it, is ours.
 */
export function deductibleOn(
  first: DeductibleState,
  startDate: IsoDate,
  paidOn: readonly IsoDate[],
  today: IsoDate,
): DeductibleState {
  let state = first
  for (let year = 0; addYears(startDate, year) <= today; year++) {
    const [from, until] = [addYears(startDate, year), addYears(startDate, year + 1)]
    if (paidOn.some((day) => day >= from && day < until)) state = nextDeductible(state, 'claimPaid')
    else if (until <= today) state = nextDeductible(state, 'claimFreeYear')
  }
  return state
}
