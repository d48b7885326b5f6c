import { expect, test } from 'vitest'
import { hintOfOffer } from './move-buttons.tsx'

test('whoever types the price of an offer reads what was applied for', () => {
  const before = 'Applied for: €10.00 a month.'
  expect(hintOfOffer(0, '€10.00 a month')).toBe(
    `For the same period as before, with taxes. ${before}`,
  )
  expect(hintOfOffer(1_200, '€10.00 a month')).toBe(
    `€12.00, for the same period as before, with taxes. ${before}`,
  )
})
