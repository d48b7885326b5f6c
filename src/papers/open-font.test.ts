import { expect, it } from 'vitest'
import { openFont } from './open-font.ts'

it('says of each glyph for which letters of its own word it stands', () => {
  const font = openFont('fallback-arabic')
  const lettersOf = (word: string) =>
    font.layout(word).glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints))
  // Two letters that differ in their dots alone, which are glyphs of their own.
  expect(lettersOf('نن').join('')).toBe('نن')
  expect(lettersOf('بب').join('')).toBe('بب')
})
