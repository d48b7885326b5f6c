import { ageAt } from '../../values/iso-date.ts'
import type { AnswersOf } from '../answers-of.ts'
import { firstDay } from '../first-day.ts'
import { startPrice } from '../price-builder.ts'
import type { Fact, Tariff } from '../tariff.ts'
import type { line } from './line.ts'

/** The configured price: up to 30 years old, basic. */
const FROM_CENTS = 900
/** Factor up to this age in completed years. */
const AGE = [
  [30, 1],
  [40, 1.4],
  [50, 2],
  [60, 2.8],
] as const
const OLDER = 3.4
const MISSING_TOOTH_CENTS = 300
const TIERS = {
  basic70: { factor: 1, sharePercent: 70 },
  comfort90: { factor: 1.8, sharePercent: 90 },
  premium100: { factor: 2.6, sharePercent: 100 },
} as const
/** The most that is paid by the end of the first, second, third and fourth year; our demonstration. */
const CAPS: readonly Fact[] = [1, 2, 3, 4].map((year) => ({
  code: `capYear${year}`,
  kind: 'cents',
  value: year * 1_000_00,
}))

/** Demonstration tariff; all numbers but the configured price are ours. */
export const tariff: Tariff<typeof line> = {
  version: 'demo-2026-4',
  rate: (answers, asOf) =>
    (['basic70', 'comfort90', 'premium100'] as const).map((tier) => ({
      tier,
      ...startPrice('base', FROM_CENTS)
        .times('age', ageFactor(ageAt(answers.birthDate, firstDay(answers, asOf))))
        .times('tier', TIERS[tier].factor)
        .plus('missingTeeth', MISSING_TOOTH_CENTS * answers.missingTeeth)
        .atLeast(FROM_CENTS)
        .paid(answers.interval)
        .build(),
      facts: [
        { code: 'denturesShare', kind: 'milliPercent', value: TIERS[tier].sharePercent * 1000 },
        ...CAPS,
        ...chosen(answers),
      ],
    })),
}

/** What was asked for beyond tooth replacement: it is agreed and costs nothing more. */
function chosen({ cleanings, childOrthodontics }: AnswersOf<typeof line>): readonly Fact[] {
  return [
    ...(cleanings === undefined ? [] : [option('cleanings', cleanings)]),
    ...(childOrthodontics === 'yes' ? [option('childOrthodontics', childOrthodontics)] : []),
  ]
}

function option(code: string, answer: string): Fact {
  return { code, kind: 'option', value: `${code}.${answer}` }
}

function ageFactor(age: number): number {
  return AGE.find(([upTo]) => age <= upTo)?.[1] ?? OLDER
}
