import { expect, test } from 'vitest'
import { startDraft } from '#brokerage/drafts/start-draft.ts'
import { shareTestDesk } from '#brokerage/test-desk.ts'
import { originOf } from '#sites/hosts.ts'
import { actOnPage } from './act-on-page.ts'
import { actOnOwnDraft } from './continue-own.ts'
import { draftCookie } from './draft-cookie.ts'
import { loadPage } from './load-page.ts'
import { loadStart } from './start-journey.ts'
import { openTestFacts } from './test-facts.ts'

const office = await shareTestDesk({ runJobs: false })
const facts = await openTestFacts(office.desk)

const route = 'household'
const first = '/policies/household?gone=1'
const at = (path: string) => new URL(path, originOf(facts.hosts, 'app'))

function ask(path: string, cookie = '', form?: Record<string, string>) {
  const url = at(path)
  const headers = { cookie, origin: url.origin, 'sec-fetch-site': 'same-origin' }
  const post = { method: 'POST', headers, body: new URLSearchParams(form) }
  return { url, request: new Request(url, form ? post : { headers }) }
}

const leadsTo = async (answer: Promise<unknown>) => {
  const led = await answer.catch((thrown: unknown) => thrown)
  return led instanceof Response ? led.headers.get('location') : undefined
}

/** The first page, as this browser gets it. */
function start(path: string, cookie?: string) {
  const { url, request } = ask(path, cookie)
  return loadStart(facts, { route, url }, request)
}

test('who looks for answers that are not there is told so, and where they may be', async () => {
  const { url, request } = ask('/policies/household/home')
  const where = { route, screen: 'home', url }
  expect(await leadsTo(loadPage(facts, where, request))).toBe(first)
  const sent = ask('/policies/household/home', '', { sqm: '40' })
  expect(await leadsTo(actOnPage(facts, { route, screen: 'home' }, sent.request))).toBe(first)
  expect(await leadsTo(start('/policies/household?continue=made-up'))).toBe(first)
  expect((await start(first)).goneSignInHref).toBe(at('/account/signin?next=/me/policies').href)
  expect((await start('/policies/household')).goneSignInHref).toBeUndefined()
})

test('who has begun here meanwhile is not told so', async () => {
  const { desk } = office
  const informed = { version: '1', at: desk.clock.now().toISOString() }
  const { key } = await startDraft(desk, 'household', { answers: {}, informed })
  const [cookie = ''] = draftCookie(desk.hosts, 'app', 'household', key).split(';')
  expect(await start(first, cookie)).toMatchObject({ underWay: true, goneSignInHref: undefined })
})

test.each(['open', 'delete'])('an account says so too: %s', async (what) => {
  const customer = async () => ({ customer: { id: 'nobody' } }) as never
  const { request } = ask('/policies/continue', '', { draft: 'made-up', _do: what })
  expect(await leadsTo(actOnOwnDraft({ ...facts, customer }, request))).toBe(
    '/me/policies?told=draftGone',
  )
})
