import { expect, test } from 'vitest'
import { factsOfPrice, showInstalment, showPrice, wordsOf } from './labels.ts'

test.each([
  ['doctorInvoice', 'Doctor invoice'],
  ['read-application', 'Read application'],
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

test('while an offer waits, no price or instalment that was applied for is taken for what is paid', () => {
  const applied = {
    priceCents: 1_000,
    pricePeriod: 'month',
    instalmentCents: 3_000,
    interval: 'quarterly',
  } as const
  expect(factsOfPrice(applied)).toEqual([
    ['Price', '€10.00 a month'],
    ['Instalment', '€30.00, quarterly'],
  ])
  expect(factsOfPrice({ ...applied, offeredCents: 1_200 })).toEqual([
    ['Offered', '€12.00 a month'],
    ['Applied for', '€10.00 a month'],
    ['Instalment applied for', '€30.00, quarterly'],
  ])
})
