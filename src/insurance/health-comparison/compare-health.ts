import type { RatedLine } from '../lines/load-line.ts'
import type { RatedPackage } from '../lines/tariff.ts'
import type { Quote } from '../quote/quote.ts'
import { quoteWith } from '../quote/quote-with.ts'
import { PUBLIC_MAY_CLOSE_FROM_AGE, STUDENT_AGE_BELOW } from '../statutory/age-limits.ts'
import { sumOf } from '../statutory-health/contribution.ts'
import type { InsuredPerson } from '../statutory-health/insured-person.ts'
import { isMiniJob, monthOfPay } from '../statutory-health/mini-job.ts'
import { nextMiniJobLaw } from '../statutory-health/mini-job-law.ts'
import { publicContribution } from '../statutory-health/public-contribution.ts'
import { bornForAge, type IsoDate } from '../values/iso-date.ts'
import { percent, shareOf } from '../values/percent.ts'
import { lawOfComparison } from './law-of-comparison.ts'
import { netOfMonth } from './net-of-month.ts'

/** Who asks: enough to compare, and nothing that tells who it is. */
export interface HealthSituation {
  readonly status: HealthStatus
  readonly age: number
  /** Gross salary or profit. */
  readonly yearlyIncomeCents: number
  /** Children under 18, insured along. */
  readonly children: number
}

export const HEALTH_STATUSES = ['employee', 'selfEmployed', 'student'] as const
export type HealthStatus = (typeof HEALTH_STATUSES)[number]

type ComparedProduct = 'public' | 'private' | 'expat'

/** One way to be insured, in cents a month. */
export type ComparedOption =
  | {
      readonly product: ComparedProduct
      readonly open: true
      /** The whole price. */
      readonly totalCents: number
      readonly employerCents: number
      readonly ownCents: number
      /** What is left of the income after tax, social contributions and this insurance. */
      readonly netCents: number
      /** What else it takes than its price: codes of the health table's reasons. */
      readonly conditions: readonly string[]
    }
  | {
      readonly product: ComparedProduct
      readonly open: false
      /** Codes of the line's reasons, or of the health table's. */
      readonly reasons: readonly string[]
    }

interface ComparedLines {
  readonly privateHealth: RatedLine
  readonly expat: RatedLine
}

/** The child of the example; the price depends little on it. */
const CHILD_AGE = 5
/** Berlin: no other state but Saxony shares the care contribution otherwise. */
const STATE = 'BE'

/** Reasons of the health table: a mini-job brings no insurance of its own, and too little income. */
const MINI_JOB_REASONS = { public: 'onlyMiniJob', private: 'privateWantsMore' } as const
/** And that of who may choose between public and private, whom the law insures in neither. */
const FREE_TO_CHOOSE = 'expatEndsWithJob'

/** Whom a public fund takes only with earlier cover, which the comparison does not ask for. */
const CONDITIONS_OF_PUBLIC: readonly {
  readonly code: string
  readonly applies: (situation: HealthSituation) => boolean
}[] = [
  { code: 'freelancerWithoutStatutoryTime', applies: ({ status }) => status === 'selfEmployed' },
  {
    code: 'studentFrom30',
    applies: ({ status, age }) => status === 'student' && age >= STUDENT_AGE_BELOW,
  },
  { code: 'closedAt55', applies: ({ age }) => age >= PUBLIC_MAY_CLOSE_FROM_AGE },
]

/** What the comparison says in the words of the health table. */
export const TABLE_REASONS = [
  ...Object.values(MINI_JOB_REASONS),
  FREE_TO_CHOOSE,
  ...CONDITIONS_OF_PUBLIC.map(({ code }) => code),
]

/**
 * Public, private and expat insurance for one situation on a day. Public is the law with the
 * average Zusatzbeitrag; private is our standard plan with a deductible of 1,000 euros; expat is
 * the basic plan for newcomers.
 */
export function compareHealth(
  situation: HealthSituation,
  lines: ComparedLines,
  asOf: IsoDate,
): readonly ComparedOption[] {
  const privateOption = comparePrivate(situation, lines.privateHealth, asOf)
  const expatOption = compareExpat(situation, lines.expat, asOf)
  return [
    comparePublic(situation, asOf),
    privateOption,
    privateOption.open ? withoutDuty(expatOption) : expatOption,
  ]
}

/** The line does not ask what somebody earns, and takes every employee for one with a duty. */
function withoutDuty(option: ComparedOption): ComparedOption {
  if (option.open || !option.reasons.includes('publicInsuranceDuty')) return option
  return { ...option, reasons: [FREE_TO_CHOOSE] }
}

function comparePublic(situation: HealthSituation, asOf: IsoDate): ComparedOption {
  const { status, age, children } = situation
  const month = monthOf(situation, asOf)
  const person: InsuredPerson = {
    birthDate: bornForAge(age, asOf),
    isParent: children > 0,
    childrenUnder25: children,
    state: STATE,
    fund: 'average',
  }
  const isEmployee = status === 'employee'
  const contribution = publicContribution(person, status, month, lawOfComparison(asOf))
  if (!contribution || hasOnlyMiniJob(situation, asOf)) {
    return { product: 'public', open: false, reasons: [MINI_JOB_REASONS.public] }
  }
  const { health, additional, care } = contribution.member
  const ownCents = sumOf(contribution.member)
  const employerCents = sumOf(contribution.employer)
  // § 10 (1) no. 3 EStG: an employee's right to sick pay takes 4 % off what counts.
  const deductible =
    (isEmployee ? shareOf(health + additional, percent(96)) : health + additional) + care
  return {
    product: 'public',
    open: true,
    totalCents: ownCents + employerCents,
    employerCents,
    ownCents,
    netCents: netOfMonth(
      { status, grossCents: month, ownCents, deductibleCents: deductible },
      asOf,
    ),
    conditions: CONDITIONS_OF_PUBLIC.filter(({ applies }) => applies(situation)).map(
      ({ code }) => code,
    ),
  }
}

function comparePrivate(
  situation: HealthSituation,
  line: RatedLine,
  asOf: IsoDate,
): ComparedOption {
  const { status, age, yearlyIncomeCents, children } = situation
  // The line would send a low salary to public insurance, which a mini-job does not open.
  if (hasOnlyMiniJob(situation, asOf)) {
    return { product: 'private', open: false, reasons: [MINI_JOB_REASONS.private] }
  }
  const result = quoteWith(
    line,
    {
      status,
      yearlyIncome: yearlyIncomeCents,
      birthDate: bornForAge(age, asOf),
      dependants: childrenOf(children, asOf),
    },
    { today: asOf },
  )
  if (result.outcome !== 'quoted') return closed('private', result)
  const rated = packageOf(result.packages, 'standard')
  if (!rated) return { product: 'private', open: false, reasons: [] }
  const totalCents = rated.price.cents
  const employerCents = factOf(rated, 'employerShare')
  const care = factOf(rated, 'careShare')
  const ownCents = totalCents - employerCents
  // Only the basic part counts for tax; insurers certify about four fifths of such a plan.
  const deductible = Math.max(0, shareOf(totalCents - care, percent(80)) + care - employerCents)
  return {
    product: 'private',
    open: true,
    totalCents,
    employerCents,
    ownCents,
    netCents: netOfMonth(
      { status, grossCents: monthOf(situation, asOf), ownCents, deductibleCents: deductible },
      asOf,
    ),
    conditions: [],
  }
}

function compareExpat(situation: HealthSituation, line: RatedLine, asOf: IsoDate): ComparedOption {
  const { status, age, children } = situation
  const result = quoteWith(
    line,
    {
      birthDate: bornForAge(age, asOf),
      ...EXPAT_ANSWERS[status],
      ...(hasOnlyMiniJob(situation, asOf) ? { workSituation: 'miniJob' } : {}),
      dependants: childrenOf(children, asOf),
    },
    { today: asOf },
  )
  if (result.outcome !== 'quoted') return closed('expat', result)
  const rated = packageOf(result.packages, 'basic')
  if (!rated) return { product: 'expat', open: false, reasons: [] }
  const ownCents = rated.price.cents
  return {
    product: 'expat',
    open: true,
    totalCents: ownCents,
    employerCents: 0,
    ownCents,
    // Short-term cover is no substitute for statutory cover, so nothing of it counts for tax here.
    netCents: netOfMonth(
      { status, grossCents: monthOf(situation, asOf), ownCents, deductibleCents: 0 },
      asOf,
    ),
    conditions: [],
  }
}

const EXPAT_ANSWERS: Readonly<Record<HealthStatus, Record<string, string>>> = {
  employee: { purpose: 'visa', workSituation: 'employee' },
  selfEmployed: { purpose: 'freelancer', workSituation: 'selfEmployed' },
  student: { purpose: 'student', workSituation: 'student' },
}

function childrenOf(count: number, asOf: IsoDate) {
  return Array.from({ length: count }, () => ({
    birthDate: bornForAge(CHILD_AGE, asOf),
    role: 'child',
    relation: 'child',
  }))
}

function closed(
  product: ComparedProduct,
  result: Exclude<Quote, { outcome: 'quoted' }>,
): ComparedOption {
  return { product, open: false, reasons: 'reasons' in result ? result.reasons : [] }
}

function packageOf(packages: readonly RatedPackage[], tier: string): RatedPackage | undefined {
  return packages.find((each) => each.tier === tier) ?? packages[0]
}

function factOf(rated: RatedPackage, code: string): number {
  const fact = rated.facts.find((each) => each.code === code && each.entry === undefined)
  return fact?.kind === 'cents' ? fact.value : 0
}

function hasOnlyMiniJob(situation: HealthSituation, asOf: IsoDate): boolean {
  return (
    situation.status === 'employee' && isMiniJob(monthOf(situation, asOf), nextMiniJobLaw(asOf))
  )
}

function monthOf({ yearlyIncomeCents }: HealthSituation, asOf: IsoDate): number {
  return monthOfPay(yearlyIncomeCents, nextMiniJobLaw(asOf))
}
