import { setTimeout as sleep } from 'node:timers/promises'
import type { Bench } from './options.ts'
import type { Row } from './show-results.ts'
import { statusOf } from './start-product.ts'
import { median, percentile } from './statistics.ts'

/**
 * Server time of a page that is not in the cache: database, React, compression, to the end of the
 * answer, as the server's own log tells it. One visitor at a time.
 */
export async function measureRender({ product, length, report }: Bench): Promise<Row[]> {
  const visits = length === 'quick' ? 40 : 200
  product.emptyLog()
  for (let visit = 0; visit < visits; visit += 1) {
    report(`${visit} of ${visits}`)
    // The page reads this key, so that each value makes a page of its own.
    await statusOf(`${product.origin}/?situation=${process.pid}-${visit}`)
  }
  // The log is written in blocks.
  await sleep(1500)
  const times = product
    .readLog()
    .split('\n')
    .flatMap((line) => (line.includes('"cache":"miss"') ? [Number(JSON.parse(line).ms)] : []))
  if (times.length < visits) throw new Error(`${times.length} of ${visits} visits were rendered.`)
  const below: Row['goal'] = { below: 20 }
  return [
    { what: 'Render of an uncached page, median', value: median(times), unit: 'ms', goal: below },
    {
      what: 'Render of an uncached page, 95 of 100',
      value: percentile(times, 95),
      unit: 'ms',
      goal: below,
    },
  ]
}
