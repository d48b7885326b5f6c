import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readStartingContent } from '#content/read-starting-content.ts'
import { searchContent } from '#content/search/search-content.ts'
import { seedContent } from '#content/seed-content.ts'
import { openTestDatabase } from '#platform/postgres/test-database.ts'
import { projectRoot } from '#platform/project-root.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import { PLANNED_ANSWERS } from './test-planned-answers.ts'
import { type AskedQuestion, HELD_BACK, QUESTIONS } from './test-questions.ts'

/** The articles as the product comes with them. */
const database = await shareInFile(openTestDatabase())
const folder = join(projectRoot, 'content/help-articles')
const articles = await readStartingContent(folder)
await seedContent(database.url, { folder })

test('every answer that is planned is written, in every language in which it is wanted', async () => {
  const written = new Set(articles.map(({ uid }) => uid))
  for (const [slug, languages] of Object.entries(PLANNED_ANSWERS)) {
    for (const language of languages) {
      expect(written).toContain(`${MAIN_LOCALE_OF_LANGUAGE[language]}--${slug}`)
    }
  }
  for (const { finds, language, text } of QUESTIONS) {
    expect(PLANNED_ANSWERS[finds], text).toContain(language)
  }
  expect(QUESTIONS).toHaveLength(60)
})

test('nine of ten questions find their answer among the first three, and most find it first', async () => {
  const places = await placesOf(QUESTIONS)
  const missed = places.filter(({ place }) => place < 0 || place > 2)
  const notFirst = places.filter(({ place }) => place !== 0)
  expect(missed.length / places.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(0.1)
  // All 60 first, in November 2026.
  expect(notFirst.length / places.length, JSON.stringify(notFirst, null, 1)).toBeLessThanOrEqual(
    0.1,
  )
})

test('questions to which nothing was fitted find theirs nearly as often', async () => {
  const places = await placesOf(HELD_BACK)
  const missed = places.filter(({ place }) => place < 0 || place > 2)
  expect(missed.length / places.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(0.1)
})

test('a name of two letters finds what speaks of it', async () => {
  const asked = { locale: 'en-de', text: 'TK', collections: ['help-articles'], limit: 3 } as const
  const { results, words } = await searchContent(database.db, asked)
  expect(words).toEqual(['tk'])
  expect(results.map(({ path }) => path)).toContain('/support/switch-health-fund')
})

test.each([
  ['es-es', 'cancelación', 'cancel-a-policy'],
  ['en-de', 'kuendigen', 'cancel-a-policy'],
  // Addresses are in English.
  ['de-de', 'waiting period legal', 'waiting-period-legal'],
] as const)(
  'in %s "%s" finds what other forms and languages call so',
  async (locale, text, slug) => {
    const asked = { locale, text, collections: ['help-articles'], limit: 1 } as const
    const { results } = await searchContent(database.db, asked)
    expect(results.map(({ path }) => path)).toEqual([`/support/${slug}`])
  },
)

test('words that stand nearly everywhere are looked for and not marked', async () => {
  const asked = {
    locale: 'en-de',
    text: 'to TK',
    collections: ['help-articles'],
    limit: 3,
  } as const
  expect((await searchContent(database.db, asked)).words).toEqual(['tk'])
})

test('what was corrected is written as the pages write it', async () => {
  const asked = {
    locale: 'de-de',
    text: 'kündiegung',
    collections: ['help-articles'],
    limit: 3,
  } as const
  expect((await searchContent(database.db, asked)).corrected).toBe('kündigung')
})

/** At which place each question finds its answer, from 0; less where it does not. */
function placesOf(questions: readonly AskedQuestion[]) {
  return Promise.all(
    questions.map(async ({ language, text, finds }) => {
      const { results } = await searchContent(database.db, {
        locale: MAIN_LOCALE_OF_LANGUAGE[language],
        text,
        collections: ['help-articles'],
        limit: 10,
      })
      const place = results.findIndex(({ path }) => path === `/support/${finds}`)
      return { question: `${language}: ${text}`, place, first: results[0]?.path }
    }),
  )
}
