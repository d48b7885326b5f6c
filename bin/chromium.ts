import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The same for every browser that we start: no sandbox only where the system forbids one. */
export const chromiumFlags: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Parts of Chromium's own window that each new page would load unseen, and a process kept ready
 * for a next site: two fifths of what opening a page takes. The last word on features counts, so
 * the ones that Playwright turns off are named again.
 */
export const withoutWindow = `--disable-features=${[
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
].join(',')}`

/** The path of the system's Chromium or Chrome; CHROMIUM_PATH names another one. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named) return named
  return [
    ...inPath('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'),
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ].find(isProgram)
}

/**
 * The same Chromium without a window, which Debian packs beside it: a journey costs a third less.
 * Undefined where it is not installed, and where another browser is named.
 */
export function findHeadlessShell(): string | undefined {
  return process.env['CHROMIUM_PATH']
    ? undefined
    : inPath('chromium-headless-shell').find(isProgram)
}

/** Finds it, or installs it where that needs no question. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  const failure = isRootOnDebian() ? installPackage('chromium') : undefined
  const installed = findChromium()
  if (installed) return installed
  if (failure !== undefined) {
    throw new Error(`There is no browser, and "apt-get install chromium" failed: ${failure}`)
  }
  throw new Error(
    'There is no browser for the journeys: install Chromium ("apt-get install chromium" on Debian, "apt install chromium-browser" on Ubuntu, "brew install --cask chromium" on macOS) or Google Chrome, or set CHROMIUM_PATH to one.',
  )
}

/** Installs it where that needs no question. The journeys do without it: no failure is told. */
export function wishHeadlessShell(): void {
  const isWished = !process.env['CHROMIUM_PATH'] && findHeadlessShell() === undefined
  if (isWished && isRootOnDebian()) installPackage('chromium-headless-shell')
}

function isRootOnDebian(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version')
}

/** Gives back what was said when it failed. */
function installPackage(name: string): string | undefined {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, { env, encoding: 'utf8', timeout: 300_000 })
  const install = () => run('install', '--yes', '--no-install-recommends', name)
  if (install().status === 0) return undefined
  // Machines made from an image begin without the lists of packages, or with old ones.
  run('update')
  const { status, stderr } = install()
  return status === 0 ? undefined : stderr
}

function inPath(...names: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
