import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SqlRunner } from '#platform/database/prepared-runner.ts'
import { type OpenTestDatabase, openTestDatabase } from '#platform/postgres/test-database.ts'
import { BLOG_CATEGORIES } from '#sites/blog.ts'
import { findAndCount } from '../query/find-documents.ts'
import type { Filter } from '../query/find-query.ts'
import { listCards, listFirstCards, listOlderCards } from '../source/article-cards.ts'
import { createStoreSource } from '../source.ts'
import { indexMissing } from './index-documents.ts'
import { searchContent } from './search-content.ts'

const articles = 10_000
let database: OpenTestDatabase

/** As many articles as a newspaper, over all categories, each with words of its own. */
beforeAll(async () => {
  database = await openTestDatabase()
  // By one statement: building inserts of so many rows takes longer than running them.
  const given = JSON.stringify(Array.from({ length: articles }, (_, number) => article(number)))
  await database.db.execute(sql`
    insert into content_documents (collection, locale, uid, attributes, published_at)
    select 'blogs', 'en-de', 'en-de--article-' || number - 1, attributes,
      timestamptz '2026-01-01Z' - (number - 1) * interval '1 minute'
    from jsonb_array_elements(${given}::jsonb) with ordinality as given (attributes, number)
    order by number`)
  await indexMissing(database.db)
  await database.pool.query('vacuum analyze')
})
afterAll(() => database.close())

function article(number: number) {
  const category = BLOG_CATEGORIES[number % BLOG_CATEGORIES.length]
  // Every word of the first kind is in all of them, of the second in a hundred, of the third in one.
  const words = `insurance in Germany explained topic${number % 100} case${number}`
  const rarely = number % 20 === 7 ? ' Rarely.' : ''
  return {
    title: `Article ${number}: ${words}${number === 9_999 ? ' rarely' : ''}`,
    excerpt: 'What it is about.',
    body: `<p>${words}. Something that every article says about insurance.${rarely}</p>`,
    isPopular: number % 500 === 0,
    categories: [`en-de--${category}`],
  }
}

/** Runs nothing, but plans and times it as PostgreSQL does, and adds up the rows that were looked at. */
function countingRunner() {
  let rows = 0
  const runner = {
    async execute(query: SQL) {
      const explained = await database.db.execute<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        sql`explain (analyze, timing off, format json) ${query}`,
      )
      rows += rowsRead(explained.rows[0]?.['QUERY PLAN'][0].Plan)
      return database.db.execute(query)
    },
  } as unknown as SqlRunner
  return { runner, rowsRead: () => rows }
}

interface PlanNode {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

/** Rows that a scan of a table or index returned or threw away; a count over an index alone is cheap and not counted. */
function rowsRead(node: PlanNode | undefined): number {
  if (!node) return 0
  const isScan = /^(Seq|Index|Bitmap Heap) Scan$/.test(node['Node Type'])
  const thrown =
    (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  const own = isScan ? (node['Actual Rows'] + thrown) * node['Actual Loops'] : 0
  return own + (node.Plans ?? []).reduce((sum, each) => sum + rowsRead(each), 0)
}

const shelf = 'en-de--pet-insurance'

describe('rows that are read do not grow with the articles', () => {
  test.each([
    ['the first page of a category', 1],
    ['a page deep inside it', 250],
  ])('%s', async (_, page) => {
    const { runner, rowsRead: read } = countingRunner()
    const { cards, total } = await listCards(runner, { shelf, isPopular: false, page, pageSize: 3 })
    expect(cards).toHaveLength(3)
    expect(total).toBeGreaterThan(800)
    expect(read()).toBeLessThan(1_000)
  })

  test('the front page: three of every category', async () => {
    const { runner, rowsRead: read } = countingRunner()
    const shelves = BLOG_CATEGORIES.map((slug) => `en-de--${slug}`)
    const first = await listFirstCards(runner, { shelves, limit: 3 })
    expect([...first.values()].every((cards) => cards.length === 3)).toBe(true)
    expect(read()).toBeLessThan(400)
  })

  test('the articles that come after one', async () => {
    const { runner, rowsRead: read } = countingRunner()
    const { rows } = await database.db.execute<{ id: string }>(
      sql`select id from content_documents where uid = 'en-de--article-5001'`,
    )
    const than = Number(rows[0]?.id)
    const older = await listOlderCards(runner, {
      shelf: `en-de--${BLOG_CATEGORIES[5001 % BLOG_CATEGORIES.length]}`,
      than,
      limit: 3,
    })
    expect(older).toHaveLength(3)
    expect(read()).toBeLessThan(100)
  })

  test('an article', async () => {
    const { runner, rowsRead: read } = countingRunner()
    const found = await createStoreSource(runner).findByUid('blogs', 'en-de--article-77')
    expect(found?.attributes.title).toContain('case77')
    expect(read()).toBeLessThan(50)
  })

  test.each([
    ['a rare word', 'case4711', '/blog/article-4711'],
    [
      'a rare word among words that all have',
      'insurance in germany case4711',
      '/blog/article-4711',
    ],
    ['a misspelt word', 'insurence topic42 case142', '/blog/article-142'],
    ['a word that all have', 'insurance', undefined],
    ['a word that all have, in their text alone', 'says', undefined],
    ['a word that many have, one of them in its title', 'rarely', '/blog/article-9999'],
  ])('a search for %s', async (_, text, first) => {
    const { runner, rowsRead: read } = countingRunner()
    const { results } = await searchContent(runner, {
      locale: 'en-de',
      text,
      collections: ['blogs'],
      limit: 10,
    })
    expect(results.length).toBeGreaterThan(0)
    if (first) expect(results[0]?.path).toBe(first)
    expect(read()).toBeLessThan(2_500)
  })
})

describe('a list that is searched', () => {
  const query = { collection: 'blogs', locale: 'en-de', sort: [], start: 0, limit: 10 } as const
  const search = (search: string, state: 'live' | 'preview') =>
    findAndCount(database.db, { ...query, search, state })

  test.each(['live', 'preview'] as const)(
    'takes no text of an article apart, %s',
    async (state) => {
      const plans: string[] = []
      const runner = {
        async execute(asked: SQL) {
          const { rows } = await database.db.execute(sql`explain ${asked}`)
          plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
          return database.db.execute(asked)
        },
      } as unknown as SqlRunner
      const found = await findAndCount(runner, { ...query, search: 'CASE4711', state })
      expect(found.total).toBe(1)
      expect(plans.join()).toContain('sought')
      expect(plans.join()).not.toContain('->>')
    },
  )

  const contains = (name: string, value: string): Filter => ({
    kind: 'field',
    field: { kind: 'attribute', name, type: 'string' },
    operator: '$containsi',
    values: [value],
  })

  test.each<[string, Filter, boolean]>([
    ['a title', contains('title', 'CASE4711'), true],
    [
      'two of the short fields',
      { kind: 'or', filters: [contains('title', 'CASE4711'), contains('excerpt', 'nowhere')] },
      true,
    ],
    [
      'a title and a text',
      { kind: 'and', filters: [contains('title', 'CASE4711'), contains('body', 'INSURANCE')] },
      true,
    ],
    [
      'a title or a text',
      { kind: 'or', filters: [contains('title', 'CASE4711'), contains('body', 'nowhere')] },
      false,
    ],
  ])('and filtered by %s', async (_, filter, isKept) => {
    const plans: string[] = []
    const runner = {
      async execute(asked: SQL) {
        const { rows } = await database.db.execute(sql`explain ${asked}`)
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
        return database.db.execute(asked)
      },
    } as unknown as SqlRunner
    const found = await findAndCount(runner, { ...query, filter, state: 'live' })
    expect(found.total).toBe(1)
    // What is kept is looked at first, and leaves next to nothing to be taken apart.
    const [plan = ''] = plans
    expect(plan.slice(0, plan.indexOf('->>')).includes('sought')).toBe(isKept)
  })

  test('finds in titles, summaries and uids; what a draft says for who sees drafts', async () => {
    await database.db.execute(sql`update content_documents set draft = attributes
      || '{"title": "Ärzte anderswo", "excerpt": null}' where uid = 'en-de--article-5'`)
    const totals = async (words: string) =>
      Promise.all((['live', 'preview'] as const).map(async (s) => (await search(words, s)).total))
    expect(await totals('ärzte ander')).toEqual([0, 1])
    expect(await totals('Article 5:')).toEqual([1, 0])
    expect(await totals('what it is about')).toEqual([articles, articles - 1])
    expect(await totals('EN-DE--ARTICLE-777')).toEqual([11, 11])
    // In the text alone.
    expect(await totals('something that every')).toEqual([0, 0])
  })
})
