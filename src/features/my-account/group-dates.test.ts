import { expect, test } from 'vitest'
import { groupDates } from './group-dates.ts'

test('a day is told once, and what happens on it once for all contracts', () => {
  const line = (date: string, code: string, reference: string) => ({
    date,
    code,
    reference,
    product: `Product of ${reference}`,
  })
  const days = groupDates([
    line('1 December', 'coverStarts', 'A'),
    line('1 December', 'withdrawalEnds', 'B'),
    line('1 December', 'coverStarts', 'C'),
    line('2 December', 'coverStarts', 'D'),
  ])
  const told = days.map(({ date, matters }) => [
    date,
    ...matters.map(({ code, policies }) => `${code} ${policies.map((each) => each.reference)}`),
  ])
  expect(told).toEqual([
    ['1 December', 'coverStarts A,C', 'withdrawalEnds B'],
    ['2 December', 'coverStarts D'],
  ])
  expect(days[0]?.matters[0]?.policies[1]).toEqual({ product: 'Product of C', reference: 'C' })
})
