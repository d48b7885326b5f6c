import type { Page } from '@playwright/test'

/** Until React has taken over the page that the server sent, with its effects. */
export async function awaitHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated)
  await awaitIdle(page)
}

/** Until what follows from an answer is drawn; without script nothing does. */
export async function awaitFollowed(page: Page): Promise<void> {
  if (await page.evaluate(isHydrated)) await awaitIdle(page)
}

function isHydrated(): boolean {
  return Object.keys(document.querySelector('main *') ?? {}).some((key) =>
    key.startsWith('__react'),
  )
}

/** A page that is never idle is not waited for. */
async function awaitIdle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })),
  )
}
