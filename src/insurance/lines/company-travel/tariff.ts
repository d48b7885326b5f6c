import { ratio } from '../../values/exact.ts'
import type { AnswersOf } from '../answers-of.ts'
import { startPrice } from '../price-builder.ts'
import type { Fact, Tariff } from '../tariff.ts'
import type { line } from './line.ts'

type Answers = AnswersOf<typeof line>
type Region = Answers['regions'][number]

/** Demonstration tariff; all numbers are ours. */
export const tariff: Tariff<typeof line> = {
  version: 'demo-2026-1',
  rate(answers) {
    const days = answers.travellers * answers.daysPerYear
    const rate = ratePerDay(answers.regions)
    const has = (module: Answers['modules'][number]) => answers.modules.includes(module)
    const built = startPrice('days', ratio(days * rate, 12))
      .times('maxTripDays', TRIP[answers.maxTripDays])
      .times('accident', answers.accidentSum ? ACCIDENT[answers.accidentSum] : 1)
      .times('luggage', answers.luggageSum ? LUGGAGE[answers.luggageSum] : 1)
      .times('security', has('security') ? SECURITY : 1)
      .times('privateExtension', has('privateExtension') ? PRIVATE_EXTENSION : 1)
      .atLeast(FROM_CENTS)
      .paid(answers.interval)
      .build()
    return [{ tier: 'business', ...built, facts: factsOf(answers, days, rate) }]
  },
}

/** 100 days of travel within the European Union a year: 100 * 1.10 / 12. */
const FROM_CENTS = 917
/** Cents for a person and a day. Crisis regions are referred and never rated. */
const REGION_RATE = { de: 110, eu: 110, world: 160, us: 240, crisis: 240 } as const
const TRIP = { '60': 1, '90': 1.1, '180': 1.25 } as const
const ACCIDENT = { '50k': 1.1, '100k': 1.15, '200k': 1.25 } as const
const LUGGAGE = { '2000': 1.08, '4000': 1.12 } as const
const SECURITY = 1.1
const PRIVATE_EXTENSION = 1.2

/** Nobody can tell beforehand how the days split, so the dearest region counts for all. */
function ratePerDay(regions: readonly Region[]): number {
  return Math.max(...regions.map((region) => REGION_RATE[region]))
}

function factsOf(answers: Answers, days: number, rate: number): readonly Fact[] {
  return [
    { code: 'travellerDays', kind: 'number', value: days },
    { code: 'ratePerDay', kind: 'cents', value: rate },
    ...(answers.accidentSum
      ? [
          {
            code: 'accidentSum',
            kind: 'option',
            value: `accidentSum.${answers.accidentSum}`,
          } as const,
        ]
      : []),
    ...(answers.luggageSum
      ? [{ code: 'luggageSum', kind: 'option', value: `luggageSum.${answers.luggageSum}` } as const]
      : []),
  ]
}
