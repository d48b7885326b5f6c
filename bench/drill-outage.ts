import { setTimeout as sleep } from 'node:timers/promises'
import type { Bench } from './options.ts'
import { runWrk } from './run-wrk.ts'
import type { Row } from './show-results.ts'
import { type Product, statusOf } from './start-product.ts'

/** A page that the cache does not hold, made of content that is in memory. */
const fresh = ({ origin }: Product) => `${origin}/?situation=${newWord()}`

/** Only the database knows that there is no such article. */
const unknown = ({ origin }: Product) => `${origin}/blog/${newWord()}`

const newWord = () => Math.random().toString(36).slice(2)

/** Kills the database under load, brings it back, then kills the server. */
export async function drillOutage({ product, cluster, length, report }: Bench): Promise<Row[]> {
  const awaySeconds = length === 'quick' ? 4 : 15
  const { pid } = product
  await statusOf(`${product.origin}/`)
  const load = runWrk({
    url: `http://127.0.0.1:${product.port}/`,
    headers: { Host: product.host, 'accept-encoding': 'gzip' },
    seconds: awaySeconds + 12,
  })
  await sleep(2000)

  report('the database is killed')
  cluster.kill()
  const noticedMs = await timeUntil(async () => (await readiness(product)) === 503)
  const uncached = await statusOf(fresh(product))
  const needsDatabase = await statusOf(unknown(product))
  await sleep(awaySeconds * 1000)
  const stillAway = await readiness(product)

  report('the database returns')
  await cluster.revive()
  const wellMs = await timeUntil(async () => {
    const [ready, found] = await Promise.all([readiness(product), statusOf(unknown(product))])
    return ready === 200 && found === 404
  })
  const { requests, refused, broken } = await load
  const survived = product.ended() === undefined && product.pid === pid

  report('the server is killed')
  await product.kill()
  const begin = performance.now()
  await product.restart()
  const restartedMs = performance.now() - begin
  const afterwards = await statusOf(unknown(product))

  return [
    { what: 'Cached pages served during the outage drill', value: requests },
    { what: 'of these refused or broken', value: refused + broken, goal: { is: 0 } },
    {
      what: '/readyz after the database was killed',
      value: stillAway ?? 'no answer',
      goal: { is: 503 },
    },
    { what: 'noticed after', value: noticedMs / 1000, unit: 's' },
    {
      what: 'A page that is not cached meanwhile',
      value: uncached ?? 'no answer',
      goal: { is: 200 },
    },
    {
      what: 'An address that only the database knows meanwhile',
      value: needsDatabase ?? 'no answer',
      goal: { is: 503 },
    },
    {
      what: 'All well after the database returned',
      value: wellMs / 1000,
      unit: 's',
      goal: { below: 5 },
    },
    { what: 'Servers that crashed', value: survived ? 0 : 1, goal: { is: 0 } },
    { what: 'Ready again after the server was killed', value: restartedMs / 1000, unit: 's' },
    {
      what: 'An address that only the database knows then',
      value: afterwards ?? 'no answer',
      goal: { is: 404 },
    },
  ]
}

const readiness = ({ origin }: Product) => statusOf(`${origin}/readyz`)

async function timeUntil(isSo: () => Promise<boolean>): Promise<number> {
  const begin = performance.now()
  while (!(await isSo())) {
    if (performance.now() - begin > 60_000) return Number.NaN
    await sleep(50)
  }
  return performance.now() - begin
}
