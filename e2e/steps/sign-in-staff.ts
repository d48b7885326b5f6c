import { expect, type Page } from '@playwright/test'
import { DEMO_ADMIN } from '#accounts/staff/demo-admin.ts'
import { cookiesOf } from './act-ahead.ts'
import { on } from './hosts.ts'
import { sendRequest } from './send-request.ts'
import { readCookie } from './visitor.ts'

/**
 * Signs the demo admin in, without the form. The visit is shared by the journeys of a process,
 * because the product lets nobody sign in often: who signs out uses the form instead.
 */
export async function signInStaff(page: Page): Promise<void> {
  cookies ??= signIn()
  await page.context().addCookies(await cookies)
}

type Cookie = { name: string; value: string; url: string }

let cookies: Promise<Cookie[]> | undefined

async function signIn(): Promise<Cookie[]> {
  const headers = { 'content-type': 'application/json', origin: on('cms', '') }
  const { email, password } = DEMO_ADMIN
  const body = JSON.stringify({ email, password })
  let kept: Cookie[] = []
  await expect(async () => {
    const path = '/admin/auth/sign-in/email'
    const answer = await sendRequest({ host: 'cms', path, method: 'POST', headers, body })
    expect(answer.status).toBe(200)
    kept = answer.cookies.map((written) => ({ ...readCookie(written), url: on('cms') }))
  }).toPass({ timeout: 60_000, intervals: [1_000, 3_000, 5_000, 10_000] })
  return kept
}

/** Until the product has moved an application there by itself; asks without drawing a page. */
export async function awaitState(page: Page, reference: string, state: string): Promise<void> {
  const read = async () =>
    (await readAsPage<{ state?: string }>(page, `/admin/api/applications/${reference}`)).state
  await expect.poll(read, { timeout: 60_000 }).toBe(state)
}

/** Reads as a page of the back office would, with the cookies of this visitor. */
export async function readAsPage<T>(page: Page, path: string): Promise<T> {
  const headers = { cookie: await cookiesOf(page, 'cms') }
  return JSON.parse((await sendRequest({ host: 'cms', path, headers })).body)
}

/** Posts as a page of the back office would, with the cookies of this visitor; gives back the status. */
export async function askAsPage(page: Page, path: string, body: object): Promise<number> {
  const { status } = await sendRequest({
    host: 'cms',
    path,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: on('cms', ''),
      cookie: await cookiesOf(page, 'cms'),
    },
    body: JSON.stringify(body),
  })
  return status
}
