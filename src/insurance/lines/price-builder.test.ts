import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ratio } from '../values/exact.ts'
import { startPrice } from './price-builder.ts'

describe('price builder', () => {
  it('rounds once at the end, not at each factor', () => {
    // 4.94 * 1.25 * 1.06 = 6.54550; rounded at each step it would be 6.18 * 1.06 = 6.55.
    expect(startPrice('base', 494).times('a', 1.25).times('b', 1.06).build().price.cents).toBe(655)
    expect(startPrice('base', 333).times('a', 1.5).times('b', 1.5).build().price.cents).toBe(749)
  })

  it('tells the effect of each factor', () => {
    const { price, factors } = startPrice('base', 494)
      .times('household', 1.41)
      .times('deductible', 1)
      .times('claims', ratio(5, 4))
      .plus('extras', 60)
      .build()
    expect(price).toEqual({ cents: 931, currency: 'EUR', period: 'month' })
    expect(factors).toEqual([
      { code: 'base', operation: 'start', value: '4.94', effectCents: 494 },
      { code: 'household', operation: 'times', value: '1.41', effectCents: 203 },
      { code: 'claims', operation: 'times', value: '1.25', effectCents: 174 },
      { code: 'extras', operation: 'plus', value: '0.60', effectCents: 60 },
    ])
  })

  it('applies the minimum before the discount for yearly payment', () => {
    const built = startPrice('base', 100).atLeast(250).paid('yearly').build()
    expect(built.price.cents).toBe(240)
    expect(built.factors.map((factor) => factor.effectCents)).toEqual([100, 150, -10])
  })

  it('goes on from the minimum itself, and tells it only where it moves the price', () => {
    const built = startPrice('base', ratio(24_999, 10)).atLeast(2500).times('a', 1.495).build()
    expect(built.price.cents).toBe(3738)
    expect(built.factors.map(({ code }) => code)).toEqual(['base', 'a'])
    const above = startPrice('base', ratio(25_001, 10)).atLeast(2500).times('a', 100).build()
    expect(above.price.cents).toBe(250_010)
  })

  it('adds up whatever is done', () => {
    const step = fc.oneof(
      fc.record({ times: fc.integer({ min: 1, max: 9999 }) }),
      fc.record({ plus: fc.integer({ min: -5000, max: 5000 }) }),
      fc.record({ third: fc.integer({ min: 1, max: 999 }) }),
      fc.record({ floor: fc.nat(10_000) }),
    )
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.array(step, { maxLength: 12 }), (base, steps) => {
        const builder = startPrice('base', base)
        for (const next of steps) {
          if ('times' in next) builder.times('times', ratio(next.times, 1000))
          else if ('plus' in next) builder.plus('plus', next.plus)
          else if ('third' in next) builder.plus('third', ratio(next.third, 3))
          else builder.atLeast(next.floor)
        }
        const { price, factors } = builder.build()
        expect(factors.reduce((sum, factor) => sum + factor.effectCents, 0)).toBe(price.cents)
      }),
    )
  })
})
