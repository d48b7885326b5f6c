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
