import { setTimeout as sleep } from 'node:timers/promises'
import { announcePublished } from '#content/publishing.ts'
import { connectDatabase, type Database } from '#platform/database/connect.ts'
import { localePath } from '#sites/locale-path.ts'
import { DEFAULT_LOCALE, LOCALES } from '#sites/locales.ts'
import type { Bench } from './options.ts'
import { cpuSeconds } from './process-figures.ts'
import type { Row } from './show-results.ts'
import { type Product, statusOf } from './start-product.ts'
import { median, percentile } from './statistics.ts'

const homes = LOCALES.map((locale) => localePath(locale, '/'))
/** With its price from the tariff, the card that quotes, plans and questions. */
const productPage = '/household-insurance'

/**
 * Server time of pages that are not in the cache (database, React, compression, to the end of the
 * answer) and of pages that are, as the server's own log tells it. One visitor at a time; before
 * each round a flag is said to have changed, which purges every page. The product page is asked
 * for again with every page of the sitemap in memory: their number must not matter.
 */
export async function measureRender({ product, cluster, length, report }: Bench): Promise<Row[]> {
  const rounds = length === 'quick' ? 4 : 12
  const database = connectDatabase(cluster.url, { onError: () => {} })
  const purge = () => purgeAll(database)
  try {
    const inRounds = async (title: string, paths: readonly string[]) => {
      for (let round = 1; round <= rounds; round += 1) {
        report(`${title}, round ${round} of ${rounds}`)
        await purge()
        for (const path of paths) await statusOf(product.origin + path)
      }
    }
    // The first rounds warm up and do not count.
    await inRounds('to warm up', [productPage, ...homes])
    await emptyLog(product)
    const spentBefore = cpuSeconds(product.pid) ?? Number.NaN
    await inRounds('home pages', homes)
    const spent = (cpuSeconds(product.pid) ?? Number.NaN) - spentBefore
    const cold = await timesOf(product, 'miss', rounds * homes.length)

    await emptyLog(product)
    await inRounds('product page', [productPage, productPage])
    const productCold = await timesOf(product, 'miss', rounds)
    const productCached = await timesOf(product, 'hit', rounds)

    const paths = await sitemapPaths(product)
    for (const [at, path] of paths.entries()) {
      report(`page ${at + 1} of ${paths.length}`)
      await statusOf(product.origin + path)
    }
    await emptyLog(product)
    for (let round = 1; round <= rounds * 4; round += 1)
      await statusOf(product.origin + productPage)
    const cachedAmongAll = await timesOf(product, 'hit', rounds * 4)
    await emptyLog(product)
    await inRounds('product page among all', [productPage])
    const coldAmongAll = await timesOf(product, 'miss', rounds)

    return [
      row('Render of an uncached page, median', median(cold), 20),
      row('Render of an uncached page, 95 of 100', percentile(cold, 95), 20),
      // Says the same on a busy machine; compression works beside the answer and counts here.
      row('Processor time of an uncached page', (spent * 1000) / cold.length),
      row('Render of an uncached product page, median', median(productCold), 40),
      row('Render of an uncached product page, 95 of 100', percentile(productCold, 95), 40),
      row('Product page from the cache, median', median(productCached), 1),
      row(`the same, with ${paths.length} pages in memory`, median(cachedAmongAll), 1),
      row('Render of it after these were purged, median', median(coldAmongAll), 40),
    ]
  } finally {
    await database.close()
  }
}

function row(what: string, value: number, below?: number): Row {
  return { what, value, unit: 'ms', ...(below === undefined ? {} : { goal: { below } }) }
}

async function purgeAll({ db }: Database): Promise<void> {
  const changed = { collection: 'feature-flags', uid: 'en-de--any', locale: DEFAULT_LOCALE }
  await announcePublished(db, [changed])
  await sleep(100)
}

/** The log is written in blocks: what is on its way does not count either. */
async function emptyLog(product: Product): Promise<void> {
  await sleep(1500)
  product.emptyLog()
}

async function timesOf(product: Product, cache: 'hit' | 'miss', wanted: number): Promise<number[]> {
  await sleep(1500)
  const times = product
    .readLog()
    .split('\n')
    .flatMap((line) => (line.includes(`"cache":"${cache}"`) ? [Number(JSON.parse(line).ms)] : []))
  if (times.length < wanted) throw new Error(`${times.length} of ${wanted} visits were a ${cache}.`)
  return times
}

/** Every page of the personal site. */
async function sitemapPaths({ origin }: Product): Promise<string[]> {
  const locations = async (url: string) => {
    const xml = await (await fetch(url)).text()
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location ?? '')
  }
  const found: string[] = []
  for (const sitemap of await locations(`${origin}/sitemap.xml`))
    if (sitemap.startsWith(`${origin}/`)) found.push(...(await locations(sitemap)))
  return found.filter((url) => url.startsWith(origin)).map((url) => url.slice(origin.length) || '/')
}
