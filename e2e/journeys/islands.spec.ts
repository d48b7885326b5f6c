import { expect, type Page, test } from '@playwright/test'
import { on } from '../steps/hosts.ts'

const island = (page: Page, mode: string) => page.locator(`feather-island[on=${mode}]`)
const scriptsOf = (page: Page) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  return scripts
}

/** The largest thing we have: no page but its own loads it. */
const backOffice = /back-office/

test('a content page loads no React until something needs it, and no back office', async ({
  page,
}) => {
  const scripts = scriptsOf(page)
  await page.goto(on('default'))
  await page.waitForLoadState('networkidle')
  const react = /\/(?:client|react|jsx-runtime|hydrate-island|start-router)-|\.island-/
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((path) => react.test(path) || backOffice.test(path))).toEqual([])
})

test('an island wakes at the first touch, and that tap counts', async ({ page }) => {
  const release = await holdScripts(page, /counter\.island/)
  await page.goto(on('default', '/style-guide'))
  const touch = island(page, 'touch')
  await expect(touch).not.toHaveAttribute('awake')
  await touch.getByRole('button').click()
  release()
  await expect(touch.locator('output')).toHaveText('1')
  await touch.getByRole('button').click()
  await expect(touch.locator('output')).toHaveText('2')
})

test('what was typed before an island woke is kept, to the last key', async ({ page }) => {
  await page.addInitScript(holdTurns)
  const release = await holdScripts(page, /counter\.island/)
  await page.goto(on('default', '/style-guide'))
  const touch = island(page, 'touch')
  const name = touch.getByRole('textbox')
  await name.fill('An')
  release()
  await page.waitForFunction(() => (window as unknown as Held).turns.length > 0)
  await name.fill('Anna')
  await page.evaluate(() => (window as unknown as Held).takeTurns())
  await expect(touch).toHaveAttribute('awake')
  await expect(name).toHaveValue('Anna')
  await expect(touch.locator('p')).toContainText('Anna')
})

test('an island wakes by itself where its form already holds something else', async ({ page }) => {
  const release = await holdScripts(page, /entry\.client/)
  await page.goto(on('default', '/household-insurance'), { waitUntil: 'commit' })
  const card = page.locator('form#quote')
  // As typed before any script came, or kept over a reload, which Firefox does.
  await card.locator('[name=sqm]').evaluate((slider: HTMLInputElement) => {
    slider.value = '80'
  })
  release()
  await expect(card.locator('.quote-card__price strong')).toHaveText('€5.20')
})

test('an island wakes where the browser fills it in, without a pointer or a key', async ({
  page,
}) => {
  await page.goto(on('default', '/style-guide'))
  const touch = island(page, 'touch')
  await touch.getByRole('textbox').evaluate((field: HTMLInputElement) => {
    field.value = 'Anna'
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect(touch.locator('p')).toContainText('Anna')
})

test('when its script never arrives, the page stays usable', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto(on('default', '/?situation=moving'))
  await page.getByRole('radio', { name: /job/i }).check()
  await page.locator('main form button[type=submit]').click()
  await expect(page).toHaveURL(/situation=job/)
})

test('when only the code of an island fails, its links and forms still work', async ({ page }) => {
  await page.route(/counter\.island/, (route) => route.abort())
  await page.goto(on('default', '/style-guide'))
  const touch = island(page, 'touch')
  await touch.getByRole('textbox').fill('Anna')
  await expect(touch).toHaveAttribute('failed')
  await expect(touch.getByRole('textbox')).toHaveValue('Anna')
})

type Held = { turns: (() => void)[]; takeTurns: () => void }

/** React asks `setImmediate` for its next turn where there is one: here it waits until it is told. */
function holdTurns(): void {
  const ask = (by: (turn: () => void) => void) => Object.assign(window, { setImmediate: by })
  const held: Held = {
    turns: [],
    takeTurns() {
      ask(setTimeout)
      for (const turn of held.turns) turn()
    },
  }
  ask((turn) => held.turns.push(turn))
  Object.assign(window, held)
}

/** Keeps matching scripts back until they are released, so that what happens meanwhile can be seen. */
async function holdScripts(page: Page, pattern: RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await released
    await route.continue()
  })
  return release
}
