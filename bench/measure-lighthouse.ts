import { randomBytes } from 'node:crypto'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { findFreePort } from '#platform/postgres/free-port.ts'
import { chromiumFlags, ensureChromium } from '../bin/chromium.ts'
import type { Bench } from './options.ts'
import type { Goal, Row } from './show-results.ts'
import { startProduct } from './start-product.ts'
import { median } from './statistics.ts'

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

/** One page of each kind, as somebody sees it who comes for the first time: with the banner. */
const pages = [
  { name: 'home', path: '/', performance: { is: 100 } },
  { name: 'product', path: '/household-insurance', performance: { atLeast: 99 } },
  { name: 'article', path: '/blog/switch-your-krankenkasse', performance: { atLeast: 99 } },
] as const

/**
 * Lighthouse as on a phone, with its simulated throttling; the median of several runs. In the form
 * of production, because only there search engines may list the pages. Chromium takes every name
 * below localhost for this machine and for safe, so no certificate is needed.
 */
export async function measureLighthouse({ cluster, length, report }: Bench): Promise<Row[]> {
  const product = await startProduct(cluster.url, {
    APP_ENV: 'production',
    SITE_DOMAIN: 'feather.localhost',
    SECRET_KEY: randomBytes(32).toString('base64'),
  })
  const origin = `http://www.feather.localhost:${product.port}`
  const wanted = length === 'quick' ? 1 : 5
  try {
    const rows: Row[] = []
    for (const { name, path, performance } of pages) {
      const runs: Result[] = []
      while (runs.length < wanted) {
        report(`${name}, run ${runs.length + 1} of ${wanted}`)
        runs.push(await runLighthouse(origin + path))
      }
      rows.push(...rowsOf(name, runs, performance))
      reportFailures(name, runs)
    }
    return rows
  } finally {
    await product.stop()
  }
}

function rowsOf(name: string, runs: readonly Result[], performance: Goal): Row[] {
  const of = (read: (run: Result) => number) => median(runs.map(read))
  const score = (category: string) =>
    of(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))
  const audit = (id: string) => of(({ audits }) => audits[id]?.numericValue ?? Number.NaN)
  const row = (what: string, value: number, goal: Goal, unit?: string): Row => ({
    what: `Lighthouse, ${name}: ${what}`,
    value,
    goal,
    ...(unit === undefined ? {} : { unit }),
  })
  return [
    row('performance', score('performance'), performance),
    row('accessibility', score('accessibility'), { is: 100 }),
    row('best practices', score('best-practices'), { is: 100 }),
    row('search engines', score('seo'), { is: 100 }),
    row('largest paint', audit('largest-contentful-paint') / 1000, { below: 1.5 }, 's'),
    row('total blocking time', audit('total-blocking-time'), { below: 50 }, 'ms'),
    row('layout shift', audit('cumulative-layout-shift'), { is: 0 }),
    row('scripts', of(scriptKilobytes), { atMost: 25 }, 'KB'),
  ]
}

/** As it crossed the wire, compressed. */
function scriptKilobytes({ audits }: Result): number {
  const { details } = audits['network-requests'] ?? {}
  const items = details?.type === 'table' ? details.items : []
  const scripts = items.filter(({ resourceType }) => resourceType === 'Script')
  return scripts.reduce((sum, { transferSize }) => sum + Number(transferSize), 0) / 1024
}

/** A score below 100 says nothing without its reason. */
function reportFailures(name: string, runs: readonly Result[]): void {
  const [run] = runs
  for (const category of ['accessibility', 'best-practices', 'seo']) {
    for (const { id, weight } of run?.categories[category]?.auditRefs ?? []) {
      const { score, title } = run?.audits[id] ?? {}
      if (weight > 0 && typeof score === 'number' && score < 1)
        console.error(`Lighthouse, ${name}: ${title} (${id})`)
    }
  }
}

/** Now and then a trace lacks its beginning; Lighthouse then asks to be run again. */
async function runLighthouse(url: string): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const result = await openInLighthouse(url)
    if (!result.runtimeError) return result
    if (tries === 3) throw new Error(`Lighthouse failed: ${result.runtimeError.message}`)
  }
}

async function openInLighthouse(url: string): Promise<Result> {
  const port = await findFreePort()
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  })
  try {
    const run = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    })
    if (!run) throw new Error('Lighthouse gave no result.')
    return run.lhr
  } finally {
    await browser.close()
  }
}
