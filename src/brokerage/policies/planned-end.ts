import {
  addDays,
  birthdayOf,
  type IsoDate,
  lastDayOfTerm,
  parseIsoDate,
} from '#insurance/values/iso-date.ts'
import type { PolicyFacts } from './policy-details.ts'

/** How a contract ends by itself, or begins to pay. */
type End = 'incoming' | 'fiveYears' | 'term' | 'trip' | 'retirement'

const ENDS: Readonly<Partial<Record<string, End>>> = {
  'expat-short-term': 'incoming',
  'private-health': 'fiveYears',
  life: 'term',
  disability: 'term',
  'travel-health': 'trip',
  pension: 'retirement',
  'basis-pension': 'retirement',
}

/** By the line alone; those that run until notice is given have none. */
export function endOfLine(line: string): End | undefined {
  return ENDS[line]
}

type Contract = {
  readonly line: string
  readonly tier: string
  readonly startDate: IsoDate
  readonly facts: PolicyFacts
}

/** The last day of cover where the contract itself names one. */
export function plannedEnd(contract: Contract): IsoDate | undefined {
  const { line, startDate, facts } = contract
  switch (endOfLine(line)) {
    case 'incoming':
    case 'fiveYears':
      return endOfIncoming(contract)
    case 'term':
      return facts.termYears ? lastDayOfTerm(startDate, 12 * facts.termYears) : eveOfAge(facts)
    case 'trip':
      return facts.tripTo ? parseIsoDate(facts.tripTo) : undefined
    default:
      return undefined
  }
}

/**
 * The last day of sixty months of incoming cover, across insurers: the most that the law allows (§ 195 (3)
 * VVG). None for contracts without that limit.
 */
export function incomingCap({ line, tier, startDate, facts }: Contract): IsoDate | undefined {
  const isLimited =
    endOfLine(line) === 'incoming' || (endOfLine(line) === 'fiveYears' && tier.endsWith('5y'))
  return isLimited ? lastDayOfTerm(startDate, monthsLeft(facts)) : undefined
}

function endOfIncoming(contract: Contract): IsoDate | undefined {
  const cap = incomingCap(contract)
  const { monthsWanted } = contract.facts
  const chosen = monthsWanted && lastDayOfTerm(contract.startDate, monthsWanted)
  return cap && chosen && chosen < cap ? chosen : cap
}

function monthsLeft({ monthsInsuredBefore = 0 }: PolicyFacts): number {
  return 60 - monthsInsuredBefore
}

/** A benefit that is paid until an age ends on the day before that birthday. */
function eveOfAge({ birthDate, endAge }: PolicyFacts): IsoDate | undefined {
  const born = birthDate === undefined ? undefined : parseIsoDate(birthDate)
  return born && endAge ? addDays(birthdayOf(born, endAge), -1) : undefined
}
