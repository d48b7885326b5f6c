import { describe, expect, test, vi } from 'vitest'
import { nextAddress } from '#accounts/test-accounts.ts'
import { scheduledChangeJob } from '#content/scheduling/schedule-document.ts'
import { readPreview } from '#features/preview/preview-token.ts'
import { makeDue } from '#platform/jobs/test-make-due.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { startTestBackOffice, type TestBackOffice } from './test-back-office.ts'

const page = {
  title: 'Autumn',
  site: 'default',
  path: '/autumn',
  blocks: [{ __component: 'blocks.hero', title: 'Hello' }],
}
const inFuture = (ms: number) => new Date(Date.now() + ms).toISOString()

const office = await shareInFile(startTestBackOffice())
const editor = await office.signIn('editor', 'Ada')
const broker = await office.signIn('broker', 'Bob')

async function draft(name: string, attributes: object = page): Promise<string> {
  const url = `/admin/api/content/pages/en-de--${name}`
  expect((await editor('POST', url, { attributes })).status).toBe(201)
  return url
}

describe('the preview', () => {
  test('leads to the page by a link that we signed', async () => {
    const url = await draft('previewed')
    const answer = await office.app.inject({
      url: `${url}/preview`,
      headers: { cookie: await cookieOf(office) },
    })
    expect(answer.statusCode).toBe(302)
    const link = new URL(String(answer.headers['location']))
    const { secretKey } = office.site.accounts.parts.env
    const token = link.searchParams.get('token') ?? ''
    expect(readPreview(secretKey, token, new Date())).toMatchObject({
      site: 'default',
      path: '/autumn',
      uid: 'en-de--previewed',
    })
  })

  test('is shared by a link that shows this page alone', async () => {
    const url = await draft('shared', { ...page, path: '/shared' })
    const { status, body } = await editor('GET', `${url}/shared-preview`)
    expect(status).toBe(200)
    const { secretKey } = office.site.accounts.parts.env
    const token = new URL(body.url).searchParams.get('token') ?? ''
    const inAnHour = new Date(Date.now() + 3_600_000)
    expect(readPreview(secretKey, token, inAnHour)).toMatchObject({
      path: '/shared',
      uid: 'en-de--shared',
      shared: { collection: 'pages', since: expect.any(String) },
    })
  })

  test('is ended without a change of the page, and given anew', async () => {
    const url = await draft('unshared', { ...page, path: '/unshared' })
    const shared = async () => (await editor('GET', `${url}/shared-preview`)).body.url
    const before = await editor('GET', url)
    const first = await shared()
    expect((await broker('DELETE', `${url}/shared-preview`)).status).toBe(403)
    expect(markOf(await shared())).toBe(markOf(first))
    const admin = await office.signIn('admin', 'Adam')
    expect((await admin('DELETE', `${url}/shared-preview`)).status).toBe(204)
    expect(markOf(await shared())).not.toBe(markOf(first))
    expect(await editor('GET', url)).toEqual(before)
    const { body } = await editor('GET', `${url}/versions`)
    expect(body.data[0]).toMatchObject({ action: 'unshare', by: 'Adam' })
    expect((await editor('DELETE', `${url}-gone/shared-preview`)).status).toBe(404)
  })

  test('is refused to those who may not see drafts, and for a page without address', async () => {
    const url = await draft('placeless', { title: 'No path' })
    expect((await broker('GET', `${url}/shared-preview`)).status).toBe(403)
    expect((await office.anonymous('GET', `${url}/shared-preview`)).status).toBe(401)
    expect((await editor('GET', `${url}/shared-preview`)).status).toBe(400)
    expect((await broker('GET', `${url}/preview`)).status).toBe(403)
    expect((await office.anonymous('GET', `${url}/preview`)).status).toBe(401)
    expect((await editor('GET', `${url}/preview`)).status).toBe(400)
  })
})

describe('what the public sees', () => {
  const go = async (url: string) => {
    const headers = { cookie: await cookieOf(office) }
    const answer = await office.app.inject({ url: `${url}/on-site`, headers })
    return [answer.statusCode, String(answer.headers['location'])]
  }

  test('is where the document was published, whatever its draft says', async () => {
    const url = await draft('on-site', { ...page, path: '/on-site' })
    expect((await go(url))[0]).toBe(400)
    await editor('PUT', url, { revision: 1, action: 'publish' })
    const attributes = { ...page, path: '/elsewhere' }
    await editor('PUT', url, { revision: 2, action: 'save', attributes })
    const [status, location] = await go(url)
    expect(status).toBe(302)
    expect(new URL(location as string).pathname).toBe('/on-site')
  })

  test('is nowhere for what is no page', async () => {
    const url = '/admin/api/content/redirects/en-de--not-a-page'
    const attributes = { from: '/not-a-page', to: '/support' }
    expect((await editor('POST', url, { attributes, publish: true })).status).toBe(201)
    expect((await go(url))[0]).toBe(400)
    expect((await broker('GET', `${url}/on-site`)).status).toBe(403)
  })
})

describe('the schedule', () => {
  test('is kept, shown, told to be outdated, and called off', async () => {
    const url = await draft('scheduled')
    const at = inFuture(60_000)
    const kept = await editor('PUT', `${url}/schedules/publish`, { at })
    expect(kept).toMatchObject({
      status: 200,
      body: { data: [{ action: 'publish', at, state: 'waiting', isOutdated: false }] },
    })
    const change = { revision: 1, action: 'save', attributes: { ...page, title: 'Later' } }
    await editor('PUT', url, change)
    expect((await editor('GET', `${url}/schedules`)).body.data).toMatchObject([
      { isOutdated: true },
    ])
    expect((await editor('DELETE', `${url}/schedules/publish`)).body).toEqual({ data: [] })
    expect((await editor('DELETE', `${url}/schedules/publish`)).status).toBe(404)
  })

  test('makes the page public at its time', async () => {
    const url = await draft('soon')
    await editor('PUT', `${url}/schedules/publish`, { at: inFuture(60_000) })
    await makeDue(office.site.accounts.parts.database.pool, scheduledChangeJob)
    await vi.waitFor(async () => expect((await editor('GET', url)).body.stage).toBe('published'))
  })

  test('is refused for an unfinished page, with the field, and for the past', async () => {
    const url = await draft('unfinished', { title: 'No path' })
    const refused = await editor('PUT', `${url}/schedules/publish`, { at: inFuture(60_000) })
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain('path')
    const past = await editor('PUT', `${url}/schedules/publish`, { at: inFuture(-1_000) })
    expect(past.status).toBe(400)
    const nonsense = await editor('PUT', `${url}/schedules/explode`, { at: inFuture(60_000) })
    expect(nonsense.status).toBe(404)
  })

  test('is not for brokers', async () => {
    const url = await draft('not-for-brokers')
    const asked = await broker('PUT', `${url}/schedules/publish`, { at: inFuture(60_000) })
    expect(asked.status).toBe(403)
  })
})

/** What a link for others is compared with when it is opened. */
function markOf(link: string): unknown {
  const { secretKey } = office.site.accounts.parts.env
  const token = new URL(link).searchParams.get('token') ?? ''
  const preview = readPreview(secretKey, token, new Date())
  return typeof preview === 'object' ? preview.shared?.since : preview
}

/** A session of its own, since `inject` must see the redirect. */
async function cookieOf({ app, origin }: TestBackOffice): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/admin/auth/sign-in/email',
    remoteAddress: nextAddress(),
    headers: { origin },
    payload: { email: 'ada@feather.example', password: 'a long enough password' },
  })
  return answer.cookies.map((each) => `${each.name}=${each.value}`).join('; ')
}
