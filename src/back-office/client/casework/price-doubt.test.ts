import { expect, test } from 'vitest'
import { sayChange } from './new-price.tsx'
import { doubtOfPrice } from './price-doubt.ts'

test.each([
  // What insurers ask for: as before with less cover, or a loading.
  [38_00, 38_00, undefined],
  [38_00, 38_01, undefined],
  [38_00, 76_00, undefined],
  // What nobody asks for.
  [38_00, 76_01, 'muchMore'],
  [38_00, 37_99, 'less'],
  [38_00, 4_20, 'less'],
  [38_00, 4_200_00, 'muchMore'],
  [38_00, 380_00, 'decimal'],
  [38_00, 3_80, 'decimal'],
  [42_00, 4_200_00, 'decimal'],
  [42_00, 42, 'decimal'],
  [38_00, 456_00, 'year'],
  [456_00, 38_00, 'year'],
])('of %i cents %i are: %s', (before, after, doubt) => {
  expect(doubtOfPrice(before, after)).toBe(doubt)
})

test('the change is said in money and as a share', () => {
  expect(sayChange(38_00, 42_50)).toBe('€4.50 more, 12 %')
  expect(sayChange(38_00, 19_00)).toBe('€19.00 less, 50 %')
  expect(sayChange(2_40, 4_250_00)).toBe('€4,247.60 more')
  expect(sayChange(38_00, 38_00)).toBe('the same price')
  expect(sayChange(38_00, 38_01)).toBe('€0.01 more, below 1 %')
})
