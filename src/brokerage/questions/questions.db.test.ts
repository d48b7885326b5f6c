import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type ActingUser, system } from '#accounts/acting-user.ts'
import { takeTurns } from '#platform/database/test-take-turns.ts'
import { findApplication, findApplicationsOf } from '../applications/find-application.ts'
import { findOffers } from '../applications/find-offers.ts'
import { moveApplication } from '../applications/move-application.ts'
import { findAudit } from '../audit/find-audit.ts'
import { findConsents } from '../consents/find-consents.ts'
import { readFile } from '../files/read-file.ts'
import { storeUpload } from '../files/store-upload.ts'
import { openTestFollowUp } from '../follow-up/test-follow-up.ts'
import { listApplications } from '../office/list-cases.ts'
import { moveClaim } from '../office/move-claim.ts'
import { findPolicy } from '../policies/find-policy.ts'
import { keepHouse } from '../privacy/system-housekeeping.ts'
import { sealIn } from '../seals.ts'
import { findCalendarToken, readCalendarFeed } from '../service/calendar-feed.ts'
import { fileClaim, findClaim } from '../service/file-claim.ts'
import { remindOfDeadlines } from '../service/system-remind-of-deadlines.ts'
import { applications } from '../tables.ts'
import { contractByHand, placeOrder } from '../test-contracts.ts'
import { addCustomer, addStaff } from '../test-desk.ts'
import { answerQuestion } from './answer-question.ts'
import { askCustomer } from './ask-customer.ts'
import { decideOffer, openOffer } from './decide-offer.ts'
import { findQuestions } from './find-questions.ts'
import { customerQuestions } from './tables.ts'

const after = await openTestFollowUp()
const { office, broker } = after

const SECRET = 'Which doctor treated your back in 2024?'
const PDF = new TextEncoder().encode('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n%%EOF\n')

/** An application for a line about which there is something to ask. */
async function applied() {
  const owner = await addCustomer(office)
  const reference = await placeOrder(office.desk, owner, 'life', { email: owner.email })
  await moveApplication(office.desk, broker, reference, 'underwriting')
  return { owner, reference }
}

/** A claim of a contract, about which something is asked. */
async function claimAskedAbout() {
  const { desk } = office
  const owner = await addCustomer(office)
  const { application, policy } = await contractByHand(office, owner)
  const filed = await fileClaim(desk, owner, policy, {
    kind: 'theft',
    occurredOn: '2026-11-01',
    description: 'Gone.',
    fileIds: [],
  })
  if (filed.outcome !== 'filed') throw new Error(filed.outcome)
  await moveClaim(desk, broker, filed.reference, 'informationNeeded', { ask: 'The receipt?' })
  return { owner, application, claim: filed.reference }
}

const found = (reference: string) => findApplication(office.desk, system, reference)

/** Does what follows by itself, mails included. */
async function settle(reference: string): Promise<void> {
  await after.settle(reference)
  await after.deliverAll(reference)
}

const newest = async (actor: ActingUser, applicationReference: string) => {
  const [question] = await findQuestions(office.desk, actor, { applicationReference })
  if (question === undefined) throw new Error('Nothing was asked.')
  return question
}

const mailsTo = (email: string) => office.mails.filter(({ to }) => to === email)

describe('a request for information', () => {
  test('is read and answered in the account; no mail, log or history repeats it', async () => {
    const { desk } = office
    const { owner, reference } = await applied()
    const stranger = await addCustomer(office)
    const editor = await addStaff(office, 'editor')
    const asking = { kind: 'information', text: SECRET } as const
    for (const nobody of [editor, owner, stranger]) {
      expect(await askCustomer(desk, nobody, reference, asking)).toEqual({ outcome: 'notFound' })
    }
    expect(await askCustomer(desk, broker, reference, asking)).toMatchObject({ outcome: 'moved' })
    await settle(reference)
    const question = await newest(owner, reference)
    expect(question).toMatchObject({ text: SECRET, isOpen: true, kind: 'information' })
    expect(await findQuestions(desk, stranger, { applicationReference: reference })).toEqual([])
    expect(question.askedBy).toBeUndefined()
    expect((await newest(broker, reference)).askedBy).toBe(broker.userId)
    expect(await findQuestions(desk, editor, { applicationReference: reference })).toEqual([])
    const about = { caseKind: 'application', caseReference: reference } as const
    const looks = (await findAudit(desk, broker, about)).filter(({ action }) =>
      /^read/.test(action),
    )
    expect(looks.map(({ actorId }) => actorId)).toEqual([broker.userId])

    const upload = await storeUpload(desk, owner, { bytes: PDF, name: 'report.pdf' })
    const foreign = await storeUpload(desk, stranger, { bytes: PDF, name: 'other.pdf' })
    if (!upload.ok || !foreign.ok) throw new Error('The files were not taken.')
    const answer = (actor: ActingUser, text: string, ...fileIds: string[]) =>
      answerQuestion(desk, actor, question.reference, { text, fileIds })
    expect(await answer(stranger, 'x')).toEqual({ outcome: 'notFound' })
    expect(await answer(owner, '  ')).toEqual({ outcome: 'incomplete' })
    expect(await answer(owner, 'x', foreign.file.id)).toEqual({ outcome: 'incomplete' })
    expect(await answer(owner, 'Doctor Who', upload.file.id)).toEqual({ outcome: 'answered' })
    expect(await answer(owner, 'Doctor Who', upload.file.id)).toEqual({ outcome: 'answered' })
    expect(await answer(owner, 'again')).toEqual({ outcome: 'tooLate' })

    const answered = await found(reference)
    expect(answered?.files.map(({ id }) => id)).toContain(upload.file.id)
    expect(await readFile(desk, broker, upload.file.id)).toBeDefined()
    expect(await newest(broker, reference)).toMatchObject({
      answer: 'Doctor Who',
      state: 'answered',
      isOpen: false,
    })
    expect(answered?.history.filter(({ by }) => by === 'customer').at(-1)).toMatchObject({
      toState: 'underwriting',
      details: { question: question.reference },
    })
    const actions = (await findAudit(desk, broker, about)).map(({ action }) => action)
    expect(actions).toContain('answer-question')
    await settle(reference)
    const mails = mailsTo(owner.email)
    expect(mails).toHaveLength(3)
    const said = JSON.stringify([mails, office.logged, answered?.history])
    for (const secret of [SECRET, 'Doctor Who']) expect(said).not.toContain(secret)
  })

  test('about a claim brings the claim back to us', async () => {
    const { desk } = office
    const { owner, application, claim } = await claimAskedAbout()
    const [question] = await findQuestions(desk, owner, { claimReferences: [claim] })
    expect(question).toMatchObject({ text: 'The receipt?', isOpen: true })
    // It is not a question about the application.
    expect(await findQuestions(desk, owner, { applicationReference: application })).toEqual([])
    const answer = { text: 'Thrown away.', fileIds: [] }
    const given = await answerQuestion(desk, owner, question?.reference ?? '', answer)
    expect(given).toEqual({ outcome: 'answered' })
    expect((await findClaim(desk, owner, claim))?.state).toBe('open')
  })

  test('that we went on without is not open again once another is asked', async () => {
    const { desk } = office
    const { owner, reference } = await applied()
    const ask = (text: string) =>
      askCustomer(desk, broker, reference, { kind: 'information', text })
    await ask('Your doctor?')
    await moveApplication(desk, broker, reference, 'underwriting')
    await ask('Your weight?')
    const [second, first] = await findQuestions(desk, owner, { applicationReference: reference })
    expect([first?.isOpen, second?.isOpen]).toEqual([false, true])
    const answer = (question: string | undefined) =>
      answerQuestion(desk, owner, question ?? '', { text: 'Doctor Who', fileIds: [] })
    expect(await answer(first?.reference)).toEqual({ outcome: 'tooLate' })
    expect(await answer(second?.reference)).toEqual({ outcome: 'answered' })
  })

  test('about a claim that is decided at the same moment comes too late', async () => {
    const { desk } = office
    const { owner, claim } = await claimAskedAbout()
    const ofClaim = { claimReferences: [claim] }
    const [question] = await findQuestions(desk, owner, ofClaim)
    const answer = { text: 'Thrown away.', fileIds: [] }
    const [answered] = await takeTurns(
      desk.db,
      (db) => db.execute(sql`update claims set state = 'settled' where reference = ${claim}`),
      () => answerQuestion(desk, owner, question?.reference ?? '', answer),
    )
    expect(answered).toEqual({ outcome: 'tooLate' })
    expect((await findClaim(desk, owner, claim))?.state).toBe('settled')
    expect(await findQuestions(desk, owner, ofClaim)).toMatchObject([{ state: 'open' }])
  })
})

describe('a counter-offer', () => {
  const offer = { kind: 'counterOffer', text: 'Without the back.', priceCents: 4_200 } as const

  test('is opened first, then accepted: its price is the contract’s', async () => {
    const { desk } = office
    const { owner, reference } = await applied()
    const stranger = await addCustomer(office)
    await askCustomer(desk, broker, reference, offer)
    const { reference: question, offer: shown } = await newest(owner, reference)
    expect(shown).toMatchObject({ priceCents: 4_200, validUntil: '2026-12-15' })
    // Lists tell the price that is decided about; once it is, it is the application's own.
    const listed = async () => {
      const [own] = await findApplicationsOf(desk, owner)
      const { entries } = await listApplications(desk, broker, { search: reference })
      return [own?.offeredCents, entries[0]?.offeredCents]
    }
    expect(await listed()).toEqual([4_200, 4_200])
    const decide = (actor: ActingUser) => decideOffer(desk, actor, question, 'accepted', 'de')
    expect(await decide(owner)).toEqual({ outcome: 'notOpened' })
    expect(await openOffer(desk, stranger, question)).toBeUndefined()
    // A colleague's look is not the customer's.
    await openOffer(desk, broker, question)
    expect(await decide(owner)).toEqual({ outcome: 'notOpened' })
    const paper = await openOffer(desk, owner, question)
    expect(new TextDecoder().decode(paper?.slice(0, 5))).toBe('%PDF-')
    expect(await decide(stranger)).toEqual({ outcome: 'notFound' })
    expect(await decide(owner)).toEqual({ outcome: 'accepted' })
    expect(await decide(owner)).toEqual({ outcome: 'accepted' })
    expect(await listed()).toEqual([undefined, undefined])
    expect(await decideOffer(desk, owner, question, 'refused', 'de')).toEqual({
      outcome: 'tooLate',
    })
    expect(await findConsents(desk, owner, 'de')).toContainEqual(
      expect.objectContaining({
        code: 'counterOffer',
        wording: expect.stringContaining('Angebot'),
        language: 'de',
      }),
    )

    expect((await findPolicy(desk, owner, reference))?.priceCents).toBe(4_200)
    const [row] = await desk.db
      .select()
      .from(applications)
      .where(eq(applications.reference, reference))
    expect(row?.delivered.at(-1)).toMatchObject({
      code: 'counterOffer',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(row?.consents.filter(({ code }) => code === 'counterOffer')).toMatchObject([
      { given: true },
    ])
  })

  test('is refused: the application ends, and the mail does not say that the insurer said no', async () => {
    const { desk } = office
    const { owner, reference } = await applied()
    await askCustomer(desk, broker, reference, offer)
    const question = await newest(owner, reference)
    expect(await decideOffer(desk, owner, question.reference, 'refused', 'de')).toEqual({
      outcome: 'refused',
    })
    await settle(reference)
    const mail = mailsTo(owner.email).at(-1)
    expect(mail?.subject).toContain('refused')
    expect(mail?.text).not.toContain(offer.text)
  })

  test('names its last day in the mail, in the calendar and, a week before, once more', async () => {
    const { desk } = office
    const { owner, reference } = await applied()
    const token = (await findCalendarToken(desk, owner)) ?? ''
    // A calendar that has it from several places shows it once.
    const day = `UID:${reference}-offerEnds@${desk.hosts.hosts.app}\r\n`
    await askCustomer(desk, broker, reference, offer)
    const told = async (subject: string) => {
      await settle(reference)
      const mails = mailsTo(owner.email).filter((mail) => mail.subject.startsWith(subject))
      expect(mails).toHaveLength(1)
      return mails[0]
    }
    const mail = await told('The insurer makes you an offer')
    expect(mail?.text).toContain('by 15\u00A0December 2026')
    expect(String(mail?.icalEvent?.content)).toContain(day)
    expect(await readCalendarFeed(desk, token)).toContain(day)
    for (const today of ['2026-12-07', '2026-12-08', '2026-12-09']) {
      office.travelTo(`${today}T12:00:00Z`)
      await remindOfDeadlines(desk)
    }
    const reminder = await told('Last day of the offer')
    expect(reminder?.text).toContain('15\u00A0December 2026')
    expect(String(reminder?.icalEvent?.content)).toContain(day)
    const question = await newest(owner, reference)
    await decideOffer(desk, owner, question.reference, 'refused', 'en')
    expect(await readCalendarFeed(desk, token)).not.toContain(day)
    office.travelTo('2026-11-15T12:00:00Z')
  })

  test('lapses after thirty days', async () => {
    const { desk } = office
    const { owner, reference } = await applied()
    await askCustomer(desk, broker, reference, offer)
    const question = await newest(owner, reference)
    await openOffer(desk, owner, question.reference)
    office.travelTo('2026-12-16T08:00:00Z')
    expect(await decideOffer(desk, owner, question.reference, 'accepted', 'de')).toEqual({
      outcome: 'tooLate',
    })
    await keepHouse(desk)
    expect((await found(reference))?.state).toBe('expired')
    expect((await newest(owner, reference)).isOpen).toBe(false)
  })

  test('can be taken on all of its last day in Berlin, where days begin before they do in UTC', async () => {
    const { desk } = office
    office.travelTo('2026-11-15T12:00:00Z')
    const { owner, reference } = await applied()
    office.travelTo('2026-11-15T23:30:00Z')
    await askCustomer(desk, broker, reference, offer)
    expect((await newest(owner, reference)).offer?.validUntil).toBe('2026-12-16')
    office.travelTo('2026-12-16T22:30:00Z')
    await keepHouse(desk)
    expect(await newest(owner, reference)).toMatchObject({ isOpen: true })
    office.travelTo('2026-12-16T23:30:00Z')
    await keepHouse(desk)
    expect((await found(reference))?.state).toBe('expired')
  })

  test('are all found, however many there are', async () => {
    const { desk } = office
    const owner = await addCustomer(office)
    const reference = await placeOrder(desk, owner, 'household', { email: owner.email })
    const isMeant = eq(applications.reference, reference)
    const [row] = await desk.db.select({ id: applications.id }).from(applications).where(isMeant)
    await desk.db.insert(customerQuestions).values(
      Array.from({ length: 1_001 }, (_, at) => ({
        reference: `FQ-MANY-${at}`,
        kind: 'counterOffer' as const,
        state: 'refused' as const,
        applicationId: row?.id ?? 0,
        asked: sealIn(desk, 'customer_questions.asked', `FQ-MANY-${at}`, { text: '' }),
        validUntil: '2026-12-15',
        createdAt: desk.clock.now(),
      })),
    )
    expect(await findOffers(desk, isMeant)).toHaveLength(1_001)
  })
})
