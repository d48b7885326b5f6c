import type { Page } from '@playwright/test'

/** Until React has taken over the page that the server sent, with its effects. */
export async function awaitHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main *') ?? {}).some((key) => key.startsWith('__react')),
  )
  await awaitIdle(page)
}

/** A page that is never idle is not waited for. */
export async function awaitIdle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })),
  )
}
