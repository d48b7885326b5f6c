import { EU_EEA_CH } from '../../fields/countries.ts'
import { PUBLIC_MAY_CLOSE_FROM_AGE } from '../../statutory/age-limits.ts'
import { valueAt } from '../../statutory/dated.ts'
import { jahresarbeitsentgeltgrenze } from '../../statutory/earnings-limits.ts'
import {
  PRIVATE_FREELANCER_OLDER_FROM_AGE,
  privateFreelancerIncome,
  privateFreelancerIncomeFrom51,
  privatePassiveIncome,
} from '../../statutory/product-thresholds.ts'
import { highestSubsidy, privateSubsidy } from '../../statutory-health/private-subsidy.ts'
import { ageAt, type IsoDate, monthsBetween } from '../../values/iso-date.ts'
import { divideHalfUp } from '../../values/rounding.ts'
import type { AnswersOf } from '../answers-of.ts'
import { bodyMassOutside } from '../body-mass.ts'
import { firstDay } from '../first-day.ts'
import type { Fact, RatedPackage, Tariff } from '../tariff.ts'
import { lawOfStart } from './law-of-start.ts'
import type { line } from './line.ts'
import { applicantOf, dependantsOf, priceOfPerson, sickPayCents, type Variant } from './premium.ts'
import { publicShare } from './public-share.ts'

type Answers = AnswersOf<typeof line>

/**
 * Demonstration tariff; premiums are ours, the employer's share and the public price the law's. What
 * counts is the first day of cover, once it is known: ages then, and the law then as far as it is known.
 */
export const tariff: Tariff<typeof line> = {
  version: 'demo-2026-5',
  rate(answers, asOf) {
    const short = mayTakeFiveYears(answers, asOf)
    const same = inEveryPackage(answers, asOf)
    return VARIANTS.filter(({ fiveYears }) => short || !fiveYears).map((variant) =>
      ratePackage(variant, answers, same),
    )
  },
  assess(answers, asOf) {
    const { status, yearlyIncome, birthDate } = answers
    const start = firstDay(answers, asOf)
    const on = lawOfStart(start, asOf)
    const isBelowLimit =
      status === 'employee' && yearlyIncome <= valueAt(jahresarbeitsentgeltgrenze, on)
    const mayBeClosed = ageAt(birthDate, start) >= PUBLIC_MAY_CLOSE_FROM_AGE
    const codes: [string, boolean][] = [
      ['employeeBelowLimit', isBelowLimit && !mayBeClosed],
      ['publicMayBeClosed', isBelowLimit && mayBeClosed],
      [
        'freelancerIncomeTooLow',
        status === 'selfEmployed' && yearlyIncome < freelancerThreshold(answers, asOf),
      ],
      [
        'passiveIncomeTooLow',
        status === 'passiveIncome' && yearlyIncome < valueAt(privatePassiveIncome, asOf),
      ],
      ['bodyMassOutside', bodyMassOutside(answers.heightCm, answers.weightKg)],
      ['fiveYearTariff', mayTakeFiveYears(answers, asOf)],
      ['newRatesNextYear', on < start],
    ]
    return codes.filter(([, applies]) => applies).map(([code]) => code)
  },
}

const VARIANTS: readonly Variant[] = [
  { id: 'standard', level: 'standard', fiveYears: false },
  { id: 'premium', level: 'premium', fiveYears: false },
  { id: 'standard5y', level: 'standard', fiveYears: true },
  { id: 'premium5y', level: 'premium', fiveYears: true },
]

/** The tariff for five years is for people from outside the EU in their first four years here. */
const FIVE_YEARS_BELOW_MONTHS = 48

function mayTakeFiveYears(answers: Answers, asOf: IsoDate): boolean {
  return (
    !EU_EEA_CH.includes(answers.citizenship) &&
    monthsBetween(answers.inGermanySince, firstDay(answers, asOf)) < FIVE_YEARS_BELOW_MONTHS
  )
}

function freelancerThreshold(answers: Answers, asOf: IsoDate): number {
  return valueAt(
    ageAt(answers.birthDate, firstDay(answers, asOf)) >= PRIVATE_FREELANCER_OLDER_FROM_AGE
      ? privateFreelancerIncomeFrom51
      : privateFreelancerIncome,
    asOf,
  )
}

/** What no package changes. */
function inEveryPackage(answers: Answers, asOf: IsoDate) {
  const month = divideHalfUp(answers.yearlyIncome, 12)
  const start = firstDay(answers, asOf)
  const on = lawOfStart(start, asOf)
  const applicant = applicantOf(answers, start)
  const dependants = dependantsOf(answers, start)
  return {
    applicant,
    dependants,
    sickPay: sickPayCents(applicant.age, answers),
    careShare: applicant.careCents + sum(dependants.map(({ careCents }) => careCents)),
    highestSubsidy:
      answers.status === 'employee' ? highestSubsidy(month, answers.state, on) : undefined,
    publicOwnShare: publicShare(answers, start, on),
  }
}

function ratePackage(
  variant: Variant,
  answers: Answers,
  same: ReturnType<typeof inEveryPackage>,
): RatedPackage {
  const { careShare, publicOwnShare } = same
  const dependants = same.dependants.map((each) => ({
    health: priceOfPerson(variant, each, answers).build().price.cents,
    care: each.careCents,
  }))
  const built = priceOfPerson(variant, same.applicant, answers)
    .plus('sickPay', same.sickPay)
    .plus('dependants', sum(dependants.map(({ health }) => health)))
    .plus('care', careShare)
    .build()
  const facts: Fact[] = []
  if (same.highestSubsidy) {
    const { cents } = built.price
    const premium = { health: cents - careShare, care: careShare }
    const subsidy = privateSubsidy(premium, same.highestSubsidy)
    const employer = subsidy.health + subsidy.care
    facts.push(
      { code: 'employerShare', kind: 'cents', value: employer },
      { code: 'ownShare', kind: 'cents', value: cents - employer },
    )
  }
  facts.push(
    { code: 'deductible', kind: 'option', value: `deductible.${answers.deductible}` },
    { code: 'careShare', kind: 'cents', value: careShare },
    { code: publicCode(answers), kind: 'cents', value: publicOwnShare },
  )
  dependants.forEach(({ health, care }, index) => {
    facts.push({ code: 'dependantPrice', kind: 'cents', value: health + care, entry: index + 1 })
  })
  return { tier: variant.id, ...built, facts }
}

/** Only the self-employed choose whether a public fund insures their sick pay; this price is without it. */
function publicCode({ status }: Answers): string {
  return status === 'selfEmployed' ? 'publicWithoutSickPay' : 'publicOwnShare'
}

function sum(values: readonly number[]): number {
  return values.reduce((so, value) => so + value, 0)
}
