import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findDraft } from '#brokerage/drafts/find-draft.ts'
import { findHandedOver } from '#brokerage/drafts/hand-over.ts'
import { startDraft } from '#brokerage/drafts/start-draft.ts'
import { drafts } from '#brokerage/drafts/tables.ts'
import { shareTestDesk } from '#brokerage/test-desk.ts'
import { buildHostTable, originOf } from '#sites/hosts.ts'
import type { ApplyFacts } from './apply-facts.ts'
import { draftCookie, readDraftKey } from './draft-cookie.ts'
import { loadStart } from './start-journey.ts'
import { handOverTo } from './take-over.ts'
import { openTestFacts } from './test-facts.ts'

const office = await shareTestDesk({ runJobs: false })
const facts: ApplyFacts = { ...(await openTestFacts(office.desk)), host: 'health' }

const line = 'private-health'
const route = 'private-health-signup'

/** A draft, and the cookie of the browser that has it. */
async function newDraft({ isBegun = true } = {}) {
  const at = office.desk.clock.now().toISOString()
  const informed = isBegun ? { informed: { version: '1', at } } : {}
  const { id, key } = await startDraft(office.desk, line, { answers: {}, ...informed })
  return { id, cookie: draftCookie(facts.hosts, 'health', line, key).split(';')[0] ?? '' }
}

/** Opens a link to the health host, and gives back whose draft the browser has afterwards. */
async function open(link: string, { cookie = '', referer = '' }) {
  const headers = { ...(cookie ? { cookie } : {}), ...(referer ? { referer } : {}) }
  const url = new URL(link)
  const led: unknown = await loadStart(facts, { route, url }, new Request(url, { headers })).catch(
    (thrown) => thrown,
  )
  if (!(led instanceof Response)) throw new Error('The address was not cleaned.')
  const now = led.headers.get('set-cookie')?.split(';')[0] ?? cookie
  const draft = await findDraft(office.desk, line, readDraftKey(now, line))
  return { draft: draft?.id, location: led.headers.get('location') }
}

async function sentCookie() {
  const { id, cookie } = await newDraft()
  await office.desk.db.update(drafts).set({ submittedAs: 'FA-1111' }).where(eq(drafts.id, id))
  return cookie
}

const fromApp = () => `${originOf(facts.hosts, 'app')}/`
const tokenIn = (link: string) => new URL(link).searchParams.get('continue') ?? ''

test.each(['', 'https://evil.example/'])(
  'a link on another page replaces no application that was begun: "%s"',
  async (referer) => {
    const own = await newDraft()
    const foreign = await newDraft()
    const link = await handOverTo(facts, route, foreign.id)
    const { cookie } = own
    const base = new URL(link).pathname
    expect(await open(link, { cookie, referer })).toEqual({ draft: own.id, location: base })
    // It was not used up: whom it belongs to can still go on with it.
    expect(await findHandedOver(office.desk, tokenIn(link))).toBeDefined()
    expect((await open(link, { cookie, referer: fromApp() })).draft).toBe(foreign.id)
  },
)

test.each([
  ['nothing here yet', async () => ''],
  ['nothing begun here', async () => (await newDraft({ isBegun: false })).cookie],
  ['sent what was here', sentCookie],
])('who has %s goes on, wherever the link stands', async (_what, cookieOf) => {
  const other = await newDraft()
  const link = await handOverTo(facts, route, other.id)
  expect((await open(link, { cookie: await cookieOf() })).draft).toBe(other.id)
})

test('a link under the address of another line opens nothing, and stays good', async () => {
  const another = await startDraft(office.desk, 'household', { answers: {} })
  const link = await handOverTo(facts, route, another.id)
  expect((await open(link, {})).draft).toBeUndefined()
  expect(await findHandedOver(office.desk, tokenIn(link))).toBeDefined()
})

test('the same application goes on by any of its links', async () => {
  const { id, cookie } = await newDraft()
  const link = await handOverTo(facts, route, id)
  const led = await open(link, { cookie })
  expect(led.draft).toBe(id)
  expect(led.location).not.toBe(new URL(link).pathname)
})

test('the link names the locale only where its cookie does not get there', async () => {
  const named = async (hosts: ApplyFacts['hosts']) => {
    const { id } = await newDraft()
    const link = await handOverTo({ ...facts, hosts, locale: 'en-es' }, route, id)
    return new URL(link).searchParams.get('lang')
  }
  const shared = { appEnv: 'production', siteDomain: 'feather.example', port: 3000 } as const
  expect(await named(facts.hosts)).toBe('en-es')
  expect(await named(buildHostTable(shared))).toBeNull()
})
