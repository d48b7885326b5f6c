import { connectDatabase } from '#platform/database/connect.ts'
import { fillBlogs, fillReferences } from './fill-blogs.ts'
import type { Bench } from './options.ts'
import { runWrk } from './run-wrk.ts'
import type { Row } from './show-results.ts'
import type { Product } from './start-product.ts'
import { median } from './statistics.ts'

/** Strapi 5 with 100 articles on 2 cores, requests a second: what ours is compared with. */
const strapi = { list: 100, navigation: 228 } as const
const few = { locale: 'en-se', documents: 100 } as const
const many = { locale: 'en-de', documents: 10_000 } as const

const list = (locale: string) =>
  `/api/blogs?locale=${locale}&populate=*&sort=publishedAt:desc&pagination[pageSize]=25`
const navigation = '/api/navigations?filters[uid][$eq]=en-de--main-navigation&populate=deep'

/**
 * The content API: 25 articles with all they refer to, and one navigation, from the database and
 * from memory. The same list out of 100 and out of 10,000 takes turns, so that the two compare.
 * From the database: it says every time which versions are shown; what did not change is not
 * read again (docs/decisions/038-versions-of-documents-are-kept.md).
 */
export async function measureContentApi(bench: Bench): Promise<Row[]> {
  bench.report('articles')
  const database = connectDatabase(bench.cluster.url, { onError: () => {} })
  try {
    await fillReferences(database)
    await fillBlogs(database, few.locale, few.documents)
    await fillBlogs(database, many.locale, many.documents)
  } finally {
    await database.close()
  }
  const cases = {
    few: { path: list(few.locale), cached: false },
    many: { path: list(many.locale), cached: false },
    navigation: { path: navigation, cached: false },
    cachedList: { path: list(many.locale), cached: true },
    cachedNavigation: { path: navigation, cached: true },
  }
  const rates = new Map<string, number[]>()
  const [rounds, seconds] = bench.length === 'quick' ? [2, 2] : [7, 4]
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, each] of Object.entries(cases)) {
      bench.report(`${name}, round ${round} of ${rounds}`)
      const rate = await measure(bench.product, each, seconds)
      // The first round warms up and does not count.
      if (round > 0) rates.set(name, [...(rates.get(name) ?? []), rate])
      bench.product.emptyLog()
    }
  }
  return toRows((name) => median(rates.get(name) ?? []))
}

function toRows(rate: (name: string) => number): Row[] {
  const times = (name: string, peer: number, atLeast: number): Pick<Row, 'value' | 'goal'> => ({
    value: rate(name) / peer,
    goal: { atLeast },
  })
  return [
    { what: '25 articles of 10,000, from the database', value: rate('many'), unit: 'a second' },
    { what: '… in times of Strapi 5', ...times('many', strapi.list, 10) },
    {
      what: '… slower than of 100, in times',
      value: rate('few') / rate('many'),
      goal: { atMost: 1.3 },
    },
    { what: '… from memory, in times of Strapi 5', ...times('cachedList', strapi.list, 100) },
    { what: 'One navigation, from the database', value: rate('navigation'), unit: 'a second' },
    { what: '… in times of Strapi 5', ...times('navigation', strapi.navigation, 10) },
    {
      what: '… from memory, in times of Strapi 5',
      ...times('cachedNavigation', strapi.navigation, 100),
    },
  ]
}

async function measure(
  product: Product,
  { path, cached }: { path: string; cached: boolean },
  seconds: number,
): Promise<number> {
  const { requestsPerSecond, refused, broken } = await runWrk({
    url: `http://127.0.0.1:${product.port}${path}`,
    headers: {
      Host: `cms.${product.host}`,
      // Reads from pages of ours pass the cache over. Strapi's answers are not compressed either.
      ...(cached ? { 'accept-encoding': 'gzip' } : { Origin: product.origin }),
    },
    seconds,
  })
  if (refused + broken > 0) throw new Error(`${refused + broken} reads of ${path} failed.`)
  return requestsPerSecond
}
