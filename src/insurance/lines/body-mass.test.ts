import { expect, it } from 'vitest'
import { bodyMassAtLeast, bodyMassOutside } from './body-mass.ts'

it.each([
  // At 2 m an index of 17 is 68 kg, one of 35 is 140 kg.
  [200, 67, true],
  [200, 68, false],
  [200, 140, false],
  [200, 141, true],
])('%i cm and %i kg: outside %s', (height, weight, outside) => {
  expect(bodyMassOutside(height, weight)).toBe(outside)
})

it('reaches 30 at 120 kg for 2 m, not at 119', () => {
  expect(bodyMassAtLeast(200, 120, 30)).toBe(true)
  expect(bodyMassAtLeast(200, 119, 30)).toBe(false)
})
