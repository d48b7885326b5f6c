import type { FederalState } from '../../statutory/federal-states.ts'
import { add, type Exact, exact, multiply, ratio } from '../../values/exact.ts'
import type { AnswersOf } from '../answers-of.ts'
import { startPrice } from '../price-builder.ts'
import type { Fact, RatedPackage, Tariff } from '../tariff.ts'
import { LISTED_HIGH, LISTED_MEDIUM } from './breeds.ts'
import type { line } from './line.ts'

type Answers = AnswersOf<typeof line>
type Dog = Answers['dogs'][number]

/** Demonstration tariff; all numbers but the legal minimums are ours. */
export const tariff: Tariff<typeof line> = {
  version: 'demo-2026-3',
  rate: (answers) => (['standard', 'premium'] as const).map((tier) => ratePackage(tier, answers)),
}

/** The configured price of one unlisted dog. */
const FROM_CENTS = 558
/** Price class by tenths: 1, 1.5, 2.5. */
const CLASS_TENTHS = { unlisted: 10, medium: 15, high: 25 } as const
/** Every dog after the dearest one. */
const FURTHER_DOG = 0.7
const SUM = { '5m': 1, '10m': 1.05, '20m': 1.12 } as const
const SUM_CENTS = { '5m': 5_000_000_00, '10m': 10_000_000_00, '20m': 20_000_000_00 } as const
const DEDUCTIBLE = { '0': 1.2, '150': 1 } as const
const TIER = { standard: 1, premium: 1.2 } as const
/** Smallest sum that the state accepts, for injuries and for damage (petlife.de, refrago.de). */
const LEGAL_MINIMUM_CENTS: Partial<Record<FederalState, LegalMinimum>> = {
  BE: { injury: 1_000_000_00 },
  HH: { injury: 1_000_000_00 },
  SH: { injury: 500_000_00, damage: 250_000_00 },
}

interface LegalMinimum {
  readonly injury: number
  /** Where the law sets another sum for damage to things. */
  readonly damage?: number
}

function ratePackage(tier: keyof typeof TIER, answers: Answers): RatedPackage {
  // The dearest dog counts in full, so that the order in which they are named does not matter.
  const [dearest = 10, ...further] = answers.dogs.map(classTenths).sort((a, b) => b - a)
  const more = further.reduce<Exact>(
    (sum, tenths) => add(sum, multiply(ratio(FROM_CENTS * tenths, 10), FURTHER_DOG)),
    exact(0),
  )
  const built = startPrice('base', FROM_CENTS)
    .times('breed', ratio(dearest, 10))
    .plus('moreDogs', more)
    .times('sumInsured', SUM[answers.sumInsured])
    .times('deductible', DEDUCTIBLE[answers.deductible])
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
      ...legalMinimum(answers.state),
    ],
  }
}

function classTenths({ breed }: Dog): number {
  if (LISTED_HIGH.some((each) => each === breed)) return CLASS_TENTHS.high
  if (LISTED_MEDIUM.some((each) => each === breed)) return CLASS_TENTHS.medium
  return CLASS_TENTHS.unlisted
}

function legalMinimum(state: FederalState): readonly Fact[] {
  const { injury, damage } = LEGAL_MINIMUM_CENTS[state] ?? {}
  const facts: Fact[] = []
  if (injury) facts.push({ code: 'legalMinimum', kind: 'cents', value: injury })
  if (damage) facts.push({ code: 'legalMinimumProperty', kind: 'cents', value: damage })
  return facts
}
