import { type Exact, ratio } from '../../values/exact.ts'
import type { AnswersOf } from '../answers-of.ts'
import { startPrice } from '../price-builder.ts'
import type { RatedPackage, Tariff } from '../tariff.ts'
import { ACTIVITIES_BY_CLASS } from './activities.ts'
import type { line } from './line.ts'

type Answers = AnswersOf<typeof line>

/** Demonstration tariff; all numbers are ours. */
export const tariff: Tariff<typeof line> = {
  version: 'demo-2026-2',
  rate: (answers) =>
    (['basic', 'product', 'environment'] as const).map((tier) => ratePackage(tier, answers)),
}

const FROM_CENTS = 1200
/** Tenths of a per mille of the revenue, a year. */
const CLASS_RATE = { class1: 4, class2: 8, class3: 16, class4: 30 } as const
const SUM = { '3m': 1, '5m': 1.15, '10m': 1.35 } as const
const SUM_CENTS = { '3m': 3_000_000_00, '5m': 5_000_000_00, '10m': 10_000_000_00 } as const
const DEDUCTIBLE = { '0': 1.2, '250': 1, '500': 0.92, '1000': 0.85 } as const
const PREMISES = { office: 1, workshop: 1.15, shop: 1.1, event: 1.3 } as const
const TIER = { basic: 1, product: 1.15, environment: 1.3 } as const
const EXPORT_US = 1.5
const TENANT_DAMAGE_MONTH_CENTS = 200
/** 2 % for each subcontractor, at most 50 %. */
const SUBCONTRACTORS_COUNTED = 25

function ratePackage(tier: keyof typeof TIER, answers: Answers): RatedPackage {
  const built = startPrice('revenue', revenuePrice(answers))
    .atLeast(FROM_CENTS)
    .times('premises', PREMISES[answers.premises])
    .times('subcontractors', subcontractorFactor(answers.subcontractors))
    .times('exportUS', answers.exportUS === 'yes' ? EXPORT_US : 1)
    .times('claims', ratio(4 + answers.claims5y, 4))
    .times('sumInsured', SUM[answers.sumInsured])
    .times('deductible', DEDUCTIBLE[answers.deductible])
    .plus('tenantDamage', answers.tenantDamage === 'yes' ? TENANT_DAMAGE_MONTH_CENTS : 0)
    .times('tier', TIER[tier])
    .atLeast(FROM_CENTS)
    .paid(answers.interval)
    .build()
  return {
    tier,
    ...built,
    facts: [
      { code: 'sumInsured', kind: 'cents', value: SUM_CENTS[answers.sumInsured] },
      { code: 'deductible', kind: 'option', value: `deductible.${answers.deductible}` },
    ],
  }
}

function revenuePrice({ activity, revenue }: Answers): Exact {
  const classes = ['class1', 'class2', 'class3', 'class4'] as const
  const found = classes.find((name) => ACTIVITIES_BY_CLASS[name].some((each) => each === activity))
  // Activities outside the classes are referred and never rated.
  return ratio(revenue * CLASS_RATE[found ?? 'class4'], 10_000 * 12)
}

function subcontractorFactor(count: number): Exact {
  return ratio(100 + 2 * Math.min(count, SUBCONTRACTORS_COUNTED), 100)
}
