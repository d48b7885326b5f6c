import { expect, test } from 'vitest'
import { formatMoney } from './format-money.ts'

test.each([
  ['en-de', '€4.94'],
  ['en-se', '€4.94'],
  ['en-eu', '€4.94'],
  ['de-de', '4,94 €'],
  ['es-es', '4,94 €'],
  ['fr-fr', '4,94 €'],
] as const)('%s writes %s', (locale, text) => {
  expect(formatMoney(494, locale).replace(/\s/g, ' ')).toBe(text)
})

test('whole euros keep their cents, thousands are grouped', () => {
  expect(formatMoney(7_740_000, 'en-de')).toBe('€77,400.00')
  expect(formatMoney(151_200, 'es-es')).toBe('1.512,00\u00A0€')
})
