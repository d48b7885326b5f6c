import { expect, test } from 'vitest'
import { startDraft } from '#brokerage/drafts/start-draft.ts'
import { findLineDocuments } from '#brokerage/papers/line-documents.ts'
import { shareTestDesk } from '#brokerage/test-desk.ts'
import { completeAnswers } from '#brokerage/test-orders.ts'
import { addDays, addYears, firstOfNextMonth, showDate } from '#insurance/values/iso-date.ts'
import { showPrice } from '#insurance/values/money.ts'
import { partOfMonth } from '#insurance/values/part-of-month.ts'
import { originOf } from '#sites/hosts.ts'
import { actOnPage } from './act-on-page.ts'
import { draftCookie } from './draft-cookie.ts'
import { JOURNEYS } from './journeys.ts'
import { loadPage } from './load-page.ts'
import type { ReviewData } from './page-data.ts'
import { openTestFacts } from './test-facts.ts'

const office = await shareTestDesk({ runJobs: false })
const common = await openTestFacts(office.desk)

/** Somebody who answered everything and read all papers, and now goes through these pages again. */
async function applicantFor(id: string, tier: string, changes: Record<string, unknown>) {
  const { desk } = office
  const journey = JOURNEYS.find(({ line, applyAt }) => line === id && !applyAt)
  const line = desk.lines[id as keyof typeof desk.lines]
  if (!journey || !line) throw new Error(`There is no journey for ${id}.`)
  const facts = { ...common, host: journey.host, locale: 'en-de' } as const
  const at = desk.clock.now().toISOString()
  const documents = (await findLineDocuments(desk, line.definition.id, 'en')) ?? []
  const answers = { ...completeAnswers(line, desk.today()), ...changes }
  const { key } = await startDraft(desk, line.definition.id, {
    answers,
    tier,
    opened: Object.fromEntries(documents.map(({ code, sha256 }) => [code, { sha256, at }])),
    informed: { version: '1', at },
  })
  const origin = originOf(desk.hosts, journey.host)
  const [cookie = ''] = draftCookie(desk.hosts, journey.host, journey.line, key).split(';')
  const headers = { cookie, origin, 'sec-fetch-site': 'same-origin' }
  const where = (screen: string) => ({
    route: journey.route,
    screen,
    url: new URL(`${origin}${journey.base}/${screen}`),
  })
  const open = (screen: string, query = '') => {
    const url = new URL(query, where(screen).url)
    return loadPage(facts, { ...where(screen), url }, new Request(url, { headers }))
  }
  const send = async (screen: string, fields: Record<string, string> = {}) => {
    const body = new URLSearchParams(fields)
    const { url, ...place } = where(screen)
    const request = new Request(url, { method: 'POST', headers, body })
    const answer = await actOnPage(facts, place, request)
    return answer.headers.get('location')?.slice(journey.base.length)
  }
  const review = async () => (await open('review')) as ReviewData
  const shownCents = async () => (await review()).plan.cents
  const order = async (cents: number, mark?: string) => {
    // Where the last page does not open, it has no button either.
    const shownAnswers = mark ?? (await review().catch(() => undefined))?.mark ?? ''
    return send('review', { shownCents: String(cents), shownAnswers })
  }
  return { open, send, shownCents, order, review }
}

test.each([
  ['paying once a year', 'personal-liability', 'interval', { interval: 'yearly' }],
  ['another size', 'household', 'value', { sqm: '90', sumMode: 'perSqm650' }],
])('%s moves the price after the plans: what the last page shows is ordered', async (...given) => {
  const [, id, screen, changes] = given
  const { send, shownCents, order } = await applicantFor(id, 'basic', {})
  await send('plans', { tier: 'basic' })
  const before = await shownCents()
  await send(screen, { ...changes, _shown: Object.keys(changes).join(' ') })
  const after = await shownCents()
  expect(after).not.toBe(before)
  // Another window still shows what it was.
  expect(await order(before)).toBe('/review?problem=priceChanged')
  expect(await order(after)).toBe('/done')
})

const birthday = addDays(office.desk.today(), 20)
const eve = addDays(birthday, -1)
const beginning = (startDate: string) => ({ startDate, interval: 'monthly' })

test('a birthday before the first day is told with the plans, beside the price and at the end', async () => {
  const born = { birthDate: addYears(birthday, -31), startDate: undefined }
  const { send, open, order } = await applicantFor('dental', 'basic70', born)
  const date = showDate(birthday, 'en')
  const plans = await open('plans')
  const amounts = { amount: '€9.00', later: { date, amount: '€12.60' } }
  expect('plans' in plans && plans.plans[0]).toMatchObject(amounts)
  await send('plans', { tier: 'basic70' })
  await send('start', beginning(eve))
  expect(await open('review')).toMatchObject({ moved: undefined, plan: { cents: 900 } })
  await send('start', beginning(birthday))
  const moved = { before: '€9.00', date }
  expect(await open('review')).toMatchObject({ moved, plan: { cents: 1260 } })
  expect(await open('bank')).toMatchObject({ price: { price: { amount: '€12.60', moved } } })
  expect(await order(900)).toBe('/review?problem=priceChanged')
  expect(await order(1260)).toBe('/done')
})

test('a first day from which on there is no cover leads to another day, and nothing is lost', async () => {
  const born = { birthDate: addYears(birthday, -65), term: 11, startDate: eve }
  const { send, open, order, shownCents } = await applicantFor('life', 'basic', born)
  const before = await shownCents()
  expect(await send('start', beginning(birthday))).toBe('/outcome')
  expect(await open('outcome')).toMatchObject({
    stopped: { date: showDate(birthday, 'en') },
    back: expect.stringMatching(/\/start$/),
  })
  expect(await open('start')).toMatchObject({ page: 'questions' })
  await expect(open('bank')).rejects.toMatchObject({ status: 302 })
  await send('start', beginning(eve))
  expect(await shownCents()).toBe(before)
  expect(await order(before)).toBe('/done')
})

test('a plan that cannot begin on the day chosen is named, and the day can be changed', async () => {
  const here = { inGermanySince: addYears(birthday, -4), startDate: eve }
  const { send, open } = await applicantFor('private-health', 'standard5y', here)
  await send('start', { startDate: birthday })
  await expect(open('review')).rejects.toMatchObject({ status: 302 })
  const stopped = { plan: expect.any(String), date: showDate(birthday, 'en') }
  expect(await open('plans')).toMatchObject({ stopped })
  expect(await open('start')).toMatchObject({ page: 'questions' })
  await send('start', { startDate: eve })
  expect(await open('review')).toMatchObject({ plan: { tier: 'standard5y' } })
})

test('who is too old by the first day is told there which is the last', async () => {
  const born = { birthDate: addYears(birthday, -76) }
  const { send, open } = await applicantFor('dental', 'basic70', born)
  expect(await send('start', beginning(birthday))).toBe('/start?check=1')
  expect(JSON.stringify(await open('start', '?check=1'))).toContain(showDate(eve, 'en'))
})

test('who begins within a month reads before the order that this month is paid by the day', async () => {
  const begins = async (startDate: string) => {
    const { send, open } = await applicantFor('expat-short-term', 'basic', { startDate })
    await send('plans', { tier: 'basic' })
    return open('review')
  }
  const first = firstOfNextMonth(office.desk.today())
  const last = addDays(firstOfNextMonth(first), -1)
  const ofOneDay = showPrice(partOfMonth(72_00, last), 'en')
  expect(await begins(first)).toMatchObject({ firstPayment: undefined, instalment: '€72.00' })
  expect(await begins(last)).toMatchObject({
    firstPayment: { label: 'First payment', text: ofOneDay },
    instalment: '€72.00',
  })
})

test('a short trip cannot be withdrawn from, and no page says that it can', async () => {
  const { send, open, shownCents, order } = await applicantFor('travel-health', 'medical', {
    mode: 'singleTrip',
    tripFrom: '2027-06-01',
    tripTo: '2027-06-10',
  })
  await send('plans', { tier: 'medical' })
  expect(await open('review')).toMatchObject({ withdrawalDays: 0, earlyStart: undefined })
  expect(await order(await shownCents())).toBe('/done')
  expect(await open('done')).toMatchObject({ page: 'done', sent: { withdrawalDays: 0 } })
})

test('another postcode for the price leads back to the address, and sells nothing before', async () => {
  const { send, open, shownCents, order } = await applicantFor('household', 'basic', {})
  await send('plans', { tier: 'basic' })
  const before = await shownCents()
  const home = { pc: '10115', mainResidence: 'yes', _shown: 'pc mainResidence', _from: 'review' }
  expect(await send('home', home)).toBe('/address')
  expect(await order(before)).toBe('/address?check=1')
  expect(JSON.stringify(await open('address'))).toContain(
    'This differs from what you said for the price: 10115.',
  )
})

test.each([1, 15, 60])(
  'who orders agrees to cover from the day asked for, %d days ahead',
  async (days) => {
    const startDate = addDays(office.desk.today(), days)
    const { open, send } = await applicantFor('household', 'basic', { startDate })
    await send('plans', { tier: 'basic' })
    expect(await open('review')).toMatchObject({ earlyStart: showDate(startDate, 'en') })
  },
)

test.each([
  ['paper', 'instantOnPaper', true],
  ['electronic', 'instant', false],
])('who wants %s is told so before and after the order', async (delivery, acceptance, onPaper) => {
  const { open, send, shownCents, order } = await applicantFor('household', 'basic', { delivery })
  await send('plans', { tier: 'basic' })
  expect(await open('review')).toMatchObject({ acceptance })
  expect(await order(await shownCents())).toBe('/done')
  expect(await open('done')).toMatchObject({ sent: { onPaper } })
})

test.each([
  ['public-health', 'tk', 'Compare funds'],
  ['household', 'basic', 'Your plan'],
])('%s: the step that names prices is called by what is chosen there', async (id, tier, name) => {
  const { open } = await applicantFor(id, tier, {})
  const page = await open('plans')
  expect('progress' in page && page.progress.steps.map(({ label }) => label)).toContain(name)
})

test('a page brings along what an answer on it may ask for, as it then comes from the browser alone', async () => {
  const fund = await applicantFor('public-health', 'tk', {})
  expect(await fund.open('address')).toMatchObject({
    countries: expect.arrayContaining([{ value: 'IN', label: 'India' }]),
  })
  const creditor = {
    name: expect.stringMatching(/^Beispiel .* AG$/),
    id: expect.stringMatching(/^DE/),
  }
  const abroad = await applicantFor('expat-long-term', 'standard', { paymentMethod: 'card' })
  expect(await abroad.open('payment')).toMatchObject({ debit: { creditor, isOnce: false } })
  const company = await applicantFor('cyber', 'response', { sepaScheme: 'b2b' })
  expect(await company.open('bank')).toMatchObject({ debit: { creditor, isOnce: false } })
  const trip = { mode: 'singleTrip', tripFrom: '2027-06-01', tripTo: '2027-06-10' }
  const traveller = await applicantFor('travel-health', 'medical', trip)
  expect(await traveller.open('bank')).toMatchObject({ debit: { creditor, isOnce: true } })
})

test('answers that another window changed are shown before they are ordered, at the same price too', async () => {
  const { send, open, order, review } = await applicantFor('personal-liability', 'basic', {})
  await send('plans', { tier: 'basic' })
  const { plan, mark, sections } = await review()
  await send('bank', { accountHolder: 'Eva Other', _shown: 'accountHolder' })
  expect((await review()).plan).toEqual(plan)
  for (const seen of [mark, '']) {
    expect(await order(plan.cents, seen)).toBe('/review?problem=answersChanged')
  }
  const again = await open('review', '?problem=answersChanged')
  expect(again).toMatchObject({ problem: 'answersChanged' })
  expect((again as ReviewData).sections).not.toEqual(sections)
  expect(await order(plan.cents)).toBe('/done')
})
