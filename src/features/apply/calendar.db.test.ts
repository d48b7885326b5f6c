import { expect, test } from 'vitest'
import { finishDraft } from '#brokerage/drafts/finish-draft.ts'
import { startDraft } from '#brokerage/drafts/start-draft.ts'
import { shareTestDesk } from '#brokerage/test-desk.ts'
import { calendarOf, datesOf } from './calendar.ts'
import { loadPage } from './load-page.ts'
import { openTestFacts } from './test-facts.ts'

const office = await shareTestDesk({ runJobs: false })

test.each([
  ['2026-11-15T22:59:59.000Z', '20261118', '18.\u00A0November 2026'],
  // Midnight is over in Berlin, and not yet in UTC.
  ['2026-11-15T23:30:00.000Z', '20261119', '19.\u00A0November 2026'],
  ['2026-07-15T22:30:00.000Z', '20260719', '19.\u00A0Juli 2026'],
])(
  'what was sent at %s is answered by %s, on the page as in the calendar',
  async (submittedAt, day, shown) => {
    const { desk } = office
    const facts = await openTestFacts(desk)
    const route = 'disability'
    const { id, key } = await startDraft(desk, route, { answers: {} })
    await finishDraft(desk, id, 'FA-1111-2222-3333', {
      product: 'Berufsunfähigkeit',
      tierName: 'Basic',
      priceCents: 100,
      pricePeriod: 'month',
      email: 'a@example.org',
      withdrawalDays: 14,
      submittedAt,
    })
    const url = new URL('http://app.localhost/policies/disability/done')
    const request = () =>
      new Request(url, { headers: { cookie: `feather_draft_disability=${key}` } })
    const calendar = await (await calendarOf(facts, route, request())).text()
    expect(calendar).toContain(`DTSTART;VALUE=DATE:${day}`)
    const page = await loadPage(facts, { route, screen: 'done', url }, request())
    expect(page).toMatchObject({ dates: [{ kind: 'answer', date: shown }] })
  },
)

const sent = { submittedAt: '2026-11-16T09:00:00.000Z', startDate: '2026-11-17' }

test('the day of cover is all there is to know where the insurer accepts at once', () => {
  const start = { kind: 'start', day: '2026-11-17', says: 'done.start' }
  expect(datesOf(sent, { acceptance: 'instant' })).toEqual([start])
})

test.each([
  ['an insurer', 'done', {}],
  ['a statutory fund', 'fund', { statutoryFund: true as const }],
])('who waits for %s is told who decides', (_who, by, line) => {
  expect(datesOf(sent, { acceptance: 'underwriting', ...line })).toEqual([
    { kind: 'start', day: '2026-11-17', says: `${by}.startIfAccepted` },
    { kind: 'answer', day: '2026-11-19', says: `${by}.answer` },
  ])
})
