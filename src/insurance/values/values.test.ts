import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, exact, type Factor, multiply, power, ratio, roundExact } from './exact.ts'
import {
  addDays,
  addMonths,
  ageAt,
  birthdayOf,
  daysBetween,
  firstOfNextMonth,
  isoDateOf,
  lastDayOfTerm,
  monthsBetween,
  parseIsoDate,
  showDate,
} from './iso-date.ts'
import { money, parseEuros, showCents, showChange, showPrice } from './money.ts'
import { halfShareOf, percent, shareOf } from './percent.ts'
import { divideHalfUp, divideHalfUpBig } from './rounding.ts'

const date = isoDateOf

describe('rounding', () => {
  it.each([
    [5, 2, 3],
    [4, 3, 1],
    [-5, 2, -2],
    [-7, 2, -3],
    [0, 7, 0],
  ])('%i / %i is %i half-up', (numerator, denominator, expected) => {
    expect(divideHalfUp(numerator, denominator)).toBe(expected)
  })

  it('agrees with the integer formula for any base and rate', () => {
    fc.assert(
      fc.property(fc.nat(100_000_00), fc.nat(30_000), (base, rate) => {
        const formula = (2n * BigInt(base) * BigInt(rate) + 100_000n) / 200_000n
        expect(divideHalfUp(base * rate, 100_000)).toBe(Number(formula))
      }),
    )
  })

  it('stays exact beyond the safe integers', () => {
    expect(divideHalfUp(9_007_199_254_740_991, 2)).toBe(4_503_599_627_370_496)
  })

  it('rounds 5512.50 at 1.8 % to 99.23, where toFixed gives 99.22', () => {
    expect(shareOf(551_250, percent(1.8))).toBe(9923)
  })

  it('rounds half of an odd rate once', () => {
    expect(halfShareOf(350_000, percent(2.45))).toBe(4288)
    expect(halfShareOf(581_250, percent(2.69))).toBe(7818)
  })

  it('refuses a rate with a fourth decimal', () => {
    expect(() => percent(0.0001)).toThrow(/three decimals/)
  })
})

describe('exact factors', () => {
  it('reads a number as it is written', () => {
    expect(exact(1.41)).toEqual({ numerator: 141, denominator: 100 })
    expect(exact(-0.5)).toEqual({ numerator: -5, denominator: 10 })
  })
  it('refuses the result of float arithmetic', () => {
    expect(() => exact(0.1 + 0.2)).toThrow(/ratio/)
    expect(() => exact(Number.NaN)).toThrow(/ratio/)
  })
  it('multiplies, adds and rounds once', () => {
    expect(roundExact(multiply(multiply(494, 1.25), ratio(5, 4)))).toBe(772)
    expect(roundExact(add(ratio(1, 3), ratio(1, 6)))).toBe(1)
  })
  it('compounds year by year', () => {
    expect(toBigFraction(power(1.03, 2))).toEqual([10_609n, 10_000n])
    expect(roundExact(power(1.12, 0))).toBe(1)
  })
  it('stays exact where a number would not', () => {
    const large = ratio(Number.MAX_SAFE_INTEGER, 3)
    expect(toBigFraction(multiply(large, ratio(7, 5)))).toEqual([63_050_394_783_186_937n, 15n])
    // Either product is beyond the safe integers, the sum is not.
    const difference = add(ratio(Number.MAX_SAFE_INTEGER, 7), ratio(-Number.MAX_SAFE_INTEGER, 8))
    expect(toBigFraction(difference)).toEqual([9_007_199_254_740_991n, 56n])
  })
  it('agrees with big integers whatever is done', () => {
    const whole = fc.oneof(fc.integer({ min: -2000, max: 2000 }), fc.maxSafeInteger())
    const part = fc.oneof(
      fc.integer({ min: 1, max: 2000 }),
      fc.maxSafeNat().map((n) => n + 1),
    )
    const step = fc.tuple(fc.constantFrom('multiply', 'add'), whole, part)
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        let value: Factor = 1
        let [top, bottom] = [1n, 1n]
        for (const [operation, numerator, denominator] of steps) {
          const safe = Math.min(denominator, Number.MAX_SAFE_INTEGER)
          const factor = ratio(numerator, safe)
          const [n, d] = [BigInt(numerator), BigInt(safe)]
          if (operation === 'add') {
            value = add(value, factor)
            top = top * d + n * bottom
          } else {
            value = multiply(value, factor)
            top *= n
          }
          bottom *= d
          const [gotTop, gotBottom] = toBigFraction(value)
          expect(gotTop * bottom).toBe(top * gotBottom)
          expect(roundExact(value)).toBe(Number(divideHalfUpBig(top, bottom)))
        }
      }),
      { numRuns: 500 },
    )
  })
})

function toBigFraction(value: Factor): [bigint, bigint] {
  const { numerator, denominator } = exact(value)
  return [BigInt(numerator), BigInt(denominator)]
}

describe('money', () => {
  it.each([
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['1234.5 €', 123_450],
    ['12 000', 1_200_000],
    ['1.500', 150_000],
    ['€ 1\u202f234\u202f567,8', 123_456_780],
    ["1'200.50 EUR", 120_050],
    ['0', 0],
  ])('reads %s', (text, cents) => {
    expect(parseEuros(text)).toBe(cents)
  })
  it.each([
    '',
    'abc',
    '1.2.3,4,5',
    '-5',
    '1e5',
    '99999999999999999999',
    '1234.567',
    '1.234,567',
    '1,234567',
    '0.125',
    '12 50',
    '1.200.50',
  ])('refuses "%s"', (text) => {
    expect(parseEuros(text)).toBeUndefined()
  })
  it('keeps the period and refuses fractions of a cent', () => {
    expect(money(100, 'month')).toEqual({ cents: 100, currency: 'EUR', period: 'month' })
    expect(() => money(0.5, 'month')).toThrow(/integer cents/)
  })
  it('is shown in the manner of the reader', () => {
    expect(showCents(123_456, 'en')).toBe('€1,234.56')
    expect(showCents(123_456, 'de')).toBe('1.234,56\u00a0€')
    expect(showCents(500_000, 'en')).toBe('€5,000')
  })
  it('keeps the cents of what is paid, and says whether it is added or taken off', () => {
    expect(showPrice(900, 'de')).toBe('9,00\u00a0€')
    expect([125, -50, 0].map((cents) => showChange(cents, 'en'))).toEqual([
      '+€1.25',
      '−€0.50',
      '€0.00',
    ])
    expect(showChange(-8_601, 'de')).toBe('−86,01\u00a0€')
  })
})

describe('dates', () => {
  it.each([
    '2025-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-06-00',
    '2026-04-31',
    '2026-06-31',
    '2026-09-31',
    '2026-11-31',
    '26-01-01',
    '2026-1-1',
    '',
  ])('knows that %s does not exist', (text) => {
    expect(parseIsoDate(text)).toBeUndefined()
  })
  it.each(['2024-02-29', '2000-02-29', '2026-01-31', '2026-06-30', '2026-10-10'])(
    'keeps %s',
    (text) => {
      expect(parseIsoDate(text)).toBe(text)
    },
  )
  it('ages on the birthday, not before; a leap-day child on 1 March', () => {
    expect(ageAt(date('1996-11-15'), date('2026-11-14'))).toBe(29)
    expect(ageAt(date('1996-11-15'), date('2026-11-15'))).toBe(30)
    expect(ageAt(date('2004-02-29'), date('2026-02-28'))).toBe(21)
    expect(ageAt(date('2004-02-29'), date('2026-03-01'))).toBe(22)
  })
  it('adds months at the end of a month', () => {
    expect(addMonths(date('2026-01-31'), 1)).toBe('2026-02-28')
    expect(addMonths(date('2024-03-31'), -1)).toBe('2024-02-29')
    expect(addMonths(date('2026-11-15'), 14)).toBe('2028-01-15')
  })
  it.each([
    ['2027-01-28', 1, '2027-02-27'],
    ['2027-01-29', 1, '2027-02-28'],
    ['2027-01-30', 1, '2027-02-28'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-29', 1, '2028-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-03-31', 11, '2028-02-29'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2027-01-01', 12, '2027-12-31'],
  ])('ends a term from %s of %i months on %s', (start, months, end) => {
    expect(lastDayOfTerm(date(start), months)).toBe(end)
  })
  it.each(['1996-11-15', '1996-02-29', '2000-03-01'])(
    'puts the birthday of %s on the day from which the age counts',
    (born) => {
      for (const age of [28, 30, 55]) {
        const day = birthdayOf(date(born), age)
        expect(ageAt(date(born), day)).toBe(age)
        expect(ageAt(date(born), addDays(day, -1))).toBe(age - 1)
      }
    },
  )
  it('crosses the turn of the year', () => {
    expect(addDays(date('2026-12-31'), 1)).toBe('2027-01-01')
    expect(firstOfNextMonth(date('2026-12-05'))).toBe('2027-01-01')
    expect(daysBetween(date('2026-12-31'), date('2027-03-01'))).toBe(60)
  })
  it('counts completed months both ways', () => {
    expect(monthsBetween(date('2026-01-31'), date('2026-02-27'))).toBe(0)
    expect(monthsBetween(date('2026-01-31'), date('2026-02-28'))).toBe(1)
    expect(monthsBetween(date('2026-03-01'), date('2026-01-01'))).toBe(-2)
    expect(monthsBetween(date('2022-11-15'), date('2026-11-14'))).toBe(47)
    expect(monthsBetween(date('2022-11-15'), date('2026-11-15'))).toBe(48)
  })
  it('reads as a date in each language', () => {
    expect(showDate(date('2026-11-05'), 'en')).toBe('5\u00A0November 2026')
    expect(showDate(date('2026-11-05'), 'de')).toBe('5.\u00A0November 2026')
  })
})
