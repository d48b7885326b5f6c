import { expect, test } from 'vitest'
import type { SqlRunner } from '#platform/database/prepared-runner.ts'
import { understandWords } from './understand-words.ts'

const noDatabase = {
  execute: () => Promise.reject(new Error('The store is asked.')),
} as unknown as SqlRunner

const ask = (text: string) => understandWords(noDatabase, { text, locales: ['en-de'] })

test.each([['a'.repeat(65)], ['!'], ['']])(
  'nothing is looked for where %j is all',
  async (text) => {
    expect(await ask(text)).toEqual({ terms: [], words: [], corrected: undefined })
  },
)

test('the longest words that somebody may have written are looked for', async () => {
  await expect(ask('a'.repeat(64))).rejects.toThrow('The store is asked.')
})

/** A store that holds one word, in one of ten pages, and nothing that looks like another. */
const holding = (word: string) =>
  ({
    execute: async (query: unknown) => {
      const isOfLikes = JSON.stringify(query).includes('similarity')
      return { rows: isOfLikes ? [] : [{ word, documents: 1, pages: 10 }] }
    },
  }) as unknown as SqlRunner

test('an umlaut that was typed as two letters is one, unless the word is written so', async () => {
  const understood = (text: string, word: string) =>
    understandWords(holding(word), { text, locales: ['de-de'] }).then(({ words }) => words)
  expect(await understood('kuendigen', 'kundigen')).toEqual(['kundigen'])
  expect(await understood('neue', 'neue')).toEqual(['neue'])
})

test('a beginning of a word that is written so is no umlaut', async () => {
  const likes = [
    { given: 'oeuvre', word: 'oeuvres', likeness: 0.7, begins: true, documents: 1 },
    { given: 'ouvre', word: 'ouvrez', likeness: 0.6, begins: true, documents: 9 },
  ]
  const store = {
    execute: async (query: unknown) =>
      JSON.stringify(query).includes('similarity')
        ? { rows: likes }
        : { rows: [{ word: null, documents: null, pages: 10 }] },
  } as unknown as SqlRunner
  const { words } = await understandWords(store, { text: 'œuvre', locales: ['fr-fr'] })
  expect(words).toEqual(['oeuvre'])
})

test('a misspelt word is read as what looks most like it, with its two letters or as an umlaut', async () => {
  const likes = [
    { given: 'quenta', word: 'cuenta', likeness: 0.4, begins: false, documents: 1 },
    { given: 'qunta', word: 'quinta', likeness: 0.3, begins: false, documents: 1 },
    { given: 'zahnaerzte', word: 'zahn', likeness: 0.4, begins: false, documents: 1 },
    { given: 'zahnarzte', word: 'zahnarzt', likeness: 0.7, begins: false, documents: 1 },
  ]
  const store = {
    execute: async (query: unknown) =>
      JSON.stringify(query).includes('similarity')
        ? { rows: likes }
        : { rows: [{ word: null, documents: null, pages: 10 }] },
  } as unknown as SqlRunner
  const { words } = await understandWords(store, { text: 'quenta zahnaerzte', locales: ['es-es'] })
  expect(words).toEqual(['cuenta', 'zahnarzt'])
})

test('however many words are unknown, no more are looked for than may be asked', async () => {
  let parts = 0
  const store = {
    execute: async (query: unknown) => {
      const text = JSON.stringify(query)
      parts = Math.max(parts, text.split('similarity(').length - 1)
      return { rows: [] }
    },
  } as unknown as SqlRunner
  const text = Array.from({ length: 20 }, (_, at) => `aeoeue${at}`).join(' ')
  await understandWords(store, { text, locales: ['en-de'] })
  expect(parts).toBe(12)
})

test('a short word that stands everywhere is looked for and not marked', async () => {
  const rows = [{ word: 'with', documents: 9, pages: 10 }]
  const store = { execute: async () => ({ rows }) } as unknown as SqlRunner
  const { terms, words } = await understandWords(store, { text: 'with', locales: ['en-de'] })
  expect([terms.length, words]).toEqual([1, []])
})
