import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumFlags, ensureChromium } from '../bin/chromium.ts'
import type { Bench } from './options.ts'
import type { Row } from './show-results.ts'

/** Compressed JavaScript of content pages as it crosses the wire: untouched, and for an island. */
export async function measureScripts({ product, report }: Bench): Promise<Row[]> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags],
  })
  try {
    const rows: Row[] = []
    for (const path of ['/', '/style-guide']) {
      report(path)
      const { untouched } = await visit(browser, `${product.origin}${path}`)
      rows.push({
        what: `Scripts of ${path} before a touch`,
        value: untouched,
        unit: 'KB',
        goal: { atMost: 6 },
      })
    }
    const { island } = await visit(browser, `${product.origin}/style-guide`, wakeIsland)
    rows.push({
      what: 'Scripts that waking an island adds',
      value: island,
      unit: 'KB',
      goal: { atMost: 80 },
    })
    return rows
  } finally {
    await browser.close()
  }
}

async function visit(
  browser: Browser,
  url: string,
  touch: (page: Page) => Promise<void> = async () => undefined,
): Promise<{ untouched: number; island: number }> {
  const page = await browser.newPage()
  await page.addInitScript(holdIslands)
  const scripts: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return
    scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize / 1024))
  })
  const sum = async () => (await Promise.all(scripts)).reduce((total, size) => total + size, 0)
  await page.goto(url, { waitUntil: 'networkidle' })
  const untouched = await sum()
  await touch(page)
  await page.waitForLoadState('networkidle')
  const island = (await sum()) - untouched
  await page.close()
  return { untouched, island }
}

/** The style guide also has islands that wake by themselves; here only a touch may wake one. */
function holdIslands(): void {
  window.requestIdleCallback = () => 0
  window.IntersectionObserver = class extends IntersectionObserver {
    override observe(): void {}
  }
}

async function wakeIsland(page: Page): Promise<void> {
  // The question about cookies stands before everything else on a first visit.
  await page.locator('[data-consent=reject]').click()
  const island = page.locator('feather-island[on=touch]').first()
  await island.locator('button').first().click()
  await island.and(page.locator('[awake]')).waitFor({ state: 'attached' })
}
