import type { Page } from '@playwright/test'

type Held = Window & { heldTimers?: (() => void)[]; later?: typeof setTimeout }

/** What the page wants to do after a pause of typing waits from now on, until it is let go. */
export async function holdPauses(page: Page): Promise<void> {
  await page.evaluate(() => {
    const held: (() => void)[] = []
    const later = window.setTimeout.bind(window)
    const hold = (run: () => void, delay = 0, ...rest: unknown[]) =>
      delay < 100 || delay > 2_000 ? later(run, delay, ...rest) : held.push(run)
    Object.assign(window, { heldTimers: held, later, setTimeout: hold })
  })
}

/** Lets go what was held, and gives back how much that was; time then passes as ever. */
export function endPauses(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { heldTimers = [], later = setTimeout } = window as Held
    const runs = heldTimers.splice(0)
    for (const run of runs) run()
    window.setTimeout = later
    return runs.length
  })
}

/**
 * Follows a link and lets go what was held, as if the pause ended while the next screen is still
 * being drawn: before React has its next turn. Gives back how much was held; time then passes as ever.
 */
export function followWhilePauseEnds(page: Page, href: string): Promise<number> {
  return page.evaluate(async (address) => {
    const before = window.location.pathname
    document.querySelector<HTMLElement>(`a[href="${address}"]`)?.click()
    for (let turn = 0; turn < 100 && window.location.pathname === before; turn += 1) await null
    const now = Date.now.bind(Date)
    Date.now = () => now() + 2_000
    const { heldTimers = [], later = setTimeout } = window as Held
    const runs = heldTimers.splice(0)
    for (const run of runs) run()
    Date.now = now
    window.setTimeout = later
    return runs.length
  }, href)
}

/** The answer from this path waits: `asked` once the page asked for it, and `release` lets it go. */
export async function holdAnswer(
  page: Page,
  path: string,
): Promise<{ asked: Promise<void>; release: () => void }> {
  const asked = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      asked.resolve()
      await held.promise
      await route.continue()
    },
    { times: 1 },
  )
  return { asked: asked.promise, release: held.resolve }
}
