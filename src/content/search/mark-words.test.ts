import { expect, test } from 'vitest'
import { excerptAround, markWords, withAccents } from './mark-words.ts'

const marked = (text: string, words: string[]) =>
  markWords(text, words).flatMap(({ text, hit }) => (hit ? [text] : []))

test.each([
  ['Krankenkasse (TK)', ['tk'], ['TK']],
  ['Takes a ticket', ['tk'], []],
  ['Kündigungen', ['kundigung'], ['Kündigungen']],
])('in %s the words %j mark %j', (text, words, hits) => {
  expect(marked(text, words)).toEqual(hits)
})

test('a word that was corrected has the accents of the pages, where they have it', () => {
  const texts = ['Die Kündigung', 'Übersicht der Kundigung']
  expect(withAccents('kundigung ubersicht strase', texts)).toBe('kündigung übersicht strase')
  expect(withAccents('liability', ['Liability'])).toBe('liability')
})

test('an excerpt neither begins nor ends with the sign between two texts', () => {
  const text = `${'a'.repeat(100)} · visa ${'b'.repeat(20)} · ${'c'.repeat(200)}`
  expect(excerptAround(text, ['visa'], 40)).toBe(`… visa ${'b'.repeat(20)} …`)
})
