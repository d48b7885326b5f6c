import { expect, test } from 'vitest'
import { formatDate, formatMoment } from './format-date.ts'

test.each([
  ['en-de', '15\u00A0November 2026'],
  ['de-de', '15.\u00A0November 2026'],
  ['es-es', '15\u00A0de\u00A0noviembre de 2026'],
  ['fr-fr', '15\u00A0novembre 2026'],
] as const)('%s', (locale, expected) => {
  expect(formatDate('2026-11-15', locale)).toBe(expected)
})

test('a moment before midnight in London is the next day in Berlin', () => {
  expect(formatDate(new Date('2026-11-14T23:30:00Z'), 'en-ie')).toBe('15\u00A0November 2026')
})

test.each([
  ['2027-01-01', '1er\u00A0janvier 2027'],
  ['2027-01-11', '11\u00A0janvier 2027'],
  ['2027-01-21', '21\u00A0janvier 2027'],
] as const)('the first of a month, and only the first, is “1er” in French: %s', (day, expected) => {
  expect(formatDate(day, 'fr-fr')).toBe(expected)
})

test('a weekday before the first changes nothing about it', () => {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  const at = new Date('2027-05-01T10:00:00Z')
  expect(formatMoment(at, 'fr-fr', options)).toBe('samedi 1er\u00A0mai')
  expect(formatMoment(at, 'es-es', options)).toBe('sábado, 1\u00A0de\u00A0mayo')
})
