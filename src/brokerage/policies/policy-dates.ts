import { STUDENT_AGE_BELOW } from '#insurance/statutory/age-limits.ts'
import { firstDayAfterBond, firstDayAfterChoice } from '#insurance/statutory-health/fund-choice.ts'
import {
  addDays,
  addMonths,
  addYears,
  birthdayOf,
  firstOfNextMonth,
  type IsoDate,
  isoDateOf,
  lastDayOfTerm,
  parseIsoDate,
  partsOf,
} from '#insurance/values/iso-date.ts'
import type { PolicyState } from '../kinds.ts'
import { incomingCap } from './planned-end.ts'
import type { PolicyFacts } from './policy-details.ts'
import type { PremiumChange } from './premiums.ts'
import { waitingUntil } from './waiting-until.ts'

/** A day that somebody should know of. Wording is under `policyDates.<code>`. */
export type PolicyDate = {
  readonly code: PolicyDateCode
  readonly date: IsoDate
}

export type PolicyDateCode =
  /** Last day to withdraw (§ 8, § 152 VVG). */
  | 'withdrawalEnds'
  | 'coverStarts'
  | 'coverEnds'
  /** Last day on which proof of the next cover can reach the insurer, once notice was given. */
  | 'proofDue'
  /** The waiting time is over: from here the cover that waited can be used. */
  | 'waitingEnds'
  /** The first day of a premium that the insurer announced. */
  | 'premiumChanges'
  /** Last day to give notice because of that premium. */
  | 'premiumNoticeEnds'
  /** Earliest end if notice is given today. */
  | 'earliestEnd'
  /**
   * Last day to be exempted from compulsory insurance, three months after it began (§ 8 (2) SGB V): for
   * students with their contract, for employees with a year whose limit may lie above their pay.
   */
  | 'exemptionEnds'
  /** The first day in another public fund, after twelve months of binding (§ 175 (4) SGB V). */
  | 'fundSwitch'
  /** The public student tariff ends with the semester in which this birthday falls. */
  | 'turns30'
  /** From here the way back into public insurance is shut for most (§ 6 (3a) SGB V). */
  | 'turns55'
  /** Sixty months of incoming cover, across insurers, are the most the law allows. */
  | 'expatCap'
  /** The new year's Jahresarbeitsentgeltgrenze decides anew who has to be insured publicly. */
  | 'jahresarbeitsentgeltgrenze'
  /** A year more with savings that are invested: whether they still suit who saves (§ 7c VVG). */
  | 'yearlyReview'

/** Deadlines from today on, soonest first. */
export function policyDates(policy: PolicyForDates, today: IsoDate): readonly PolicyDate[] {
  return datesOf(policy, today)
    .flatMap(([code, date]) => (date && date >= today ? [{ code, date }] : []))
    .sort((one, other) => one.date.localeCompare(other.date) || one.code.localeCompare(other.code))
}

/**
 * What was withdrawn from or is over has no days left. What was cancelled is covered to its end, and
 * may still be withdrawn from; while proof of the next cover is missing, nobody knows of an end.
 */
function datesOf(policy: PolicyForDates, today: IsoDate): readonly Deadline[] {
  const cover: readonly Deadline[] = [
    ['withdrawalEnds', policy.withdrawUntil],
    ['coverStarts', policy.startDate],
    policy.proofDueOn ? ['proofDue', policy.proofDueOn] : ['coverEnds', policy.endDate],
    ['premiumChanges', policy.premium?.from],
  ]
  switch (policy.state) {
    case 'withdrawn':
    case 'ended':
      return []
    case 'cancelled':
      return cover
    case 'active':
      return [
        ...cover,
        ['premiumNoticeEnds', policy.premium?.right?.until],
        ['earliestEnd', earliestEnd(policy, today)],
        ...deadlines(policy, today),
      ]
  }
}

export type PolicyForDates = {
  readonly line: string
  readonly tier: string
  readonly state: PolicyState
  readonly startDate: IsoDate
  readonly endDate: IsoDate | undefined
  readonly proofDueOn?: IsoDate | undefined
  readonly withdrawUntil: IsoDate | undefined
  readonly premium?: Pick<PremiumChange, 'from' | 'right'> | undefined
  /** Savings whose line is sold with a statement on whether they suit: that is looked at every year. */
  readonly isReviewed: boolean
  readonly facts: PolicyFacts
}

/**
 * The last day of cover if notice is given today. None where notice was given, for a trip, and where
 * the contract ends by itself before.
 */
export function earliestEnd(policy: PolicyForDates, today: IsoDate): IsoDate | undefined {
  if (policy.state !== 'active' || policy.facts.tripTo) return undefined
  const end = endAfterNotice(policy, today)
  return policy.endDate && policy.endDate <= end ? undefined : end
}

/**
 * Month's end after a full month; two months and not before the twelfth with a public fund
 * (§ 175 (4) SGB V); three months to the end of an insurance year with a private health insurer
 * (§ 205 (1) VVG).
 */
function endAfterNotice({ line, startDate }: PolicyForDates, today: IsoDate): IsoDate {
  const begin = today > startDate ? today : startDate
  switch (noticeRule(line)) {
    case 'fund': {
      const byNotice = firstDayAfterChoice(begin)
      const byBond = firstDayAfterBond(startDate)
      return addDays(byNotice < byBond ? byBond : byNotice, -1)
    }
    case 'year':
      return endOfYearFrom(startDate, addMonths(today, 3))
    case 'month':
      return lastOfMonth(addMonths(begin, 1))
  }
}

/** By which rule notice ends a contract of a line. */
export function noticeRule(line: string): 'fund' | 'year' | 'month' {
  if (line === 'public-health') return 'fund'
  return line === 'private-health' ? 'year' : 'month'
}

/** The end of the first year of a contract that is over on that day or later. */
function endOfYearFrom(startDate: IsoDate, day: IsoDate): IsoDate {
  const years = Math.max(1, partsOf(day).year - partsOf(startDate).year)
  const end = lastDayOfTerm(startDate, years * 12)
  return end < day ? lastDayOfTerm(startDate, (years + 1) * 12) : end
}

type Deadline = readonly [PolicyDateCode, IsoDate | undefined]

function deadlines(policy: PolicyForDates, today: IsoDate): Deadline[] {
  const { line, startDate, facts } = policy
  const isStudent = facts.status === 'student'
  const isPrivate = line === 'private-health'
  const isEmployed = facts.status === 'employee'
  // Who studies from 30 on need not be exempted from anything (§ 5 (1) no. 9 SGB V).
  const studentUntil = birthday(facts, STUDENT_AGE_BELOW)
  const hasStudentDuty = studentUntil === undefined || startDate < studentUntil
  const waited = waitingUntil(startDate, facts)
  const all: (Deadline | false)[] = [
    waited !== undefined && ['waitingEnds', addDays(waited, 1)],
    isPrivate && isStudent && hasStudentDuty && ['exemptionEnds', lastDayOfTerm(startDate, 3)],
    isPrivate && isEmployed && ['exemptionEnds', exemptionOfYear(startDate, today)],
    line === 'public-health' && ['fundSwitch', firstDayAfterBond(startDate)],
    line === 'public-health' && isStudent && ['turns30', studentUntil],
    (isPrivate || line === 'expat-long-term') && ['turns55', birthday(facts, 55)],
    ['expatCap', incomingCap(policy)],
    // The first day of an insurance year that is not over.
    policy.isReviewed && ['yearlyReview', addDays(endOfYearFrom(startDate, addDays(today, -1)), 1)],
    isEmployed &&
      (isPrivate || line === 'public-health') && ['jahresarbeitsentgeltgrenze', nextNewYear(today)],
  ]
  return all.filter((each) => each !== false)
}

function birthday({ birthDate }: PolicyFacts, age: number): IsoDate | undefined {
  const born = birthDate === undefined ? undefined : parseIsoDate(birthDate)
  return born && birthdayOf(born, age)
}

/** Three months from the first new year after the start that are not over yet. */
function exemptionOfYear(startDate: IsoDate, today: IsoDate): IsoDate {
  const first = lastDayOfTerm(nextNewYear(startDate), 3)
  const ofThisYear = isoDateOf(`${partsOf(today).year}-03-31`)
  const next = ofThisYear >= today ? ofThisYear : addYears(ofThisYear, 1)
  return first > next ? first : next
}

function nextNewYear(day: IsoDate): IsoDate {
  return isoDateOf(`${partsOf(day).year + 1}-01-01`)
}

function lastOfMonth(date: IsoDate): IsoDate {
  return addDays(firstOfNextMonth(date), -1)
}
