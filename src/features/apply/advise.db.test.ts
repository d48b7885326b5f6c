import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { anonymous, system } from '#accounts/acting-user.ts'
import { findAdvice } from '#brokerage/advice/find-advice.ts'
import { findDraft } from '#brokerage/drafts/find-draft.ts'
import { startDraft } from '#brokerage/drafts/start-draft.ts'
import { shareTestDesk } from '#brokerage/test-desk.ts'
import { completeAnswers } from '#brokerage/test-orders.ts'
import { keepAdviceOf } from './advise.ts'
import type { ApplyFacts } from './apply-facts.ts'
import { initialInformation } from './informed.ts'
import { findJourney } from './journeys.ts'

const office = await shareTestDesk({ runJobs: false })

test('the record of advice holds what § 61 VVG wants written down, once for what it rests on', async () => {
  const { desk } = office
  const { settings, facts } = await factsOf()
  const [journey, line] = [findJourney('household'), desk.lines['household']]
  if (!journey || !line) throw new Error('Household is not there.')
  const asOf = desk.today()
  const answers = completeAnswers(line, asOf, { advice: 'accepted', sqm: 77 })
  const { key } = await startDraft(desk, 'household', { answers, tier: 'premium' })
  const draft = await findDraft(desk, 'household', key)
  if (!draft) throw new Error('There is no draft.')
  const open = { journey, line, language: 'en', asOf, draft, actor: anonymous } as const
  const advised = await keepAdviceOf(facts, open, draft)
  expect((await keepAdviceOf(facts, open, advised)).contents.advice).toEqual(
    advised.contents.advice,
  )
  const stored = await findAdvice(desk, system, advised.contents.advice?.id ?? '')
  const said = JSON.stringify(stored?.record.paper.sections)
  const { line: copy, shared } = line.wording.en
  const wanted = [
    // Facts and wishes, market, what was compared, and that something else was chosen.
    '77\u00A0m²',
    ...initialInformation(settings, 'household').insurers,
    ...Object.values(copy.tiers).map(({ name }) => name),
    // What was handed over, by which rules and when.
    shared.documents['initialInformation'],
    shared.documents['terms'],
    `${copy.name}, version ${stored?.record.ruleSetVersion}`,
    '15\u00A0November 2026',
  ]
  for (const each of wanted) expect(said).toContain(each)
  expect(stored?.record.outcome.map(({ verdict }) => verdict)).toContain('recommended')

  // Where the settings name nobody, nothing is said of a market that nobody looked at.
  const getSettings = async () => ({ ...settings, insurersCompared: [] })
  const unnamed = { ...facts, content: { getSettings } } as unknown as ApplyFacts
  const { advice } = (await keepAdviceOf(unnamed, open, advised)).contents
  const limited = await findAdvice(desk, system, advice?.id ?? '')
  expect(JSON.stringify(limited?.record.paper.sections)).toContain(
    'Our choice of providers is limited',
  )
})

test('the record of advice tells what each plan for saving costs the person, in euros', async () => {
  const { desk } = office
  const { facts } = await factsOf()
  const [journey, line] = [findJourney('pension'), desk.lines['pension']]
  if (!journey || !line) throw new Error('The pension is not there.')
  const asOf = desk.today()
  const wishes = { advice: 'accepted', contribution: 250_00, single: 10_000_00 }
  const answers = completeAnswers(line, asOf, wishes)
  const { key } = await startDraft(desk, 'pension', { answers, tier: 'spread' })
  const draft = await findDraft(desk, 'pension', key)
  if (!draft) throw new Error('There is no draft.')
  const open = { journey, line, language: 'en', asOf, draft, actor: anonymous } as const
  const { advice } = (await keepAdviceOf(facts, open, draft)).contents
  const stored = await findAdvice(desk, system, advice?.id ?? '')
  const sections = stored?.record.paper.sections.filter(({ title }) => title.startsWith('Costs: '))
  expect(sections?.map(({ facts = [] }) => facts.slice(0, 3).map(([, text]) => text))).toEqual([
    // Nothing for conclusion; 10,000 * 4 %; 12 * 250 * 4 %.
    ['€0.00', '€400.00', '€120.00'],
    // (10,000 + 37 * 12 * 250) * 2.5 %; 10,000 * 2 %; 12 * 250 * 2 %.
    ['€3,025.00', '€200.00', '€60.00'],
  ])
})

async function factsOf() {
  const { desk } = office
  const file = new URL('../../../content/settings/en-de--settings.json', import.meta.url)
  const settings = JSON.parse(await readFile(file, 'utf8'))
  const facts = {
    desk,
    hosts: desk.hosts,
    env: { secretKey: '' },
    locale: 'en-de',
    host: 'app',
    content: { getSettings: async () => settings },
  } as unknown as ApplyFacts
  return { settings, facts }
}
