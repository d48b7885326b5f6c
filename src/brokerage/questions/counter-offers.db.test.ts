import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { ActingUser } from '#accounts/acting-user.ts'
import { textOf } from '#papers/test-read-pdf.ts'
import { findApplicationsOf } from '../applications/find-application.ts'
import { findOffers } from '../applications/find-offers.ts'
import { findConsents } from '../consents/find-consents.ts'
import { listApplications } from '../office/list-cases.ts'
import { findPolicy } from '../policies/find-policy.ts'
import { keepHouse } from '../privacy/system-housekeeping.ts'
import { sealIn } from '../seals.ts'
import { findCalendarToken, readCalendarFeed } from '../service/calendar-feed.ts'
import { remindOfDeadlines } from '../service/system-remind-of-deadlines.ts'
import { withdraw } from '../service/withdraw.ts'
import { applications } from '../tables.ts'
import { placeOrder } from '../test-contracts.ts'
import { addCustomer } from '../test-desk.ts'
import { askCustomer } from './ask-customer.ts'
import { decideOffer, openOffer } from './decide-offer.ts'
import { customerQuestions } from './tables.ts'
import { openTestQuestions } from './test-questions.ts'

const { office, broker, applied, found, settle, newest, mailsTo } = await openTestQuestions()

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

  test.each([
    ['2026-12-15', { when: 'onDay', day: '2026-12-15' }, '15 December 2026'],
    ['2026-12-14', { when: 'onDayOrNext', day: '2026-12-14' }, 'If you accept after that'],
    ['2026-11-15', { when: 'onDayOrNext', day: '2026-11-15' }, 'If you accept after that'],
    ['2026-11-14', { when: 'nextDay' }, 'The day after you accept'],
  ])('for cover from %s says when it begins', async (startDate, start, words) => {
    const { desk } = office
    const { owner, reference } = await applied()
    await desk.db
      .update(applications)
      .set({ startDate, language: 'en' })
      .where(eq(applications.reference, reference))
    await askCustomer(desk, broker, reference, offer)
    const question = await newest(owner, reference)
    expect(question.offer?.start).toEqual(start)
    const paper = await textOf((await openOffer(desk, owner, question.reference)) ?? Buffer.of())
    expect(paper.replaceAll('\u00A0', ' ')).toContain(words)
  })

  test('is a paper in the language of the letters, whatever the pages were read in', async () => {
    const { desk } = office
    const { owner, reference } = await applied()
    const spanish = { language: 'es' }
    await desk.db.update(applications).set(spanish).where(eq(applications.reference, reference))
    await askCustomer(desk, broker, reference, offer)
    const { reference: question } = await newest(owner, reference)
    const paper = await openOffer(desk, owner, question)
    const words = await textOf(paper ?? Buffer.of())
    expect(words).toContain('Seguro de vida')
    expect(words).not.toContain('Term life')
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

  test('is told of no more once the application is withdrawn', async () => {
    const { desk } = office
    const { owner, reference } = await applied()
    const token = (await findCalendarToken(desk, owner)) ?? ''
    await askCustomer(desk, broker, reference, offer)
    expect(await readCalendarFeed(desk, token)).toContain(`UID:${reference}-offerEnds@`)
    const { outcome } = await withdraw(desk, owner, { reference })
    expect(outcome).toBe('withdrawn')
    expect(await readCalendarFeed(desk, token)).not.toContain('offerEnds')
    office.travelTo('2026-12-14T12:00:00Z')
    await remindOfDeadlines(desk)
    await settle(reference)
    const subjects = mailsTo(owner.email).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.startsWith('Last day of the offer'))).toEqual([])
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
    // Nobody is told of a day that is over, also before the application ends.
    const token = (await findCalendarToken(desk, owner)) ?? ''
    expect(await readCalendarFeed(desk, token)).not.toContain('offerEnds')
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
