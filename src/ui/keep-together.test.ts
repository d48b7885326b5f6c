import { expect, test } from 'vitest'
import { keepTogether } from './keep-together.ts'

test('a number is not parted from its sign, and the words around it may still break', () => {
  expect(keepTogether('bis 38 m², 3.500 € brutto, 2,69 % nach §§ 220 und § 257 SGB V')).toBe(
    'bis 38\u00A0m², 3.500\u00A0€ brutto, 2,69\u00A0% nach §§\u00A0220 und §\u00A0257 SGB\u00A0V',
  )
})
