import { expect, test } from 'vitest'
import { showInstalment, showPrice, wordsOf } from './labels.ts'

test.each([
  ['doctorInvoice', 'Doctor invoice'],
  ['read-application', 'Read application'],
  ['non-eu-self-employed', 'Non EU self employed'],
])('%s reads as words', (code, words) => {
  expect(wordsOf(code)).toBe(words)
})

test('a price says how often it is paid', () => {
  expect(showPrice({ priceCents: 198, pricePeriod: 'month' })).toBe('€1.98 a month')
  expect(showPrice({ priceCents: 123_456, pricePeriod: 'once' })).toBe('€1,234.56 once')
})

test('what is paid once has no instalment', () => {
  const paid = { instalmentCents: 5_118, interval: 'quarterly' }
  expect(showInstalment({ ...paid, pricePeriod: 'month' })).toBe('€51.18, quarterly')
  expect(showInstalment({ ...paid, pricePeriod: 'once' })).toBe('')
})
