import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { projectRoot } from '#platform/project-root.ts'
import { chromiumFlags, ensureChromium, findHeadlessShell, withoutWindow } from './chromium.ts'
import { explainError } from './explain-error.ts'

const widths = [390, 820, 1440]
/** So long nothing more has loaded. */
const quietMs = 500
const folder = join(projectRoot, '.shots')
const urls = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isDark = process.argv.includes('--dark')
const withBanner = process.argv.includes('--banner')

if (urls.length === 0 || !urls.every((url) => URL.canParse(url))) {
  console.error('Name the pages: npm run shots -- [--dark] [--banner] http://localhost:3000/ …')
  process.exit(1)
}

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: findHeadlessShell() ?? ensureChromium(),
  args: [...chromiumFlags, withoutWindow],
})
try {
  for (const url of urls) for (const width of widths) console.log(await takeShot(url, width))
} catch (error) {
  // Playwright's first line; the others tell how it got there.
  console.error(`There is no picture: ${explainError(error).split('\n', 1)[0]}`)
  process.exitCode = 1
} finally {
  await browser.close()
}

async function takeShot(url: string, width: number): Promise<string> {
  const page = await browser.newPage({
    viewport: { width, height: width < 600 ? 844 : 900 },
    colorScheme: isDark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  })
  // A stored choice, so that the cookie banner does not cover the page.
  if (!withBanner)
    await page.context().addCookies([{ name: '_fccs', value: 'functionality_storage', url }])
  await page.goto(url, { waitUntil: 'networkidle' })
  await showEverything(page)
  const path = join(folder, `${nameOf(url)}${isDark ? '-dark' : ''}-${width}.png`)
  // The reference of the API is 45,000 pixels high, which takes a minute where others work too.
  await page.screenshot({ path, fullPage: true, timeout: 180_000 })
  await page.close()
  return path
}

/** What loads when it is about to be seen would be missing from a picture of the whole page. */
async function showEverything(page: Page): Promise<void> {
  await page.evaluate(async (quiet) => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    window.scrollTo(0, 0)
    // Playwright says once that a page is at rest; where more was loaded later, it may never say so again.
    const loaded = () => performance.getEntriesByType('resource').length
    for (let before = -1; before !== loaded(); ) {
      before = loaded()
      await new Promise((resolve) => setTimeout(resolve, quiet))
    }
    // Those in a menu that is closed are never loaded, and to wait for them is to wait forever.
    const seen = [...document.images].filter((image) => image.checkVisibility())
    await Promise.all(seen.map((image) => image.decode().catch(() => {})))
  }, quietMs)
}

/** http://business.localhost:3000/about-us → business-localhost-about-us */
function nameOf(url: string): string {
  const { hostname, pathname, search } = new URL(url)
  return `${hostname}${pathname}${search}`.replace(/[^a-z0-9]+/gi, '-').replace(/-$/, '')
}
