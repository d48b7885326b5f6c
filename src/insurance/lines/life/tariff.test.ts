import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addYears, isoDateOf } from '../../values/iso-date.ts'
import { tariff } from './tariff.ts'

const asOf = isoDateOf('2026-11-15')

function price(age: number, term: number, sum: number): number {
  const [basic] = tariff.rate(
    {
      birthDate: addYears(asOf, -age),
      sum,
      term,
      course: 'level',
      smoker: 'never',
      heightCm: 175,
      weightKg: 70,
      occupation: 'office',
      hobbies: ['none'],
      motorcycle: 'no',
    },
    asOf,
  )
  return basic?.price.cents ?? 0
}

it('never gets cheaper with a higher age (from 25), a longer term or a higher sum', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 25, max: 64 }),
      fc.integer({ min: 5, max: 9 }),
      fc.integer({ min: 5, max: 99 }),
      (age, term, steps) => {
        const here = price(age, term, steps * 5_000_00)
        expect(price(age + 1, term, steps * 5_000_00)).toBeGreaterThanOrEqual(here)
        expect(price(age, term + 1, steps * 5_000_00)).toBeGreaterThanOrEqual(here)
        expect(price(age, term, (steps + 1) * 5_000_00)).toBeGreaterThanOrEqual(here)
      },
    ),
  )
})
