import { expect, test } from 'vitest'
import { changeDraft } from '#brokerage/drafts/change-draft.ts'
import type { SentOrder } from '#brokerage/drafts/draft.ts'
import {
  DRAFT_LIMITS,
  exceedsDrafts,
  MOST_DRAFTS_OF_ACCOUNT,
} from '#brokerage/drafts/draft-limits.ts'
import { findDraft } from '#brokerage/drafts/find-draft.ts'
import { finishDraft } from '#brokerage/drafts/finish-draft.ts'
import { adoptDrafts, findDraftsOf, roomForDrafts } from '#brokerage/drafts/own-drafts.ts'
import { startDraft } from '#brokerage/drafts/start-draft.ts'
import { drafts } from '#brokerage/drafts/tables.ts'
import { exportData } from '#brokerage/privacy/export-data.ts'
import { addCustomer, shareTestDesk } from '#brokerage/test-desk.ts'
import { originOf } from '#sites/hosts.ts'
import { readDraftKey } from './draft-cookie.ts'
import { loadPage } from './load-page.ts'
import type { TooMany } from './page-data.ts'
import { actOnStart, loadStart } from './start-journey.ts'
import { openTestFacts } from './test-facts.ts'

const office = await shareTestDesk({ runJobs: false })
const common = await openTestFacts(office.desk)

const headersOf = (answer: Response | TooMany) =>
  answer instanceof Response ? answer.headers : undefined

test('whoever begins without end is stopped in words, and nothing of it is kept', async () => {
  const { desk } = office
  const clientIp = '2001:db8:1:2::3'
  const facts = { ...common, clientIp }
  const origin = originOf(desk.hosts, 'app')
  const url = new URL(`${origin}/policies/household?pc=86150`)
  const begin = (more: object = {}) =>
    actOnStart(
      { ...facts, ...more },
      'household',
      new Request(url, {
        method: 'POST',
        headers: { origin, 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams(),
      }),
    )
  const first = await begin()
  expect(headersOf(first)?.get('set-cookie')).toContain('feather_draft_household=')
  // The same network, by other addresses.
  for (let n = 1; n < DRAFT_LIMITS.draft; n += 1) {
    exceedsDrafts('draft', `2001:db8:1:2::${n}`, desk.clock.now())
  }
  const tooMany = { by: 'network', most: DRAFT_LIMITS.draft }
  expect(await begin()).toEqual(tooMany)
  const page = await loadStart(facts, { route: 'household', url }, new Request(url))
  expect(page.tooMany).toEqual(tooMany)
  expect(await desk.db.$count(drafts)).toBe(1)
  // What was begun goes on, and other networks are not in the way.
  const cookie = headersOf(first)?.get('set-cookie')?.split(';')[0] ?? ''
  const mine = new Request(url, { headers: { cookie } })
  await expect(loadStart(facts, { route: 'household', url }, mine)).rejects.toMatchObject({
    status: 302,
  })
  expect(await begin({ clientIp: '2001:db8:1:3::3' })).toBeDefined()
})

test('an account that holds as many as it may begins no more, goes on with each, and is told the number', async () => {
  const { desk } = office
  const owner = await addCustomer(office)
  const customer = async () => ({ customer: { id: owner.userId } })
  const facts = { ...common, customer } as typeof common
  const origin = originOf(desk.hosts, 'app')
  const url = new URL(`${origin}/policies/household`)
  const begin = async (body: Record<string, string> = {}, cookie = '') => {
    const headers = { origin, 'sec-fetch-site': 'same-origin', cookie }
    const request = new Request(url, { method: 'POST', headers, body: new URLSearchParams(body) })
    return actOnStart(facts, 'household', request)
  }
  for (let n = 1; n < MOST_DRAFTS_OF_ACCOUNT; n += 1) {
    await startDraft(desk, 'household', { answers: {} }, owner.userId)
  }
  const last = await begin()
  const cookie = headersOf(last)?.get('set-cookie')?.split(';')[0] ?? ''
  expect(cookie).toContain('feather_draft_household=')
  expect(await begin()).toEqual({ by: 'account', most: MOST_DRAFTS_OF_ACCOUNT })
  const held = () => findDraftsOf(desk, owner)
  expect(await held()).toHaveLength(MOST_DRAFTS_OF_ACCOUNT)
  // One in place of another is not one more.
  for (const body of [{}, { _do: 'anew' }]) {
    expect(await begin(body, cookie)).toBeInstanceOf(Response)
    expect(await held()).toHaveLength(MOST_DRAFTS_OF_ACCOUNT)
  }
  // Whoever types its address elsewhere does not fill it beyond.
  const typed = { answers: { person: { email: owner.email } } }
  const { id } = await startDraft(desk, 'household', { answers: {} })
  await changeDraft(desk, id, () => typed)
  const most = await roomForDrafts(desk, owner)
  expect(await adoptDrafts(desk, owner, owner.email, [], { most })).toBe(0)
  // What it is told of itself is all.
  expect(await adoptDrafts(desk, owner, owner.email)).toBe(1)
  expect((await exportData(desk, owner))?.drafts).toHaveLength(MOST_DRAFTS_OF_ACCOUNT + 1)
})

test('who we are comes before the first price, and when it was shown first is kept', async () => {
  const { desk } = office
  const facts = common
  const origin = originOf(desk.hosts, 'app')
  const url = new URL(`${origin}/policies/household`)
  const linked = new URL('?pc=86150&sqm=40', url)
  const route = 'household'
  // A link brings answers along, and yet nothing is priced with them.
  const led = await loadStart(facts, { route, url: linked }, new Request(linked)).catch(
    (answer: Response) => answer.headers,
  )
  const cookie = led instanceof Headers ? (led.get('set-cookie')?.split(';')[0] ?? '') : ''
  const headers = { cookie, origin, 'sec-fetch-site': 'same-origin' }
  const request = () => new Request(url, { headers })
  for (const screen of ['home', 'plans', 'review']) {
    const opened = loadPage(facts, { route, screen, url }, request())
    await expect(opened).rejects.toMatchObject({ status: 302 })
  }
  const { information } = await loadStart(facts, { route, url }, request())
  expect(information.insurers).not.toEqual([])
  expect(information.registerNumber).not.toBe('')
  const isClosedIn = async (appEnv: 'development' | 'production') => {
    const there = { ...facts, hosts: { ...facts.hosts, appEnv } }
    return (await loadStart(there, { route, url }, request())).isClosed
  }
  expect([await isClosedIn('development'), await isClosedIn('production')]).toEqual([false, true])
  const begin = () =>
    actOnStart(
      facts,
      route,
      new Request(url, { method: 'POST', headers, body: new URLSearchParams() }),
    )
  const draft = () => findDraft(desk, 'household', readDraftKey(cookie, 'household'))
  const at = desk.clock.now().toISOString()
  await begin()
  office.travelTo('2026-11-15T15:00:00Z')
  await begin()
  expect((await draft())?.contents).toMatchObject({
    answers: { pc: '86150', sqm: '40' },
    informed: { version: information.version, at },
  })
  const page = await loadPage(facts, { route, screen: 'home', url }, request())
  expect(page.page).toBe('questions')
})

test('through whose link somebody came goes along with the application, and into no address but the last', async () => {
  const { desk } = office
  const code = 'FL-7K2M-9QXD-3RBC'
  const origin = originOf(desk.hosts, 'app')
  const base = new URL(`${origin}/policies/household`)
  const route = 'household'
  const start = (query: string) => {
    const url = new URL(query, base)
    return loadStart(common, { route, url }, new Request(url))
  }
  expect((await start(`?recommended=${code}`)).recommended).toBe(code)
  expect((await start('?recommended=%22%3E')).recommended).toBeUndefined()
  const begin = async (recommended: string) => {
    const headers = { origin, 'sec-fetch-site': 'same-origin' }
    const body = new URLSearchParams({ recommended })
    const begun = await actOnStart(
      common,
      route,
      new Request(base, { method: 'POST', headers, body }),
    )
    expect(headersOf(begun)?.get('location')).not.toContain('FL-')
    return headersOf(begun)?.get('set-cookie')?.split(';')[0] ?? ''
  }
  const draftOf = (cookie: string) => findDraft(desk, route, readDraftKey(cookie, route))
  expect((await draftOf(await begin('nobody')))?.contents.recommended).toBeUndefined()
  const cookie = await begin(code)
  const draft = await draftOf(cookie)
  expect(draft?.contents.recommended).toBe(code)

  const sent = { product: 'Household', tierName: 'Basic', priceCents: 100, pricePeriod: 'month' }
  const told = { email: 'a@example.org', withdrawalDays: 14, submittedAt: '2026-11-15T12:00:00Z' }
  const order = { ...sent, ...told } as SentOrder
  await finishDraft(desk, draft?.id ?? '', 'FA-1111-2222-3333', order, draft?.contents)
  const done = await loadPage(
    common,
    { route, screen: 'done', url: base },
    new Request(base, { headers: { cookie } }),
  )
  expect(done).toMatchObject({ accountHref: `${origin}/account/register?recommended=${code}` })
  // Who has an account is led to it.
  const customer = async () => ({ customer: { id: 'nobody' } })
  const own = await loadPage(
    { ...common, customer },
    { route, screen: 'done', url: base },
    new Request(base, { headers: { cookie } }),
  )
  expect(own).toMatchObject({ isSignedIn: true, accountHref: `${origin}/me/policies` })
})
