import { savePublished } from '#content/write-document.ts'
import { connectDatabase } from '#platform/database/connect.ts'
import type { Bench } from './options.ts'
import type { Row } from './show-results.ts'
import { type Product, startProduct } from './start-product.ts'
import { median } from './statistics.ts'

/**
 * How long it takes from the end of publishing until every process shows it: two of them, each
 * with the old page in its memory.
 */
export async function measurePublishing({
  product,
  cluster,
  length,
  report,
}: Bench): Promise<Row[]> {
  const database = connectDatabase(cluster.url, { onError: () => {} })
  const second = await startProduct(cluster.url)
  const times: number[] = []
  const rounds = length === 'quick' ? 5 : 25
  try {
    for (let round = 0; round <= rounds; round += 1) {
      report(`round ${round} of ${rounds}`)
      const title = `Round ${round}`
      const page = {
        title,
        site: 'default',
        path: '/bench-publishing',
        blocks: [{ __component: 'blocks.hero', title: 'Hello' }],
      }
      await savePublished(database.db, 'pages', 'en-de--bench-publishing', page, {
        by: { kind: 'system' },
      })
      const start = performance.now()
      await Promise.all([product, second].map((each) => awaitTitle(each, title)))
      // In the first round there is no old page in memory.
      if (round > 0) times.push(performance.now() - start)
    }
  } finally {
    await second.stop()
    await database.close()
  }
  return [
    { what: 'Publishing until two processes show it', value: median(times), unit: 'ms' },
    { what: '… at most', value: Math.max(...times), unit: 'ms', goal: { atMost: 1_000 } },
  ]
}

async function awaitTitle({ origin }: Product, title: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${origin}/bench-publishing`)
    if ((await answer.text()).includes(title)) return
  }
}
