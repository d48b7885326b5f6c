import './bin/hasten-drizzle.js'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium, findHeadlessShell, withoutWindow } from './bin/chromium.ts'
import { storedChoice } from './e2e/steps/stored-choice.ts'
import { findFreePort } from './src/platform/postgres/free-port.ts'

// Read again in every worker, which inherits the choice of the first reading.
process.env['E2E_PORT'] ??= String(await findFreePort())

// Workers are started with the same arguments.
process.execArgv.push(`--import=${join(import.meta.dirname, 'bin/hasten-playwright.js')}`)

const executablePath = findHeadlessShell() ?? findChromium()

/** The window itself, which nobody sees, is drawn less often: a tenth of what a journey costs. */
const stillWindow = ['--wm-window-animations-disabled', '--animation-duration-scale=0']

// Playwright maps every stack to sources before they were transpiled, one for each call; see below.
Reflect.deleteProperty(Error, 'prepareStackTrace')

export default defineConfig({
  testDir: 'e2e/journeys',
  outputDir: 'test-results/journeys',
  globalSetup: './e2e/start-product.ts',
  fullyParallel: true,
  // axe takes its time on long pages when both cores are busy.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  workers: 2,
  // See decision 032.
  retries: 1,
  forbidOnly: true,
  reporter: 'line',
  // Node strips types by itself, in a tenth of the time.
  build: { external: ['**/*.ts'] },
  use: {
    baseURL: `http://localhost:${process.env['E2E_PORT']}`,
    browserName: 'chromium',
    storageState: storedChoice,
    // What moves has journeys of its own; the others would only wait for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Shorter than a walk may take: a walk that is over does not say what it waited for.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Recording every walk would take longer than most of them.
    trace: 'on-first-retry',
    launchOptions: {
      args: [...chromiumFlags, withoutWindow, ...stillWindow],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
})
