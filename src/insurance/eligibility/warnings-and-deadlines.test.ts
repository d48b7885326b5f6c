import { describe, expect, it } from 'vitest'
import { isoDateOf, lastDayOfTerm } from '../values/iso-date.ts'
import { recommendHealth } from './recommend-health.ts'
import { ask, BASE, EMPLOYEE, STUDENT } from './test-health-answers.ts'

describe('warnings and needs', () => {
  it('always warns of what cannot be undone', () => {
    expect(ask({ ...EMPLOYEE, yearlyIncome: 90_000_00 }).warnings).toEqual([
      'backToPublicEndsAt55',
      'privateDoesNotFollowIncome',
      'childrenCostExtra',
    ])
    expect(ask({ status: 'newcomer' }).warnings).toEqual(['expatExcludesPreExisting'])
    expect(ask(STUDENT).warnings).toContain('exemptionBindsForStudies')
    expect(ask({ ...EMPLOYEE, newJob: 'no', limitRose: 'yes' }).warnings).toContain(
      'exemptionIrrevocable',
    )
  })
  it('names the gap before the first working day and the deadlines', () => {
    expect(ask({ ...EMPLOYEE, visa: 'firstVisa', blueCard: 'yes' }).alsoNeeded).toEqual([
      'gapUntilFirstWorkingDay',
    ])
    expect(ask(EMPLOYEE).deadlines).toEqual([{ code: 'chooseFund14Days', until: '2026-11-29' }])
    expect(ask(STUDENT).deadlines).toEqual([{ code: 'exemption3Months', until: '2027-02-14' }])
  })
  it.each([
    ['2026-01-01', ['2026-03-31']],
    ['2026-02-15', ['2026-03-31']],
    ['2026-03-31', ['2026-03-31']],
    // Too late for the limit of this year.
    ['2026-04-01', []],
  ])('whom a risen limit insures is exempted until the end of March: %s', (day, until) => {
    const raw = { ...BASE, ...EMPLOYEE, newJob: 'no', limitRose: 'yes' }
    const untilBy = (version?: string) => {
      const result = recommendHealth(raw, isoDateOf(day), version)
      return result.outcome === 'recommended' ? result.deadlines.map((each) => each.until) : []
    }
    expect(untilBy()).toEqual(until)
    // As its records say.
    expect(untilBy('4')).toEqual([lastDayOfTerm(isoDateOf(day), 3)])
  })
  it('counts deadlines from today, though the law is that of an earlier day', () => {
    const asOf = isoDateOf('2026-12-31')
    const result = recommendHealth(
      { ...BASE, ...EMPLOYEE },
      asOf,
      undefined,
      isoDateOf('2027-01-20'),
    )
    expect(result).toMatchObject({
      asOf,
      deadlines: [{ code: 'chooseFund14Days', until: '2027-02-03' }],
    })
  })
})
