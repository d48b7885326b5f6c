import { expect, test } from 'vitest'
import {
  maskEmail,
  maskHealth,
  maskIdentifier,
  maskIdentifiers,
  maskName,
  maskRecord,
} from './mask.ts'

test.each([
  ['DE89 3704 0044 0532 0130 00', 'DE89 •••• 3000'],
  ['DE89370400440532013000', 'DE89 •••• 3000'],
  ['A123456789', '•••• 789'],
  ['DE123456789', '•••• 789'],
])('%s is shown as %s', (value, shown) => expect(maskIdentifier(value)).toBe(shown))

test('people are told apart, and no more', () => {
  expect(maskEmail('ana@example.org')).toBe('a•••@example.org')
  expect(maskName({ firstName: 'Ana', lastName: 'Oliveira' })).toBe('Ana O.')
  expect(maskName({ firstName: 'Ana', lastName: '' })).toBe('Ana')
})

test.each([
  ['health', maskHealth, ['Berlin', '••••', 'DE89370400440532013000']],
  ['identifiers', maskIdentifiers, ['Berlin', 'Asthma', 'DE89 •••• 3000']],
  ['both', maskRecord, ['Berlin', '••••', 'DE89 •••• 3000']],
])('of a record only %s is hidden', (_, mask, shown) => {
  const entry = (answer: string, sensitive?: 'health' | 'identifier') => ({
    path: answer,
    question: 'Q',
    answer,
    ...(sensitive ? { sensitive } : {}),
  })
  const entries = [
    entry('Berlin'),
    entry('Asthma', 'health'),
    entry('DE89370400440532013000', 'identifier'),
  ]
  const [section] = mask([{ step: 'step', title: 'Step', entries }])
  expect(section?.entries.map(({ answer }) => answer)).toEqual(shown)
})
