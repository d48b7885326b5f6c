import { expect, test } from 'vitest'
import { formatDate } from './format-date.ts'

test.each([
  ['en-de', '15 November 2026'],
  ['de-de', '15. November 2026'],
  ['es-es', '15 de noviembre de 2026'],
  ['fr-fr', '15 novembre 2026'],
] as const)('%s', (locale, expected) => {
  expect(formatDate('2026-11-15', locale)).toBe(expected)
})

test('a moment before midnight in London is the next day in Berlin', () => {
  expect(formatDate(new Date('2026-11-14T23:30:00Z'), 'en-ie')).toBe('15 November 2026')
})
