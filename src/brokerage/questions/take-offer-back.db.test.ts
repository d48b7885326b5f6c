import { desc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type ActingUser, system } from '#accounts/acting-user.ts'
import type { Queries } from '#platform/database/connect.ts'
import { takeTurns } from '#platform/database/test-take-turns.ts'
import { findApplication } from '../applications/find-application.ts'
import { moveApplication } from '../applications/move-application.ts'
import { findAudit } from '../audit/find-audit.ts'
import { tellOfOffer } from '../follow-up/tell-of-offer.ts'
import type { MailFacts } from '../mails/mail-facts.ts'
import { outgoingMails } from '../mails/tables.ts'
import { keepHouse } from '../privacy/system-housekeeping.ts'
import { unsealFrom } from '../seals.ts'
import { findCalendarToken, readCalendarFeed } from '../service/calendar-feed.ts'
import { applications } from '../tables.ts'
import { placeOrder } from '../test-contracts.ts'
import { addCustomer, addStaff, openTestOffice } from '../test-desk.ts'
import { askCustomer } from './ask-customer.ts'
import { decideOffer, openOffer } from './decide-offer.ts'
import { findQuestions } from './find-questions.ts'
import { takeOfferBack } from './take-offer-back.ts'

const { office, broker } = await openTestOffice({ runJobs: false })
const { desk } = office

const TEXT = 'Without the back.'
const TODAY = '2026-11-15'
const mistake = { reason: 'mistyped', noticedOn: TODAY } as const
const right = { text: TEXT, priceCents: 4_200 }

/** An application with an offer whose price lacks its comma. */
async function offered(priceCents = 420_000) {
  office.travelTo(`${TODAY}T12:00:00Z`)
  const owner = await addCustomer(office)
  const reference = await placeOrder(desk, owner, 'life', { email: owner.email })
  await moveApplication(desk, broker, reference, 'underwriting')
  await askCustomer(desk, broker, reference, { kind: 'counterOffer', text: TEXT, priceCents })
  const [question] = await asked(owner, reference)
  return { owner, reference, question: question?.reference ?? '' }
}

const asked = (actor: ActingUser, applicationReference: string) =>
  findQuestions(desk, actor, { applicationReference })

const found = (reference: string) => findApplication(desk, system, reference)

/** The job that tells the customer of the offer, with the application as it is now. */
async function jobAfter(reference: string): Promise<() => Promise<void>> {
  const isMeant = eq(applications.reference, reference)
  const [row] = await desk.db.select().from(applications).where(isMeant)
  if (row === undefined) throw new Error(reference)
  return () => tellOfOffer(desk, row)
}

/** What was written about it, the newest first. */
async function mailsOf(reference: string) {
  const rows = await desk.db
    .select({ mail: outgoingMails })
    .from(outgoingMails)
    .innerJoin(applications, eq(applications.id, outgoingMails.applicationId))
    .where(eq(applications.reference, reference))
    .orderBy(desc(outgoingMails.id))
  return rows.map(({ mail: { kind, dedupeKey, facts } }) => ({
    kind,
    ...unsealFrom<MailFacts>(desk, 'outgoing_mails.facts', dedupeKey, facts),
  }))
}

test('an offer with a wrong price makes room for the right one, which has its own time, paper and yes', async () => {
  const { owner, reference, question } = await offered()
  await openOffer(desk, owner, question)
  await (await jobAfter(reference))()
  expect((await mailsOf(reference))[0]?.kind).toBe('counterOffer')
  office.travelTo('2026-11-20T12:00:00Z')
  const correct = () =>
    takeOfferBack(desk, broker, question, { ...mistake, noticedOn: '2026-11-20', instead: right })
  expect(await correct()).toEqual({ outcome: 'corrected' })
  // A second click finds nothing more to take back.
  expect(await correct()).toEqual({ outcome: 'notOpen' })

  const [now, before] = await asked(owner, reference)
  expect(before).toMatchObject({ state: 'takenBack', isOpen: false, takenBackAt: desk.clock.now() })
  expect(now).toMatchObject({
    state: 'open',
    isOpen: true,
    text: TEXT,
    offer: { priceCents: 4_200, validUntil: '2026-12-20' },
  })
  expect((await found(reference))?.offeredCents).toBe(4_200)
  // The yes of a tab that still shows the first price reaches nobody; nor does its opening count.
  expect(await decideOffer(desk, owner, question, 'accepted', 'de')).toEqual({
    outcome: 'takenBack',
  })
  const decide = () => decideOffer(desk, owner, now?.reference ?? '', 'accepted', 'de')
  expect(await decide()).toEqual({ outcome: 'notOpened' })

  const [mail] = await mailsOf(reference)
  expect(mail).toMatchObject({
    kind: 'offerTakenBack',
    values: { offered: '15\u00A0November 2026', next: 'offer', until: '20\u00A0December 2026' },
    days: [{ day: '2026-12-20' }],
  })
  const token = (await findCalendarToken(desk, owner)) ?? ''
  expect(await readCalendarFeed(desk, token)).toContain('20261220')
  const entry = { reason: 'mistyped', on: '2026-11-20', question, next: now?.reference }
  expect((await found(reference))?.history).toContainEqual(
    expect.objectContaining({ kind: 'offerCorrected', details: entry }),
  )
  const about = { caseKind: 'application', caseReference: reference } as const
  expect(await findAudit(desk, broker, about)).toContainEqual(
    expect.objectContaining({ action: 'correct-offer', actorId: broker.userId, details: entry }),
  )

  // The last day of the first offer ends nothing.
  office.travelTo('2026-12-16T12:00:00Z')
  await keepHouse(desk)
  await openOffer(desk, owner, now?.reference ?? '')
  expect(await decide()).toEqual({ outcome: 'accepted' })
  expect(await found(reference)).toMatchObject({ state: 'accepted', priceCents: 4_200 })
})

test('an offer for another application is taken back: the application is with us again', async () => {
  const { owner, reference, question } = await offered()
  const taken = { ...mistake, reason: 'otherApplication' } as const
  expect(await takeOfferBack(desk, broker, question, taken)).toEqual({ outcome: 'takenBack' })
  const after = await found(reference)
  expect(after).toMatchObject({ state: 'underwriting', offeredCents: undefined })
  expect(after?.history).toContainEqual(
    expect.objectContaining({ kind: 'offerTakenBack', toState: 'underwriting' }),
  )
  expect((await mailsOf(reference))[0]).toMatchObject({
    kind: 'offerTakenBack',
    values: { next: 'none' },
    days: [],
  })
  expect(await decideOffer(desk, owner, question, 'refused', 'de')).toEqual({
    outcome: 'takenBack',
  })
  await askCustomer(desk, broker, reference, { kind: 'counterOffer', ...right })
  expect((await asked(owner, reference)).map(({ state }) => state)).toEqual(['open', 'takenBack'])
})

test('that there is an offer is no news once it was taken back, however late the mail is written', async () => {
  const { reference, question } = await offered()
  // It has read the application before.
  const tell = await jobAfter(reference)
  await takeOfferBack(desk, broker, question, { ...mistake, instead: right })
  const kinds = async () => (await mailsOf(reference)).map(({ kind }) => kind)
  const before = await kinds()
  await tell()
  expect(await kinds()).toEqual(before)
  expect(before[0]).toBe('offerTakenBack')
})

test('colleagues alone take one back, on a day that can be, without delay, and for another', async () => {
  const { owner, reference, question } = await offered()
  const editor = await addStaff(office, 'editor')
  const take = (more: object, actor: ActingUser = broker) =>
    takeOfferBack(desk, actor, question, { ...mistake, ...more })
  for (const nobody of [owner, editor, system]) {
    expect(await take({}, nobody)).toEqual({ outcome: 'notFound' })
  }
  for (const noticedOn of ['', '2026-11-14', '2026-11-16']) {
    expect(await take({ noticedOn })).toEqual({ outcome: 'impossibleDay' })
  }
  const same = { text: ` ${TEXT}\n`, priceCents: 420_000 }
  expect(await take({ instead: same })).toEqual({ outcome: 'sameOffer' })
  office.travelTo('2026-11-30T12:00:00Z')
  expect(await take({ noticedOn: TODAY })).toEqual({ outcome: 'tooLate' })
  office.travelTo('2026-11-29T12:00:00Z')
  expect((await found(reference))?.state).toBe('counterOffer')
  expect(await take({ noticedOn: TODAY })).toEqual({ outcome: 'takenBack' })
  const elsewhere = 'FQ-AAAA-BBBB-CCCC'
  expect(await takeOfferBack(desk, broker, elsewhere, mistake)).toEqual({ outcome: 'notFound' })
})

test('what the customer refused, or what has lapsed, is not taken back', async () => {
  const refused = await offered()
  await decideOffer(desk, refused.owner, refused.question, 'refused', 'de')
  expect(await takeOfferBack(desk, broker, refused.question, mistake)).toEqual({
    outcome: 'notOpen',
  })
  const lapsed = await offered()
  office.travelTo('2026-12-16T12:00:00Z')
  const late = { ...mistake, noticedOn: '2026-12-16' }
  expect(await takeOfferBack(desk, broker, lapsed.question, late)).toEqual({ outcome: 'notOpen' })
})

test('of a yes and a correction in the same moment one comes first, and the other is told', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 6 }, async (_, at) => {
      const { owner, reference, question } = await offered()
      await openOffer(desk, owner, question)
      const acts = [
        () => decideOffer(desk, owner, question, 'accepted', 'de'),
        () => takeOfferBack(desk, broker, question, { ...mistake, instead: right }),
      ]
      const both = await Promise.all((at % 2 ? acts : acts.toReversed()).map((act) => act()))
      const said = both.map(({ outcome }) => outcome).toSorted()
      const { priceCents } = (await found(reference)) ?? {}
      return [...said, priceCents === 420_000]
    }),
  )
  for (const outcome of outcomes) {
    expect([
      ['accepted', 'notOpen', true],
      ['corrected', 'takenBack', false],
    ]).toContainEqual(outcome)
  }
})

test('a yes that waits for a correction under way meets no offer any more', async () => {
  const { owner, reference, question } = await offered()
  await openOffer(desk, owner, question)
  const takeBack = async (colleague: Queries) => {
    await colleague.execute(sql`select from applications where reference = ${reference} for update`)
    await colleague.execute(
      sql`update customer_questions set state = 'takenBack', taken_back_at = now()
          where reference = ${question}`,
    )
  }
  const [decided] = await takeTurns(desk.db, takeBack, () =>
    decideOffer(desk, owner, question, 'accepted', 'de'),
  )
  expect(decided).toEqual({ outcome: 'takenBack' })
  expect((await found(reference))?.state).toBe('counterOffer')
})

test('an accepted offer is a contract, which nobody takes back here', async () => {
  const { owner, reference, question } = await offered(4_200)
  await openOffer(desk, owner, question)
  await decideOffer(desk, owner, question, 'accepted', 'de')
  expect(await takeOfferBack(desk, broker, question, mistake)).toEqual({ outcome: 'notOpen' })
  expect(await moveApplication(desk, broker, reference, 'underwriting')).toMatchObject({
    outcome: 'notAllowed',
  })
})
