import { count } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { changeDraft } from '#brokerage/drafts/change-draft.ts'
import type { DraftContents } from '#brokerage/drafts/draft.ts'
import { findDraft } from '#brokerage/drafts/find-draft.ts'
import { startDraft } from '#brokerage/drafts/start-draft.ts'
import { applications } from '#brokerage/tables.ts'
import { shareTestDesk } from '#brokerage/test-desk.ts'
import { completeAnswers } from '#brokerage/test-orders.ts'
import { LINE_IDS } from '#insurance/lines/registry.ts'
import { originOf } from '#sites/hosts.ts'
import { actOnPage } from './act-on-page.ts'
import { draftCookie } from './draft-cookie.ts'
import { computeFlow } from './flow.ts'
import { JOURNEYS, type Journey } from './journeys.ts'
import { loadPage } from './load-page.ts'
import { markOfAnswers } from './mark-of-answers.ts'
import { chosenPackage } from './price-view.ts'
import { openTestFacts } from './test-facts.ts'
import { HOSTILE_VALUES } from './test-hostile-values.ts'

const office = await shareTestDesk({ runJobs: false })
const common = await openTestFacts(office.desk)

const TEXTS = HOSTILE_VALUES.filter((value) => typeof value === 'string')

/** The journey on which all pages of a line can be asked for. */
function journeyOf(line: string): Journey {
  const found = JOURNEYS.find((each) => each.line === line && !each.applyAt)
  if (!found) throw new Error(`No way leads to ${line}.`)
  return found
}

test.each(LINE_IDS)(
  '%s: forms full of nonsense lead back to their page, and nothing of them is ordered',
  async (id) => {
    const { desk } = office
    const journey = journeyOf(id)
    const facts = { ...common, host: journey.host, locale: 'en-de' } as const
    const line = desk.lines[id]
    if (!line) throw new Error(`No line ${id}.`)
    const contents: DraftContents = {
      answers: { ...completeAnswers(line, desk.today()), ...journey.preset },
      tier: journey.preset['fund'] ?? line.definition.reference.tier,
      informed: { version: '1', at: desk.clock.now().toISOString() },
    }
    const { key, id: draftId } = await startDraft(desk, id, contents)
    const [cookie = ''] = draftCookie(desk.hosts, journey.host, id, key).split(';')
    const origin = originOf(desk.hosts, journey.host)
    const headers = { cookie, origin, 'sec-fetch-site': 'same-origin' }
    const send = (screen: string, entries: [string, string][]) =>
      actOnPage(
        facts,
        { route: journey.route, screen },
        new Request(`${origin}${journey.base}/${screen}`, {
          method: 'POST',
          headers,
          body: new URLSearchParams(entries),
        }),
      )
    const flow = computeFlow(line, contents, desk.today())
    const cents = chosenPackage(flow, contents.tier)?.price.cents
    let refused = 0
    for (const [at, screen] of flow.screens.entries()) {
      if (screen.kind !== 'questions') continue
      const entries = screen.fields.flatMap((field, index): [string, string][] => {
        const text = TEXTS[(at + index) % TEXTS.length] ?? ''
        const parts = ['', '.0', '.day', '.name', '.0.birthDate.day', '.constructor', '.__proto__']
        // One shape of name each time: a text where parts are wanted, and the other way round.
        return [[`${field}${parts[(at + index) % parts.length]}`, text]]
      })
      const answer = await send(screen.id, entries)
      expect(answer.status, screen.id).toBe(302)
      const to = new URL(answer.headers.get('location') ?? '', origin)
      if (to.searchParams.has('check')) {
        refused += 1
        const request = new Request(to, { headers })
        const where = { route: journey.route, screen: screen.id, url: to }
        const page = await loadPage(facts, where, request)
        expect(page.page, screen.id).toBe('questions')
      }
      const draft = await findDraft(desk, id, key)
      const order = await send('review', [
        ['shownCents', String(cents)],
        ['shownAnswers', draft ? markOfAnswers(draft) : ''],
      ])
      expect(order.headers.get('location'), screen.id).not.toMatch(/done/)
      await changeDraft(desk, draftId, () => contents)
    }
    expect(refused).toBeGreaterThan(0)
    const [row] = await desk.db.select({ rows: count() }).from(applications)
    expect(row?.rows).toBe(0)
    expect(office.logged).toEqual([])
  },
)
