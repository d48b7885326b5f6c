import { expect, test } from 'vitest'
import { LINE_IDS } from '#insurance/lines/registry.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { incomingCap, plannedEnd } from './planned-end.ts'
import type { PolicyFacts } from './policy-details.ts'

const startDate = isoDateOf('2026-12-01')
const contract = (line: string, facts: PolicyFacts = {}, tier = 'basic') => ({
  line,
  tier,
  startDate,
  facts,
})

test.each<[string, PolicyFacts, string, string | undefined]>([
  ['expat-short-term', { monthsWanted: 6 }, 'basic', '2027-05-31'],
  ['expat-short-term', {}, 'basic', '2031-11-30'],
  ['expat-short-term', { monthsWanted: 24, monthsInsuredBefore: 48 }, 'basic', '2027-11-30'],
  ['private-health', {}, 'standard5y', '2031-11-30'],
  ['private-health', {}, 'premium5y', '2031-11-30'],
  ['private-health', {}, 'premium', undefined],
  ['life', { termYears: 20 }, 'basic', '2046-11-30'],
  ['disability', { birthDate: '1996-06-15', endAge: 67 }, 'basic', '2063-06-14'],
  // A birthday of 29 February is on 1 March of a common year.
  ['disability', { birthDate: '1996-02-29', endAge: 63 }, 'basic', '2059-02-28'],
  ['travel-health', { tripTo: '2027-01-10' }, 'medical', '2027-01-10'],
  ['travel-health', {}, 'medical', undefined],
  ['pension', { birthDate: '1996-06-15' }, 'spread', undefined],
])('%s with %o and %s ends on %s', (line, facts, tier, end) => {
  expect(plannedEnd(contract(line, facts, tier))).toBe(end)
})

test('a month from the last day of January ends with February', () => {
  const short = contract('expat-short-term', { monthsWanted: 1 })
  expect(plannedEnd({ ...short, startDate: isoDateOf('2027-01-31') })).toBe('2027-02-28')
})

test('what ends by itself never outlasts the months that the law allows', () => {
  for (const line of LINE_IDS) {
    const given = contract(line, { monthsWanted: 60, monthsInsuredBefore: 12 }, 'standard5y')
    const cap = incomingCap(given)
    if (cap) expect(plannedEnd(given), line).toBe(cap)
  }
  expect(incomingCap(contract('private-health'))).toBeUndefined()
})
