import { daysBetween, lastDayOfTerm } from '../../values/iso-date.ts'
import type { AnswersOf } from '../answers-of.ts'
import { startPrice } from '../price-builder.ts'
import type { RatedPackage, Tariff } from '../tariff.ts'
import type { line } from './line.ts'

type Answers = AnswersOf<typeof line>

/** Demonstration tariff; all numbers are ours unless a source is named. */
export const tariff: Tariff<typeof line> = {
  version: 'demo-2026-1',
  rate: (answers) =>
    (['medical', 'cancellation', 'luggage'] as const).map((tier) => ratePackage(tier, answers)),
  assess: (answers) => {
    const trip = tripOf(answers)
    if (!trip) return []
    return [
      ...(trip.days > LONGEST_TRIP_DAYS ? ['tripTooLong'] : []),
      // § 8 (3) VVG: no withdrawal from contracts of less than a month.
      ...(trip.underAMonth ? ['noWithdrawal'] : []),
    ]
  },
}

/** About 40 a year is a usual price (allaboutberlin.com). */
const MONTH_CENTS = 330
const DAY_CENTS = 120
const LONGEST_TRIP_DAYS = 365
const HOUSEHOLD = { single: 1, couple: 1.8, family: 2 } as const
const AREA = { world: 1, worldExUSCA: 0.9 } as const
const TRIP_LENGTH = { '42': 1, '56': 1.15 } as const
const TIER = { medical: 1, cancellation: 2.2, luggage: 2.6 } as const

function ratePackage(tier: keyof typeof TIER, answers: Answers): RatedPackage {
  const trip = tripOf(answers)
  const start = trip
    ? startPrice('perDay', DAY_CENTS * trip.days)
    : startPrice('base', MONTH_CENTS).times('maxTripDays', TRIP_LENGTH[answers.maxTripDays ?? '42'])
  const price = start
    .times('household', HOUSEHOLD[answers.household])
    .times('age', ageFactor(answers.oldestAge))
    .times('area', AREA[answers.area])
    .times('tier', TIER[tier])
  return trip
    ? {
        tier,
        ...price.build('once'),
        facts: [{ code: 'tripDays', kind: 'number', value: trip.days }],
      }
    : {
        tier,
        ...price.paid(answers.interval).build(),
        facts: [{ code: 'perTripDays', kind: 'number', value: Number(answers.maxTripDays ?? 42) }],
      }
}

function ageFactor(age: number): number {
  if (age <= 64) return 1
  return age <= 74 ? 2 : 3.5
}

/** The single trip, both days counted; undefined for a policy by the year. */
function tripOf({ mode, tripFrom, tripTo }: Answers) {
  if (mode !== 'singleTrip' || !tripFrom || !tripTo) return undefined
  return {
    days: daysBetween(tripFrom, tripTo) + 1,
    underAMonth: tripTo < lastDayOfTerm(tripFrom, 1),
  }
}
