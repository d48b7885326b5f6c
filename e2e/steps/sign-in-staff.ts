import { expect, type Page } from '@playwright/test'
import { DEMO_ADMIN } from '#accounts/staff/demo-admin.ts'
import { on } from './hosts.ts'

/** Signs in at the back office, after making the first account where there is none. */
export async function signInStaff(page: Page): Promise<void> {
  await page.goto(on('cms', '/admin'))
  const { name, email, password } = DEMO_ADMIN
  await askAsPage(page, '/admin/first-run', { name, email, password })
  expect(await askAsPage(page, '/admin/auth/sign-in/email', { email, password })).toBe(200)
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
