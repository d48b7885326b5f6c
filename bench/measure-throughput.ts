import type { Bench } from './options.ts'
import { cpuSeconds } from './process-figures.ts'
import { type LoadResult, runWrk } from './run-wrk.ts'
import type { Row } from './show-results.ts'
import { startNginx } from './start-nginx.ts'
import type { Product } from './start-product.ts'
import { median, percentile } from './statistics.ts'

/** A page below this weighs too little to say anything. */
const leastKilobytes = 20

/** One of the lightest that are read, about as heavy as the goal means it; the home page weighs twice as much. */
const lightPath = '/en-nl/blog/life-in-netherlands'

type Round = LoadResult & { perCpuSecond: number | undefined }
type Contestant = {
  name: string
  url: string
  headers: Record<string, string>
  pid: number | undefined
  connections?: number
}

/**
 * Our page from the cache against nginx with the same page as a file, and against our own
 * renderer. The contestants take turns, because a shared machine is never equally fast twice;
 * the renderer comes after them, because the renders that it still owes would burden the next.
 */
export async function measureThroughput({ product, length, report }: Bench): Promise<Row[]> {
  const pages = { home: await fetchPage(product, '/'), light: await fetchPage(product, lightPath) }
  const nginx = await startNginx(pages)
  try {
    const ours = { url: `http://127.0.0.1:${product.port}/`, pid: product.pid }
    const light = { ...ours, url: `http://127.0.0.1:${product.port}${lightPath}` }
    const headers = { Host: product.host, 'accept-encoding': 'gzip' }
    const contestants: Contestant[] = [
      { name: 'cached', ...ours, headers },
      { name: 'nginx', url: nginx.urlOf('home'), pid: nginx.workerPid, headers },
      { name: 'brotli', ...ours, headers: { ...headers, 'accept-encoding': 'br' } },
      { name: 'cached, light', ...light, headers },
      { name: 'nginx, light', url: nginx.urlOf('light'), pid: nginx.workerPid, headers },
    ]
    // Previews pass the cache over, whatever their cookie says.
    const rendered = {
      name: 'rendered',
      ...ours,
      headers: { ...headers, cookie: 'feather_preview=bench' },
      // As many as it can answer within a round, also on a busy machine.
      connections: 4,
    }
    const [rounds, seconds] = length === 'quick' ? [3, 2] : [9, 4]
    const results = new Map<string, Round[]>()
    const take = async (contestant: Contestant, round: number) => {
      report(`${contestant.name}, round ${round} of ${rounds}`)
      // The first round warms up and does not count.
      const result = await runRound(contestant, round === 0 ? 2 : seconds)
      if (round > 0) results.set(contestant.name, [...(results.get(contestant.name) ?? []), result])
      product.emptyLog()
    }
    for (let round = 0; round <= rounds; round += 1) {
      for (const contestant of contestants) await take(contestant, round)
    }
    for (let round = 0; round <= 2; round += 1) await take(rendered, round)
    return toRows(pages, (name) => results.get(name) ?? [])
  } finally {
    await nginx.stop()
  }
}

function toRows(
  { home, light }: Readonly<Record<'home' | 'light', Buffer>>,
  of: (name: string) => readonly Round[],
): Row[] {
  const rate = (name: string) => median(of(name).map(({ requestsPerSecond }) => requestsPerSecond))
  const perCpu = (name: string) => median(of(name).map(({ perCpuSecond }) => perCpuSecond ?? 0))
  // Neighbours in time share the machine's mood, so each round makes its own ratio.
  const ratios = (a: string, b: string) =>
    of(a).map((round, at) => round.requestsPerSecond / (of(b)[at]?.requestsPerSecond ?? 0))
  const ratio = (a: string, b: string) => median(ratios(a, b))
  // Far apart, they say that the machine was busy with something else: measure again.
  const spread = (a: string, b: string) =>
    [25, 75].map((percent) => percentile(ratios(a, b), percent).toFixed(2)).join(' to ')
  const rows: Row[] = [
    {
      what: 'Light page, HTML',
      value: light.byteLength / 1024,
      unit: 'KB',
      goal: { atLeast: leastKilobytes },
    },
    {
      what: 'Cached light page over nginx with the file, gzip',
      value: ratio('cached, light', 'nginx, light'),
      goal: { atLeast: 0.5 },
    },
    { what: 'half of the rounds lie within', value: spread('cached, light', 'nginx, light') },
    { what: 'Home page, HTML', value: home.byteLength / 1024, unit: 'KB' },
    {
      what: 'Cached home page over nginx with the file, gzip',
      value: ratio('cached', 'nginx'),
      goal: { atLeast: 0.5 },
    },
    { what: 'half of the rounds lie within', value: spread('cached', 'nginx') },
    { what: 'Cached home page in brotli over nginx with gzip', value: ratio('brotli', 'nginx') },
    {
      what: 'Cached home page over our renderer',
      value: rate('cached') / rate('rendered'),
      unit: '×',
      goal: { atLeast: 30 },
    },
    { what: 'Cached home page, requests a second', value: rate('cached') },
    { what: 'nginx, requests a second', value: rate('nginx') },
    { what: 'Our renderer, requests a second', value: rate('rendered') },
  ]
  if (perCpu('nginx') > 0) {
    rows.push({
      what: 'Cached home page over nginx, for each second of processor',
      value: perCpu('cached') / perCpu('nginx'),
    })
  }
  return rows
}

async function runRound(
  { url, headers, pid, connections }: Contestant,
  seconds: number,
): Promise<Round> {
  const before = cpuSeconds(pid)
  const result = await runWrk({ url, headers, seconds, ...(connections && { connections }) })
  const after = cpuSeconds(pid)
  if (result.refused > 0 || result.broken > 0 || result.requests === 0) {
    throw new Error(`${url} failed under load: ${JSON.stringify(result)}`)
  }
  const used = before !== undefined && after !== undefined ? after - before : 0
  return { ...result, perCpuSecond: used > 0 ? result.requests / used : undefined }
}

async function fetchPage({ origin }: Product, path: string): Promise<Buffer> {
  const answer = await fetch(origin + path)
  if (answer.status !== 200) throw new Error(`${path} answers with ${answer.status}.`)
  return Buffer.from(await answer.arrayBuffer())
}
