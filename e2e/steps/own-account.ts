import { expect, type Page } from '@playwright/test'
import { findMail } from './find-mail.ts'
import { on } from './hosts.ts'

/** Opens an account for an address and proves that its mails are read, by the link in one of them. */
export async function openOwnAccount(page: Page, email: string): Promise<void> {
  await page.goto(on('app', '/account/register'))
  await page.locator('#email').fill(email)
  await page.locator('#password').fill('correct horse battery')
  await page.locator('#terms').check({ force: true })
  await page.locator('.account-small form button[type="submit"]').click()
  await page.waitForURL(/\/me\/policies/)
  let link = ''
  await expect
    .poll(async () => {
      const mail = (await findMail(email, 'Subject: Please confirm')) ?? ''
      const text = mail
        .replaceAll('=\r\n', '')
        .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
      link = /http\S+\/account\/confirm\?confirmation=[\w.-]+/.exec(text)?.[0] ?? ''
      return link
    })
    .not.toBe('')
  await page.goto(link)
  await page.locator('button[value=confirm]').click()
  await expect(page).toHaveURL(/\/me\/policies/)
}
