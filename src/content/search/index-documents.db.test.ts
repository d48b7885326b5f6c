import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { asSomebodyElse } from '#platform/database/guard-test-transactions.ts'
import { openTestDatabase } from '#platform/postgres/test-database.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { savePublished } from '../write-document.ts'
import { indexMissing } from './index-documents.ts'
import { SEARCH_RULES } from './search-row.ts'
import { contentSearch } from './tables.ts'

const { db } = await shareInFile(openTestDatabase())
const options = { by: { kind: 'staff', userId: '1', role: 'editor' } } as const

function publish(name: string, site: string) {
  const blocks = [{ __component: 'blocks.hero', title: 'Hello' }]
  const page = { title: name, site, path: `/${name}`, blocks }
  return savePublished(db, 'pages', `en-de--${name}`, page, options)
}

test('all that is missing is found again, in however many parts; what is never found ends nothing', async () => {
  for (const name of ['one', 'two', 'three']) await publish(name, 'default')
  for (const name of ['four', 'five']) await publish(name, 'business')
  await publish('six', 'default')
  await db.delete(contentSearch)
  await indexMissing(db, 2)
  expect(await db.$count(contentSearch)).toBe(4)
})

test('what was indexed by other rules is made anew, and is found until then', async () => {
  const { id } = await publish('seven', 'default')
  const isIt = eq(contentSearch.documentId, id)
  const shown = async () => (await db.select().from(contentSearch).where(isIt))[0]
  // As a version with other rules would have written it.
  await db.update(contentSearch).set({ title: 'of before' }).where(isIt)
  await indexMissing(db)
  expect(await shown()).toMatchObject({ title: 'of before', rules: SEARCH_RULES })

  await db.transaction(async (start) => {
    await indexMissing(start, 2, SEARCH_RULES + 1)
    // The version that still runs.
    expect(await asSomebodyElse(shown)).toMatchObject({ title: 'of before' })
  })
  expect(await shown()).toMatchObject({ title: 'seven', rules: SEARCH_RULES + 1 })
})
