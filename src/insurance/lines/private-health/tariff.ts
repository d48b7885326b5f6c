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
import { privateSubsidy } from '../../statutory-health/private-subsidy.ts'
import { ageAt, type IsoDate, monthsBetween } from '../../values/iso-date.ts'
import { divideHalfUp } from '../../values/rounding.ts'
import type { AnswersOf } from '../answers-of.ts'
import { bodyMassOutside } from '../body-mass.ts'
import type { Fact, RatedPackage, Tariff } from '../tariff.ts'
import type { line } from './line.ts'
import { careCents, dependantCents, priceOfPerson, type Variant } from './premium.ts'
import { publicShare } from './public-share.ts'

type Answers = AnswersOf<typeof line>

/** Demonstration tariff; premiums are ours, the employer's share and the public price the law's. */
export const tariff: Tariff<typeof line> = {
  version: 'demo-2026-1',
  rate(answers, asOf) {
    const short = mayTakeFiveYears(answers, asOf)
    const publicOwnShare = publicShare(answers, asOf)
    return VARIANTS.filter(({ fiveYears }) => short || !fiveYears).map((variant) =>
      ratePackage(variant, answers, publicOwnShare, asOf),
    )
  },
  assess(answers, asOf) {
    const { status, yearlyIncome, birthDate } = answers
    const isBelowLimit =
      status === 'employee' && yearlyIncome <= valueAt(jahresarbeitsentgeltgrenze, asOf)
    const mayBeClosed = ageAt(birthDate, asOf) >= PUBLIC_MAY_CLOSE_FROM_AGE
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
    monthsBetween(answers.inGermanySince, asOf) < FIVE_YEARS_BELOW_MONTHS
  )
}

function freelancerThreshold(answers: Answers, asOf: IsoDate): number {
  return valueAt(
    ageAt(answers.birthDate, asOf) >= PRIVATE_FREELANCER_OLDER_FROM_AGE
      ? privateFreelancerIncomeFrom51
      : privateFreelancerIncome,
    asOf,
  )
}

function ratePackage(
  variant: Variant,
  answers: Answers,
  publicOwnShare: number,
  asOf: IsoDate,
): RatedPackage {
  const dependants = (answers.dependants ?? []).map((each) => ({
    ...each,
    ...dependantCents(variant, each, answers, asOf),
  }))
  const sum = (values: readonly number[]) => values.reduce((so, value) => so + value, 0)
  const careShare = careCents(answers.birthDate, asOf) + sum(dependants.map((each) => each.care))
  const built = priceOfPerson(variant, answers, asOf)
    .plus('dependants', sum(dependants.map((each) => each.health)))
    .plus('care', careShare)
    .build()
  const facts: Fact[] = [
    { code: 'deductible', kind: 'option', value: `deductible.${answers.deductible}` },
    { code: 'careShare', kind: 'cents', value: careShare },
    { code: 'publicOwnShare', kind: 'cents', value: publicOwnShare },
  ]
  if (answers.status === 'employee') {
    const { cents } = built.price
    const premium = { healthCents: cents - careShare, careCents: careShare }
    const month = divideHalfUp(answers.yearlyIncome, 12)
    const subsidy = privateSubsidy(month, premium, answers.state, asOf)
    const employer = subsidy.health + subsidy.care
    facts.unshift(
      { code: 'employerShare', kind: 'cents', value: employer },
      { code: 'ownShare', kind: 'cents', value: cents - employer },
    )
  }
  dependants.forEach(({ health, care }, index) => {
    facts.push({ code: 'dependantPrice', kind: 'cents', value: health + care, entry: index + 1 })
  })
  return { tier: variant.id, ...built, facts }
}
