import type { Page } from '@playwright/test'

export const consentDialog = 'dialog.consent'

export const banner = (page: Page) => page.locator(consentDialog)

export const press = (page: Page, what: string) =>
  banner(page).locator(`[data-consent=${what}]`).click()

export const save = (page: Page) => banner(page).locator('button[type=submit]').click()

/** Where one kind of cookies is allowed. */
export const box = (page: Page, category: string) =>
  banner(page).locator(`input[value=${category}]`)

/** What the visitor chose, as the browser keeps it. */
export const choice = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === '_fccs')?.value
