import { indexDocuments } from '#content/search/index-documents.ts'
import { contentDocuments } from '#content/tables.ts'
import { writeLinks } from '#content/write-links.ts'
import { connectDatabase, type Database } from '#platform/database/connect.ts'
import { BLOG_CATEGORIES } from '#sites/blog.ts'
import type { Bench } from './options.ts'
import type { Row } from './show-results.ts'
import { median } from './statistics.ts'

/**
 * Countries whose blogs differ in nothing but the number of articles, and in which no other
 * measurement has articles of its own: those would take the names and stand in no category.
 */
const few = { locale: 'en-nl', articles: 100 } as const
const many = { locale: 'en-it', articles: 10_000 } as const

const pages = {
  'Front page': '/blog',
  'Category page': '/blog/category/pet-insurance',
  'Article page': '/blog/bench-93',
  'Search page': '/search?q=cancelation%20of%20case93',
} as const

/** Whoever carries this cookie gets no page from memory. */
const uncached = { cookie: 'strapi_jwt=bench' }

/**
 * Pages of the blog, each made anew, out of 100 articles and out of 10,000. Both take turns, so
 * that what the machine does meanwhile counts for both.
 */
export async function measureBlog({ product, cluster, length, report }: Bench): Promise<Row[]> {
  report('articles')
  const database = connectDatabase(cluster.url, { onError: () => {} })
  try {
    for (const each of [few, many]) await fillArticles(database, each)
    await database.pool.query('vacuum analyze')
  } finally {
    await database.close()
  }
  const rounds = length === 'quick' ? 15 : 60
  const rows: Row[] = []
  for (const [what, path] of Object.entries(pages)) {
    report(what)
    const times = { few: [] as number[], many: [] as number[] }
    for (let round = -3; round < rounds; round += 1) {
      const one = await timeOf(`${product.origin}/${few.locale}${path}`)
      const other = await timeOf(`${product.origin}/${many.locale}${path}`)
      if (round < 0) continue
      times.few.push(one)
      times.many.push(other)
    }
    const grown = median(times.many) / median(times.few)
    rows.push({ what: `${what}, of 10,000 articles`, value: median(times.many), unit: 'ms' })
    rows.push({ what: '… in times of 100 articles', value: grown, goal: { atMost: 1.3 } })
  }
  report('search')
  const searches: number[] = []
  for (let round = -3; round < rounds; round += 1) {
    const words = `krankenkase+topic${round}+insurance`
    const time = await timeOf(`${product.origin}/${many.locale}/support/suggest?in=site&q=${words}`)
    if (round >= 0) searches.push(time)
  }
  rows.push({
    what: 'Search while typing',
    value: median(searches),
    unit: 'ms',
    goal: { atMost: 20 },
  })
  return rows
}

async function timeOf(url: string): Promise<number> {
  const start = performance.now()
  const answer = await fetch(url, { headers: uncached })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`)
  return performance.now() - start
}

async function fillArticles(
  { db }: Database,
  { locale, articles }: { locale: string; articles: number },
): Promise<void> {
  const rowsEach = 500
  for (let first = 0; first < articles; first += rowsEach) {
    const length = Math.min(rowsEach, articles - first)
    const numbers = Array.from({ length }, (_, at) => first + at)
    const rows = await db
      .insert(contentDocuments)
      .values(
        numbers.map((number) => ({
          collection: 'blogs',
          locale,
          uid: `${locale}--bench-${number}`,
          attributes: article(locale, number),
          publishedAt: new Date(Date.UTC(2026, 0, 1) - number * 60_000),
        })),
      )
      .onConflictDoNothing()
      .returning()
    await writeLinks(db, rows)
    await indexDocuments(db, rows)
  }
}

function article(locale: string, number: number) {
  const category = BLOG_CATEGORIES[number % BLOG_CATEGORIES.length]
  return {
    title: `Article ${number} on cancellation and topic${number % 100}`,
    excerpt: 'What it is about, in two or three sentences that make somebody want to read on.',
    body: `<p>The story of case${number}.</p><h2>More</h2><p>${'A sentence of an article, neither short nor long. '.repeat(40)}</p>`,
    isPopular: number % 500 === 0,
    categories: [`${locale}--${category}`],
  }
}
