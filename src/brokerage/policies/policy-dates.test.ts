import { expect, test } from 'vitest'
import { addDays, isoDateOf } from '#insurance/values/iso-date.ts'
import { earliestEnd, type PolicyForDates, policyDates } from './policy-dates.ts'

const today = isoDateOf('2026-11-15')

function policy(line: string, more: Partial<PolicyForDates> = {}): PolicyForDates {
  return {
    line,
    tier: 'basic',
    state: 'active' as const,
    startDate: isoDateOf('2026-12-01'),
    endDate: undefined,
    withdrawUntil: isoDateOf('2026-11-29'),
    isReviewed: false,
    facts: {},
    ...more,
  }
}

const datesOf = (given: PolicyForDates, asOf = today) =>
  Object.fromEntries(policyDates(given, asOf).map(({ code, date }) => [code, date]))

test('the next days of a contract, soonest first, and none that is over', () => {
  expect(policyDates(policy('household'), today)).toEqual([
    { code: 'withdrawalEnds', date: '2026-11-29' },
    { code: 'coverStarts', date: '2026-12-01' },
    { code: 'earliestEnd', date: '2027-01-31' },
  ])
  expect(datesOf(policy('household'), isoDateOf('2026-11-29'))).toHaveProperty('withdrawalEnds')
  expect(datesOf(policy('household'), isoDateOf('2026-11-30'))).not.toHaveProperty('withdrawalEnds')
})

test('cover that is waited for has a day from which all of it can be used', () => {
  expect(datesOf(policy('legal', { facts: { waitingMonths: 3 } }))).toMatchObject({
    coverStarts: '2026-12-01',
    waitingEnds: '2027-03-01',
  })
  const short = policy('expat-short-term', { facts: { waitingDays: 14 } })
  expect(datesOf(short)).toMatchObject({ waitingEnds: '2026-12-15' })
  expect(datesOf(policy('legal', { facts: { waitingMonths: 0 } }))).not.toHaveProperty(
    'waitingEnds',
  )
})

test('three months from the end of a month are over with a month, not before its last day', () => {
  const startDate = isoDateOf('2026-11-30')
  expect(datesOf(policy('legal', { startDate, facts: { waitingMonths: 3 } }))).toMatchObject({
    waitingEnds: '2027-03-01',
  })
})

test('an end that waits for proof is no day yet: the last one for the proof is', () => {
  const cancelled = policy('private-health', {
    state: 'cancelled',
    endDate: isoDateOf('2027-01-31'),
    proofDueOn: isoDateOf('2027-02-01'),
  })
  expect(datesOf(cancelled, isoDateOf('2026-12-02'))).toEqual({ proofDue: '2027-02-01' })
})

test('a contract that was given up has no days but those of the cover that is left', () => {
  const endDate = isoDateOf('2027-01-31')
  const cancelled = policy('household', { state: 'cancelled', endDate })
  expect(datesOf(cancelled)).toEqual({
    withdrawalEnds: '2026-11-29',
    coverStarts: '2026-12-01',
    coverEnds: '2027-01-31',
  })
  expect(datesOf(cancelled, isoDateOf('2026-12-02'))).toEqual({ coverEnds: '2027-01-31' })
  for (const state of ['withdrawn', 'ended'] as const) {
    expect(datesOf(policy('household', { state, endDate })), state).toEqual({})
  }
})

test.each([
  // A full month, to the end of the month.
  ['household', '2026-12-01', '2027-03-15', '2027-04-30'],
  ['household', '2026-12-01', '2027-01-31', '2027-02-28'],
  // Twelve months of binding, and two months' notice to the end of the month (§ 175 (4) SGB V).
  ['public-health', '2026-12-01', '2026-11-15', '2027-11-30'],
  ['public-health', '2026-12-15', '2026-11-15', '2027-12-31'],
  ['public-health', '2026-12-01', '2027-09-30', '2027-11-30'],
  ['public-health', '2026-12-01', '2027-10-01', '2027-12-31'],
  ['public-health', '2026-12-01', '2028-05-10', '2028-07-31'],
  // Three months' notice to the end of an insurance year (§ 205 (1) VVG).
  ['private-health', '2026-12-01', '2026-11-15', '2027-11-30'],
  ['private-health', '2026-12-01', '2027-08-30', '2027-11-30'],
  ['private-health', '2026-12-01', '2027-08-31', '2027-11-30'],
  ['private-health', '2026-12-01', '2027-09-01', '2028-11-30'],
  ['private-health', '2026-12-01', '2028-08-31', '2028-11-30'],
  ['private-health', '2027-01-01', '2028-10-01', '2029-12-31'],
  ['private-health', '2027-01-01', '2028-09-30', '2028-12-31'],
  ['private-health', '2028-03-01', '2028-11-29', '2029-02-28'],
])('%s from %s, cancelled on %s, ends on %s', (line, start, asOf, end) => {
  expect(earliestEnd(policy(line, { startDate: isoDateOf(start) }), isoDateOf(asOf))).toBe(end)
})

test('a contract with an end of its own is cancelled before that, a trip is not', () => {
  const endDate = isoDateOf('2030-11-30')
  for (const line of ['expat-short-term', 'life']) {
    expect(earliestEnd(policy(line, { endDate }), today), line).toBe('2027-01-31')
  }
  const soon = isoDateOf('2027-01-31')
  expect(earliestEnd(policy('expat-short-term', { endDate: soon }), today)).toBeUndefined()
  const trip = policy('travel-health', { endDate, facts: { tripTo: endDate } })
  expect(earliestEnd(trip, today)).toBeUndefined()
  expect(earliestEnd(policy('life', { state: 'cancelled', endDate }), today)).toBeUndefined()
})

test.each([
  // The limit of 2027 may lie above their pay; when they began, it did not.
  ['private-health', { status: 'employee' }, { exemptionEnds: '2027-03-31' }],
  ['private-health', { status: 'student' }, { exemptionEnds: '2027-02-28' }],
  // Thirty on the day after the first.
  [
    'private-health',
    { status: 'student', birthDate: '1996-12-02' },
    { exemptionEnds: '2027-02-28' },
  ],
  ['private-health', { status: 'employee' }, { jahresarbeitsentgeltgrenze: '2027-01-01' }],
  ['public-health', { status: 'employee' }, { jahresarbeitsentgeltgrenze: '2027-01-01' }],
  ['private-health', { birthDate: '1990-06-15' }, { turns55: '2045-06-15' }],
  ['expat-long-term', { birthDate: '1990-06-15' }, { turns55: '2045-06-15' }],
  ['public-health', { status: 'student', birthDate: '2000-02-29' }, { turns30: '2030-03-01' }],
  ['public-health', {}, { fundSwitch: '2027-12-01' }],
  ['expat-short-term', {}, { expatCap: '2031-11-30' }],
  ['expat-short-term', { monthsInsuredBefore: 12 }, { expatCap: '2030-11-30' }],
] as const)('%s of %o has its deadline', (line, facts, expected) => {
  expect(datesOf(policy(line, { facts }))).toMatchObject(expected)
})

test.each([
  ['2026-12-01', '2026-11-15', '2027-12-01'],
  ['2026-12-01', '2027-12-01', '2027-12-01'],
  ['2026-12-01', '2027-12-02', '2028-12-01'],
  // A year from 29 February ends with the February of a common year, and the next begins with March.
  ['2028-02-29', '2028-12-31', '2029-03-01'],
  ['2028-02-29', '2029-03-01', '2029-03-01'],
  ['2028-02-29', '2029-03-02', '2030-03-01'],
  ['2028-02-29', '2031-03-02', '2032-02-29'],
])('savings from %s are on %s looked at again on %s', (start, asOf, review) => {
  const startDate = isoDateOf(start)
  const contract = policy('pension', { startDate, isReviewed: true })
  expect(datesOf(contract, isoDateOf(asOf))).toMatchObject({ yearlyReview: review })
  expect(datesOf(policy('pension', { startDate }), isoDateOf(asOf))).not.toHaveProperty(
    'yearlyReview',
  )
})

test('an insurance year that begins with its review is the one that notice ends before', () => {
  const startDate = isoDateOf('2028-02-29')
  const contract = policy('private-health', { startDate, isReviewed: true })
  const asOf = isoDateOf('2028-11-28')
  const { yearlyReview } = datesOf(contract, asOf)
  expect(earliestEnd(contract, asOf)).toBe(addDays(isoDateOf(yearlyReview ?? ''), -1))
})

test('only plans for five years end with the sixty months of the law', () => {
  const codesOf = (tier: string) => Object.keys(datesOf(policy('private-health', { tier })))
  expect(codesOf('standard5y')).toContain('expatCap')
  expect(codesOf('standard')).not.toContain('expatCap')
})

test('nobody is reminded of what is not theirs', () => {
  const freelancer = datesOf(policy('private-health', { facts: { status: 'freelancer' } }))
  expect(freelancer).not.toHaveProperty('exemptionEnds')
  expect(freelancer).not.toHaveProperty('jahresarbeitsentgeltgrenze')
  // No law insures who studies from 30 on, so there is nothing to be exempted from.
  const at30 = { status: 'student', birthDate: '1996-12-01' }
  expect(datesOf(policy('private-health', { facts: at30 }))).not.toHaveProperty('exemptionEnds')
  const employee = policy('public-health', {
    facts: { status: 'employee', birthDate: '2000-01-01' },
  })
  expect(datesOf(employee)).not.toHaveProperty('turns30')
  expect(datesOf(employee)).not.toHaveProperty('turns55')
  for (const status of ['employee', 'student']) {
    const home = policy('household', { facts: { status, birthDate: '2000-01-01' } })
    expect(Object.keys(datesOf(home))).toEqual(['withdrawalEnds', 'coverStarts', 'earliestEnd'])
  }
})

test.each([
  ['2026-12-01', '2026-12-31', '2027-03-31'],
  ['2026-12-01', '2027-03-31', '2027-03-31'],
  ['2026-12-01', '2027-04-01', '2028-03-31'],
  // Who begins with the year was measured by its limit already.
  ['2027-01-01', '2026-12-31', '2028-03-31'],
  ['2027-02-01', '2027-02-01', '2028-03-31'],
  ['2026-12-31', '2027-01-01', '2027-03-31'],
])('an employee insured privately from %s may on %s be exempted until %s', (start, asOf, until) => {
  const startDate = isoDateOf(start)
  const contract = policy('private-health', { startDate, facts: { status: 'employee' } })
  expect(datesOf(contract, isoDateOf(asOf))).toMatchObject({ exemptionEnds: until })
})

test.each([
  ['2026-12-01', '2027-12-01'],
  // The bond is full within a month, and another fund begins with the next.
  ['2026-12-15', '2028-01-01'],
  ['2026-12-31', '2028-01-01'],
  ['2028-02-29', '2029-03-01'],
  ['2027-01-31', '2028-02-01'],
])('a member of a public fund since %s can be in another from %s on', (start, from) => {
  const contract = policy('public-health', { startDate: isoDateOf(start) })
  expect(datesOf(contract)).toMatchObject({ fundSwitch: from })
  const lastDay = addDays(isoDateOf(from), -1)
  expect(earliestEnd(contract, isoDateOf(start))).toBe(lastDay)
})
