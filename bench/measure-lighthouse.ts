import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { findFreePort } from '#platform/postgres/free-port.ts'
import { chromiumFlags, ensureChromium } from '../bin/chromium.ts'
import type { Bench } from './options.ts'
import type { Row } from './show-results.ts'
import { median } from './statistics.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = [
  'total-blocking-time',
  'cumulative-layout-shift',
  'largest-contentful-paint',
] as const
type Figure = (typeof categories)[number] | (typeof audits)[number]

/** Lighthouse as on a phone, on the home page; the median of several runs. */
export async function measureLighthouse({ product, length, report }: Bench): Promise<Row[]> {
  const runs: Record<Figure, number>[] = []
  const wanted = length === 'quick' ? 1 : 5
  while (runs.length < wanted) {
    report(`run ${runs.length + 1} of ${wanted}`)
    runs.push(await runLighthouse(`${product.origin}/`))
  }
  const of = (figure: Figure) => median(runs.map((run) => run[figure]))
  return [
    { what: 'Lighthouse, performance', value: of('performance'), goal: { is: 100 } },
    {
      what: 'Lighthouse, total blocking time',
      value: of('total-blocking-time'),
      unit: 'ms',
      goal: { below: 50 },
    },
    { what: 'Lighthouse, layout shift', value: of('cumulative-layout-shift'), goal: { is: 0 } },
    { what: 'Lighthouse, largest paint', value: of('largest-contentful-paint'), unit: 'ms' },
    { what: 'Lighthouse, accessibility', value: of('accessibility') },
    { what: 'Lighthouse, best practices', value: of('best-practices') },
    { what: 'Lighthouse, search engines', value: of('seo') },
  ]
}

async function runLighthouse(url: string): Promise<Record<Figure, number>> {
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
      onlyCategories: [...categories],
    })
    if (!run) throw new Error('Lighthouse gave no result.')
    const { lhr } = run
    if (lhr.runtimeError) throw new Error(`Lighthouse failed: ${lhr.runtimeError.message}`)
    return Object.fromEntries([
      ...categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
      ...audits.map((name) => [name, lhr.audits[name]?.numericValue ?? Number.NaN]),
    ])
  } finally {
    await browser.close()
  }
}
