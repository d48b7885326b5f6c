import { sachbezugsfreigrenze } from '../../statutory/benefit-limits.ts'
import { valueAt } from '../../statutory/dated.ts'
import type { IsoDate } from '../../values/iso-date.ts'
import type { AnswersOf } from '../answers-of.ts'
import { type PriceBuilder, startPrice } from '../price-builder.ts'
import type { RatedPackage, Tariff } from '../tariff.ts'
import type { line } from './line.ts'

type Answers = AnswersOf<typeof line>

/** Demonstration tariff: published prices per head where there are any, the others are ours. */
export const tariff: Tariff<typeof line> = {
  version: 'demo-2026-1',
  rate: (answers, asOf) =>
    (['comfort', 'premium'] as const).map((tier) => ratePackage(tier, answers, asOf)),
}

/**
 * Cents per head and month, the same for every age. Published for groups from ten people on
 * private-health-germany.de (budget-flex): 300, 600, 900 in both packages and 1200 in comfort. 1200 in premium
 * and 1500 are ours and carry the shrinking steps on.
 */
const BUDGET = {
  comfort: { '300': 10_91, '600': 19_48, '900': 26_88, '1200': 33_89, '1500': 40_59 },
  premium: { '300': 13_68, '600': 23_44, '900': 31_87, '1200': 39_67, '1500': 47_07 },
} as const

/** Cents per head and month; all ours. */
const MODULES = {
  comfort: { dental: 9_80, hospital: 7_40, checkup: 4_50, travel: 1_20 },
  premium: { dental: 14_60, hospital: 12_90, checkup: 6_90, travel: 1_60 },
} as const

const MODULE_FACTORS = {
  dental: 'moduleDental',
  hospital: 'moduleHospital',
  checkup: 'moduleCheckup',
  travel: 'moduleTravel',
} as const

function ratePackage(tier: keyof typeof BUDGET, answers: Answers, asOf: IsoDate): RatedPackage {
  const perHead = pricePerHead(tier, answers)
  const perEmployee = perHead.build().price.cents
  const limit = valueAt(sachbezugsfreigrenze, asOf)
  return {
    tier,
    ...perHead.times('employees', answers.insuredEmployees).build(),
    facts: [
      { code: 'perEmployee', kind: 'cents', value: perEmployee },
      { code: 'employees', kind: 'number', value: answers.insuredEmployees },
      { code: 'nonCashLimit', kind: 'cents', value: limit },
      { code: 'nonCashLeft', kind: 'cents', value: Math.max(0, limit - perEmployee) },
    ],
  }
}

function pricePerHead(tier: keyof typeof BUDGET, answers: Answers): PriceBuilder {
  if (answers.budget) return startPrice('budget', BUDGET[tier][answers.budget])
  const [first = 'travel', ...others] = answers.modules ?? []
  return others.reduce(
    (price, module) => price.plus(MODULE_FACTORS[module], MODULES[tier][module]),
    startPrice(MODULE_FACTORS[first], MODULES[tier][first]),
  )
}
