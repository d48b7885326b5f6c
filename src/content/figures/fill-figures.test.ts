import { expect, test } from 'vitest'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { readStartingContent } from '../read-starting-content.ts'
import { figureProblems } from './check-figures.ts'
import { fillFigures } from './fill-figures.ts'

const today = isoDateOf('2026-11-15')
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test.each([
  ['en-de', 'From €2.50, limit €77,400, 14.6%, 2026.'],
  ['de-de', 'From 2,50 €, limit 77.400 €, 14,6 %, 2026.'],
  ['fr-fr', 'From 2,50 €, limit 77 400 €, 14,6 %, 2026.'],
] as const)('%s', async (locale, expected) => {
  const text =
    'From {{price.household}}, limit {{law.jahresarbeitsentgeltgrenze}}, {{law.allgemeinerBeitragssatz}}, {{law.year}}.'
  expect(plain(await fillFigures(text, { locale, today }))).toBe(expected)
})

test('reaches every text of a document and leaves the rest alone', async () => {
  const page = { blocks: [{ count: 2, list: ['{{law.year}}', null] }], title: 'No figure' }
  expect(await fillFigures(page, { locale: 'en-de', today })).toEqual({
    blocks: [{ count: 2, list: ['2026', null] }],
    title: 'No figure',
  })
})

test('a figure that cannot be worked out stays and is reported', async () => {
  const errors: unknown[] = []
  const reportError = (error: unknown) => errors.push(error)
  const filled = await fillFigures('{{price.nothing}}', { locale: 'en-de', today, reportError })
  expect(filled).toBe('{{price.nothing}}')
  expect(errors).toHaveLength(1)
})

test('a figure is looked at on the day in Berlin, which begins an hour early', async () => {
  const text = ['{{quote.expat-short-term?startDate=2026-11-15}}']
  const atMidnight = new Date('2026-11-15T23:00:00Z')
  expect(await figureProblems(text, new Date(atMidnight.getTime() - 1_000))).toEqual([])
  expect((await figureProblems(text, atMidnight)).join()).toContain('gives no price')
})

test('every figure of the starting content can be worked out', async () => {
  const problems = await Promise.all(
    (await readStartingContent()).map(async ({ collection, uid, attributes }) =>
      (await figureProblems(attributes, new Date(today))).map(
        (problem) => `${collection}/${uid}: ${problem}`,
      ),
    ),
  )
  expect(problems.flat()).toEqual([])
})
