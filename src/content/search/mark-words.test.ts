import { expect, test } from 'vitest'
import { markWords, withAccents } from './mark-words.ts'

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
