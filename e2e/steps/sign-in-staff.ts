import { expect, type Page } from '@playwright/test'
import { DEMO_ADMIN } from '#accounts/staff/demo-admin.ts'
import { on } from './hosts.ts'

/** Signs the demo admin in, without the form. Waits where too many signed in just now. */
export async function signInStaff(page: Page): Promise<void> {
  await page.goto(on('cms', '/admin'))
  const { email, password } = DEMO_ADMIN
  await expect
    .poll(() => askAsPage(page, '/admin/auth/sign-in/email', { email, password }), {
      timeout: 60_000,
      intervals: [1_000, 3_000, 5_000, 10_000],
    })
    .toBe(200)
}

/** Posts from the page that is open, with its cookies and its origin; gives back the status. */
export function askAsPage(page: Page, path: string, body: object): Promise<number> {
  return page.evaluate(
    async ([address, json]) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(address, { method: 'POST', headers, body: json })).status
    },
    [path, JSON.stringify(body)] as const,
  )
}
