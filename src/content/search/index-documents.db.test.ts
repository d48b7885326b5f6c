import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, test } from 'vitest'
import type { Queries } from '#platform/database/connect.ts'
import { asSomebodyElse } from '#platform/database/guard-test-transactions.ts'
import { takeTurns } from '#platform/database/test-take-turns.ts'
import { openTestDatabase } from '#platform/postgres/test-database.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { savePublished } from '../write-document.ts'
import { indexDocuments, indexMissing } from './index-documents.ts'
import { SEARCH_RULES } from './search-row.ts'
import { contentSearch } from './tables.ts'

const { db, pool } = await shareInFile(openTestDatabase())
const options = { by: { kind: 'staff', userId: '1', role: 'editor' } } as const

const at = <Item>(items: readonly Item[], index: number) => items[index] as Item

function publish(name: string, site: string, { title = name, queries = db as Queries } = {}) {
  const blocks = [{ __component: 'blocks.hero', title: 'Hello' }]
  const page = { title, site, path: `/${name}`, blocks }
  return savePublished(queries, 'pages', `en-de--${name}`, page, options)
}

test('all that is missing is found again, in however many parts; what is never found ends nothing', async () => {
  for (const name of ['one', 'two', 'three']) await publish(name, 'default')
  for (const name of ['four', 'five']) await publish(name, 'business')
  await publish('six', 'default')
  await db.delete(contentSearch)
  await indexMissing(db, 2)
  expect(await db.$count(contentSearch)).toBe(4)
})

test('a text with a word that fits into no index is published, and found by its others', async () => {
  const body = `<p>The public key ${randomBytes(20_000).toString('hex')}</p>`
  const { id } = await savePublished(db, 'blogs', 'en-de--key', { title: 'Keys', body }, options)
  const [row] = await db.select().from(contentSearch).where(eq(contentSearch.documentId, id))
  expect(row?.spellings.toSorted()).toEqual(['blog', 'key', 'keys', 'public', 'the'])
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

test('rows that are made anew while somebody publishes hold what they published', async () => {
  const { id } = await publish('eight', 'default')
  await takeTurns(
    db,
    (editor) => publish('eight', 'default', { title: 'of now', queries: editor }),
    () => indexMissing(db, 1_000, SEARCH_RULES + 2),
  )
  const [row] = await db.select().from(contentSearch).where(eq(contentSearch.documentId, id))
  expect(row).toMatchObject({ title: 'of now', rules: SEARCH_RULES + 2 })
})

test('pages that are published and taken back at once never wait for each other in a circle', async () => {
  const names = ['nine', 'ten', 'eleven', 'twelve']
  const pages = await Promise.all(names.map((name) => publish(name, 'default')))
  const many = Array.from({ length: 400 }, (_, number) => `word${number}`)
  // Each on a connection of its own and without the second try that a transaction of ours has.
  const clients = await Promise.all(names.map(() => pool.connect()))
  const failures: unknown[] = []
  const act = async (who: number) => {
    for (let round = 0; round < 12; round += 1) {
      const words = (round + who) % 3 === 0 ? many.slice(200) : many.slice(0, 250 + who)
      const blocks = [{ __component: 'blocks.hero', title: words.toReversed().join(' ') }]
      const page = { ...at(pages, who), publishedAt: (round + who) % 4 === 0 ? null : new Date() }
      const attributes = { ...page.attributes, blocks }
      await drizzle({ client: at(clients, who) })
        .transaction((queries) => indexDocuments(queries, [{ ...page, attributes }]))
        .catch((error) => failures.push(error))
    }
  }
  await Promise.all(names.map((_, who) => act(who)))
  for (const client of clients) client.release()
  expect(failures).toEqual([])
  const counted = sql`select locale, word, documents from content_search_words order by 1, 2`
  const kept = sql`select locale, word, count(*)::int as documents
    from content_search, unnest(spellings) as word group by 1, 2 order by 1, 2`
  expect((await db.execute(counted)).rows).toEqual((await db.execute(kept)).rows)
})
