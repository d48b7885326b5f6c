import { expect, type Page } from '@playwright/test'
import { loadRatedLine } from '#insurance/lines/load-line.ts'
import type { LineId } from '#insurance/lines/registry.ts'
import { actAhead, cookiesOf } from './act-ahead.ts'
import { applicantFor } from './applicant.ts'
import { findMail } from './find-mail.ts'
import { on } from './hosts.ts'
import { sendRequest } from './send-request.ts'
import type { Visitor } from './visitor.ts'
import { postForm, walkJourney } from './walk-journey.ts'

export const password = 'correct horse battery'

/** Makes an account in the browser, which is then signed in. */
export async function register(page: Page, email: string): Promise<void> {
  await page.goto(on('app', '/account/register'))
  await sendRegistration(page, email)
}

/** The same on the page that is open. */
export async function sendRegistration(page: Page, email: string): Promise<void> {
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(password)
  await page.locator('#terms').check()
  await page.locator('.account-small form button[type="submit"]').click()
  await page.waitForURL(/\/me\/policies/)
}

/** The same by the form alone; the visitor is then signed in. */
export async function registerByForm(visitor: Visitor, email: string): Promise<void> {
  const { path } = await postForm(visitor, 'app', '/account/register', [
    ['email', email],
    ['password', password],
    ['terms', 'yes'],
  ])
  expect(path).toMatch(/^\/me\/policies/)
}

/** An account whose address is proven, and which the browser is signed in to, without opening a page. */
export function registerAhead(page: Page, email: string): Promise<void> {
  return actAhead(page, (visitor) => registerAndConfirm(visitor, email))
}

/** The same without any browser. */
export async function registerAndConfirm(visitor: Visitor, email: string): Promise<void> {
  await registerByForm(visitor, email)
  const { pathname, search, searchParams } = new URL(await confirmationLink(email))
  const { path } = await postForm(visitor, 'app', pathname + search, [
    ['confirmation', searchParams.get('confirmation') ?? ''],
    ['do', 'confirm'],
  ])
  expect(path).toBe('/me/policies?told=confirmed')
}

/** Signs in by the form, on the way to a page of the account. */
export async function signIn(page: Page, email: string, next = '/me/policies'): Promise<void> {
  await untilLetIn(async () => {
    await page.goto(on('app', `/account/signin?next=${next}`))
    await page.locator('#email').fill(email)
    await page.locator('#password').fill(password)
    await page.locator('button[value="password"]').click()
    await expect(page).toHaveURL(on('app', next), soon)
  })
}

/**
 * Ten may sign in within a minute from one address, which all journeys share: who is asked to wait
 * begins anew.
 */
export function untilLetIn(act: () => Promise<void>): Promise<void> {
  return expect(act).toPass()
}

/** For what is expected of a sign-in, which is tried again in less than the minute. */
export const soon = { timeout: 11_000 }

/** Opens the mailed link in the browser that registered and presses its button. */
export async function confirmHere(page: Page, email: string): Promise<void> {
  await page.goto(await confirmationLink(email))
  await page.locator('button[value="confirm"]').click()
  await expect(page).toHaveURL(/\/me\/policies\?told=confirmed/)
}

export function confirmationLink(email: string): Promise<string> {
  return mailedLink(
    email,
    'Subject: Please confirm',
    /http\S+\/account\/confirm\?confirmation=[\w.-]+/,
  )
}

/** The link like this in the newest mail to an address under this subject, once it came. */
export async function mailedLink(email: string, subject: string, pattern: RegExp): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const mail = await findMail(email, subject)
      const text = mail
        ?.replaceAll(/=\r\n/g, '')
        .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
      link = pattern.exec(text ?? '')?.[0]
      return link
    })
    .toBeDefined()
  return link ?? ''
}

/** Waits by asking alone, as this browser would, until a page of the account says so. */
export async function awaitInAccount(
  page: Page,
  path: string,
  isThere: (html: string) => boolean,
): Promise<void> {
  const headers = { cookie: await cookiesOf(page, 'app') }
  const read = () => sendRequest({ host: 'app', path, headers })
  await expect.poll(async () => isThere((await read()).body), { timeout: 120_000 }).toBe(true)
}

/** Sends an application with this address; gives back its reference. */
export async function applyFor(
  visitor: Visitor,
  { line, path, person }: { line: LineId; path: string; person: Record<string, unknown> },
): Promise<string> {
  const { definition } = await loadRatedLine(line)
  const answers = applicantFor(definition)
  const own = { ...(answers['person'] as Record<string, unknown>), ...person }
  const done = await walkJourney(visitor, { path }, definition, { ...answers, person: own })
  return /FA(-\w{4}){3}/.exec(done.html)?.[0] ?? ''
}
