import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoDateOf } from '../../values/iso-date.ts'
import {
  type DeductibleEvent,
  type DeductibleState,
  deductibleOn,
  nextDeductible,
  startDeductible,
} from './deductible.ts'

const live = (start: DeductibleState, ...events: DeductibleEvent[]) =>
  events.reduce(nextDeductible, start).euros

describe('deductible of legal insurance', () => {
  it('starts at 300 without legal cover in the last five years', () => {
    expect(startDeductible(undefined)).toEqual({ euros: 300 })
  })

  it.each([
    [0, 0, 300],
    [1, 0, 200],
    [2, 0, 100],
    [3, 0, 0],
    [40, 0, 0],
    [2, 1, 200],
    [3, 1, 100],
    [1, 2, 300],
    [5, 2, 0],
  ])('after %i years of cover with %i claims starts at %i', (years, claims, euros) => {
    expect(startDeductible({ years, claims })).toEqual({ euros })
  })

  it('is 500 after a paid claim, whatever it was', () => {
    for (const euros of [0, 100, 200, 300, 400, 500]) {
      expect(live({ euros }, 'claimPaid')).toBe(500)
    }
  })

  it('falls by 100 a year without a claim, down to nothing', () => {
    const years = (count: number) => Array<DeductibleEvent>(count).fill('claimFreeYear')
    expect([1, 2, 3, 4].map((count) => live({ euros: 300 }, ...years(count)))).toEqual([
      200, 100, 0, 0,
    ])
    expect(live({ euros: 300 }, 'claimPaid', ...years(4))).toBe(100)
    expect(live({ euros: 300 }, 'claimPaid', ...years(5))).toBe(0)
  })

  it.each([
    ['before the start', '2026-11-30', [], 300],
    ['in the first year', '2027-11-30', [], 300],
    ['after a year without a claim', '2027-12-01', [], 200],
    ['after five', '2031-12-01', [], 0],
    ['after a paid claim', '2027-06-01', ['2027-05-31'], 500],
    ['after two in one year', '2027-06-01', ['2027-01-01', '2027-05-31'], 500],
    ['at the end of the year of a claim', '2027-12-01', ['2027-05-31'], 500],
    ['a year later', '2028-12-01', ['2027-05-31'], 400],
    ['with a claim on the last day of a year', '2027-12-01', ['2027-11-30'], 500],
    ['with a claim on the first day of the next', '2027-12-01', ['2027-12-01'], 500],
    ['with a claim after good years', '2029-12-02', ['2029-12-02'], 500],
  ])('%s, %s', (_, today, paidOn, euros) => {
    const [start, ...paid] = ['2026-12-01', ...paidOn].map(isoDateOf)
    if (start === undefined) throw new Error('There is a first day.')
    expect(deductibleOn({ euros: 300 }, start, paid, isoDateOf(today))).toEqual({ euros })
  })

  it('stays in steps of 100 between 0 and 500 through any life', () => {
    const events = fc.array(fc.constantFrom<DeductibleEvent>('claimPaid', 'claimFreeYear'))
    const previous = fc.option(fc.record({ years: fc.nat(80), claims: fc.nat(5) }), {
      nil: undefined,
    })
    fc.assert(
      fc.property(previous, events, (cover, life) => {
        const euros = live(startDeductible(cover), ...life)
        expect([0, 100, 200, 300, 400, 500]).toContain(euros)
      }),
    )
  })

  it('never starts higher with longer cover, nor lower with more claims', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(5), (years, claims) => {
        const { euros } = startDeductible({ years, claims })
        expect(startDeductible({ years: years + 1, claims }).euros).toBeLessThanOrEqual(euros)
        expect(startDeductible({ years, claims: claims + 1 }).euros).toBeGreaterThanOrEqual(euros)
      }),
    )
  })
})
