import { expect, test } from 'vitest'
import { rangeText } from './range-text.ts'

test('a number stands between what belongs to it', () => {
  expect(rangeText(1200, { prefix: '€' }, 'en-GB')).toBe('€1,200')
  expect(rangeText(38, { suffix: ' m²' }, 'de-DE')).toBe('38 m²')
  expect(rangeText(1500, { suffix: ' €' }, 'es-ES')).toBe('1.500 €')
})

test('a single one has its singular, where there is one', () => {
  const years = { suffix: ' years', suffixOne: ' year' }
  const texts = [0, 1, 2].map((age) => rangeText(age, years, 'en-GB'))
  expect(texts).toEqual(['0 years', '1 year', '2 years'])
  expect(rangeText(1, { suffix: ' m²' }, 'en-GB')).toBe('1 m²')
  // In French, none is a single one too.
  expect(rangeText(0, { suffix: ' ans', suffixOne: ' an' }, 'fr-FR')).toBe('0 an')
})
