import { ratio } from '../../values/exact.ts'
import { startPrice } from '../price-builder.ts'
import type { Tariff } from '../tariff.ts'
import type { line } from './line.ts'

const FROM_CENTS = 494
/** Family 1.41 and the deductible's weight follow published ratios of one insurer (handelsblatt.com). */
const HOUSEHOLD = { single: 1, couple: 1.25, singleParent: 1.1, family: 1.41 } as const
const SUM = { '10m': 1, '20m': 1.06, '50m': 1.15 } as const
const SUM_CENTS = { '10m': 10_000_000_00, '20m': 20_000_000_00, '50m': 50_000_000_00 } as const
const DEDUCTIBLE = { '0': 1.25, '150': 1, '300': 0.9 } as const
const EXTRA_CENTS = 30
const TIERS = [
  ['basic', '10m'],
  ['comfort', '20m'],
  ['premium', '50m'],
] as const

/** Demonstration tariff; all numbers are ours. */
export const tariff: Tariff<typeof line> = {
  version: 'demo-2026-2',
  rate: (answers) =>
    TIERS.map(([tier, sum]) => ({
      tier,
      ...startPrice('base', FROM_CENTS)
        .times('household', HOUSEHOLD[answers.household])
        .times('sumInsured', SUM[sum])
        .times('deductible', DEDUCTIBLE[answers.deductible])
        .times('claims', ratio(4 + answers.claims5y, 4))
        .plus('extras', EXTRA_CENTS * (answers.extras?.length ?? 0))
        .atLeast(FROM_CENTS)
        .paid(answers.interval)
        .build(),
      facts: [
        { code: 'sumInsured', kind: 'cents', value: SUM_CENTS[sum] },
        { code: 'deductible', kind: 'option', value: `deductible.${answers.deductible}` },
      ],
    })),
}
