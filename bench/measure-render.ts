import { setTimeout as sleep } from 'node:timers/promises'
import { announcePublished } from '#content/publishing.ts'
import { connectDatabase } from '#platform/database/connect.ts'
import { localePath } from '#sites/locale-path.ts'
import { DEFAULT_LOCALE, LOCALES } from '#sites/locales.ts'
import type { Bench } from './options.ts'
import { cpuSeconds } from './process-figures.ts'
import type { Row } from './show-results.ts'
import { statusOf } from './start-product.ts'
import { median, percentile } from './statistics.ts'

/**
 * Server time of a page that is not in the cache: database, React, compression, to the end of the
 * answer, as the server's own log tells it. One visitor at a time asks for the home page of every
 * locale; before each round a flag is said to have changed, which purges them all.
 */
export async function measureRender({ product, cluster, length, report }: Bench): Promise<Row[]> {
  let spentBefore: number | undefined
  const rounds = length === 'quick' ? 4 : 12
  const database = connectDatabase(cluster.url, { onError: () => {} })
  try {
    // The first round warms up and does not count.
    for (let round = 0; round <= rounds; round += 1) {
      report(`round ${round} of ${rounds}`)
      const changed = { collection: 'feature-flags', uid: 'en-de--any', locale: DEFAULT_LOCALE }
      await announcePublished(database.db, [changed])
      await sleep(100)
      for (const locale of LOCALES) await statusOf(product.origin + localePath(locale, '/'))
      // The log is written in blocks.
      if (round === 0) await sleep(1500)
      if (round === 0) {
        product.emptyLog()
        spentBefore = cpuSeconds(product.pid)
      }
    }
  } finally {
    await database.close()
  }
  await sleep(1500)
  const times = product
    .readLog()
    .split('\n')
    .flatMap((line) => (line.includes('"cache":"miss"') ? [Number(JSON.parse(line).ms)] : []))
  const visits = rounds * LOCALES.length
  if (times.length < visits) throw new Error(`${times.length} of ${visits} visits were rendered.`)
  const below: Row['goal'] = { below: 20 }
  const spent = (cpuSeconds(product.pid) ?? Number.NaN) - (spentBefore ?? Number.NaN)
  return [
    { what: 'Render of an uncached page, median', value: median(times), unit: 'ms', goal: below },
    {
      what: 'Render of an uncached page, 95 of 100',
      value: percentile(times, 95),
      unit: 'ms',
      goal: below,
    },
    // Says the same on a busy machine; compression works beside the answer and counts here.
    { what: 'Processor time of an uncached page', value: (spent * 1000) / visits, unit: 'ms' },
  ]
}
