import { expect, test } from 'vitest'
import { policyDetails } from './policy-details.ts'

const contact = { firstName: 'Ana', lastName: 'Lima', email: 'ana@example.org' }
const waiting = (answers: object, facts: readonly { code: string; value: number | string }[]) =>
  policyDetails(contact as never, { answers, facts } as never).facts

test.each([
  ['legal', [{ code: 'waitingMonths', value: 3 }], { waitingMonths: 3 }],
  ['expat', [{ code: 'benefitsFrom', value: '2026-12-15' }], { waitingDays: 14 }],
  [
    'pet, until operations too are paid for',
    [
      { code: 'waitingDays', value: 30 },
      { code: 'waitingMonthsSurgery', value: 6 },
    ],
    { waitingMonths: 6 },
  ],
  ['household', [], {}],
])('a contract knows how long all of its cover is waited for: %s', (_, facts, expected) => {
  expect(waiting({ startDate: '2026-12-01' }, facts)).toEqual(expected)
})
