import { expect, test } from 'vitest'
import { withUnit } from './with-unit.ts'

test('a unit stays on the line of its number; English sets no space before percent', () => {
  expect(withUnit('38', 'm²', 'en')).toBe('38\u00A0m²')
  expect(withUnit('2.69', '%', 'en')).toBe('2.69%')
  expect(withUnit('2,69', '%', 'de')).toBe('2,69\u00A0%')
})
