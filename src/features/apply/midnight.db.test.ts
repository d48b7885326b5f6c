import { expect, test } from 'vitest'
import { startDraft } from '#brokerage/drafts/start-draft.ts'
import { shareTestDesk } from '#brokerage/test-desk.ts'
import { completeAnswers } from '#brokerage/test-orders.ts'
import { addDays, isoDateOf } from '#insurance/values/iso-date.ts'
import { originOf } from '#sites/hosts.ts'
import { actOnPage } from './act-on-page.ts'
import { draftCookie } from './draft-cookie.ts'
import { loadPage } from './load-page.ts'
import { openTestFacts } from './test-facts.ts'

const office = await shareTestDesk({ runJobs: false })
const facts = await openTestFacts(office.desk)

/** An application that is complete on a day, with cover from the next, opened or sent on another. */
async function applied(on: string) {
  const { desk } = office
  const line = desk.lines['household']
  if (!line) throw new Error('There is no such line.')
  const day = isoDateOf(on)
  const startDate = addDays(day, 1)
  const answers = completeAnswers(line, day, { startDate })
  const informed = { version: '1', at: desk.clock.now().toISOString() }
  const { tier } = line.definition.reference
  const { key } = await startDraft(desk, 'household', { answers, tier, informed })
  const [cookie = ''] = draftCookie(desk.hosts, 'app', 'household', key).split(';')
  const url = new URL('/policies/household/review', originOf(facts.hosts, 'app'))
  const headers = { cookie, origin: url.origin, 'sec-fetch-site': 'same-origin' }
  const where = { route: 'household', screen: 'review', url }
  const onDay = (today: string) => ({
    ...facts,
    desk: { ...desk, today: () => isoDateOf(today) },
  })
  return {
    opens: (today: string) => loadPage(onDay(today), where, new Request(url, { headers })),
    orders: (today: string) => {
      const request = new Request(url, { method: 'POST', headers, body: new URLSearchParams() })
      return actOnPage(onDay(today), where, request)
    },
  }
}

test.each([
  ['2026-12-31', '2027-01-01'],
  ['2028-02-28', '2028-02-29'],
  ['2028-02-29', '2028-03-01'],
])(
  'an order of %s that is sent after midnight says that cover cannot begin on %s',
  async (on, next) => {
    const { opens, orders } = await applied(on)
    expect(await opens(on)).toMatchObject({ page: 'review' })
    const led = await orders(next)
    expect(led.headers.get('location')).toBe('/policies/household/start?check=1')
    const opened = await opens(next).catch((thrown: Response) => thrown)
    expect((opened as Response).headers.get('location')).toBe('/policies/household/start?check=1')
  },
)
