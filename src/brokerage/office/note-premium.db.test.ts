import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditTrail } from '../audit/tables.ts'
import { findPolicy } from '../policies/find-policy.ts'
import { premiumChanges } from '../policies/tables.ts'
import { exportData } from '../privacy/export-data.ts'
import { forgetApplication } from '../privacy/forget-application.ts'
import { findCalendarToken, readCalendarFeed } from '../service/calendar-feed.ts'
import { cancelPolicy } from '../service/cancel-policy.ts'
import { findRequestsOf } from '../service/request-change.ts'
import { remindOfDeadlines } from '../service/system-remind-of-deadlines.ts'
import { applications, policies } from '../tables.ts'
import { addCustomer, addStaff, shareTestDesk } from '../test-desk.ts'
import { listPolicies } from './list-cases.ts'
import { notePremium } from './note-premium.ts'
import { takePremiumBack } from './take-premium-back.ts'
import { testPremiums } from './test-premiums.ts'

const office = await shareTestDesk({ runJobs: false })
const { desk } = office
const { begun, seen, mailsOf } = testPremiums(office)

describe('a premium that an insurer announced', () => {
  test('is what the contract costs from its first day on, in every list', async () => {
    const { owner, policy, before, broker, note } = await begun()
    expect(await note()).toEqual({ outcome: 'noted' })
    expect(await seen(policy)).toMatchObject({
      instalmentCents: before,
      premium: { from: '2027-01-01', before: { instalmentCents: before } },
    })
    const listed = async () =>
      (await listPolicies(desk, broker, { search: policy })).entries[0]?.priceCents
    expect(await listed()).toBe(before)
    office.travelTo('2026-12-31T22:59:00Z')
    expect((await seen(policy)).instalmentCents).toBe(before)
    // Midnight in Berlin.
    office.travelTo('2026-12-31T23:00:00Z')
    expect(await seen(policy)).toMatchObject({
      instalmentCents: before + 240,
      priceCents: before + 240,
    })
    expect(await listed()).toBe(before + 240)
    const held = await exportData(desk, owner)
    expect(held?.policies[0]).toMatchObject({
      instalmentCents: before + 240,
      premiumChanges: [{ appliesFrom: '2027-01-01', instalmentCents: before + 240 }],
    })
  })

  test('is told by mail without its amount, and stands among days and in the calendar', async () => {
    const { owner, policy, note } = await begun()
    await note()
    const [mail] = await mailsOf(policy)
    expect(mail).toMatchObject({
      kind: 'premiumChanged',
      values: { change: 'more', right: 'yes', until: '18\u00a0December 2026', corrected: 'no' },
      days: [{ day: '2026-12-18' }],
    })
    expect(JSON.stringify(mail)).not.toMatch(/\d[.,]\d\d/)
    const { dates, premium } = await seen(policy)
    expect(premium?.right).toEqual({ law: 'insurer', from: '2027-01-01', until: '2026-12-18' })
    expect(dates).toEqual(
      expect.arrayContaining([
        { code: 'premiumNoticeEnds', date: '2026-12-18' },
        { code: 'premiumChanges', date: '2027-01-01' },
      ]),
    )
    const token = (await findCalendarToken(desk, owner)) ?? ''
    expect(await readCalendarFeed(desk, token)).toContain(`${policy}-premiumNoticeEnds@`)
    const reminders = async () =>
      (await mailsOf(policy)).filter(({ days }) => days[0]?.uid.includes('premiumNoticeEnds'))
    office.travelTo('2026-12-10T12:00:00Z')
    await remindOfDeadlines(desk)
    expect(await reminders()).toHaveLength(1)
    office.travelTo('2026-12-11T12:00:00Z')
    await remindOfDeadlines(desk)
    await remindOfDeadlines(desk)
    expect(await reminders()).toHaveLength(2)
  })

  test('ends the contract with the day before it, for who wants that in time', async () => {
    const { owner, policy, before, note } = await begun()
    await note()
    office.travelTo('2026-12-18T22:59:00Z')
    expect((await seen(policy)).endByPremium).toBe('2026-12-31')
    const clicks = await Promise.all(
      [1, 2].map(() => cancelPolicy(desk, owner, policy, { because: 'premium' })),
    )
    const [first, second] = clicks
    expect(first).toMatchObject({ outcome: 'cancelled', endDate: '2026-12-31' })
    expect(second).toEqual(first)
    const [request] = await findRequestsOf(desk, owner, policy)
    expect(request).toMatchObject({
      kind: 'cancellation',
      details: { endDate: '2026-12-31', reason: 'premium' },
    })
    office.travelTo('2027-01-02T12:00:00Z')
    // It is never paid: the contract was over.
    expect(await seen(policy)).toMatchObject({ instalmentCents: before, premium: undefined })
  })

  test('gives no right any more after its last day, nor to who is not theirs', async () => {
    const { owner, policy, note } = await begun()
    await note()
    const stranger = await addCustomer(office)
    const because = { because: 'premium' } as const
    expect(await cancelPolicy(desk, stranger, policy, because)).toEqual({ outcome: 'notFound' })
    office.travelTo('2026-12-18T23:00:00Z')
    expect((await seen(policy)).endByPremium).toBeUndefined()
    expect(await cancelPolicy(desk, owner, policy, because)).toEqual({ outcome: 'notPossible' })
  })

  test('waits for proof where a health contract ends because of it', async () => {
    const { owner, policy, note } = await begun('private-health')
    await note()
    const cancelling = await cancelPolicy(desk, owner, policy, { because: 'premium' })
    expect(cancelling).toMatchObject({ outcome: 'cancelled', endDate: '2026-12-31' })
    // Two months after the notice (§ 205 (6) VVG).
    expect(await seen(policy)).toMatchObject({ state: 'cancelled', proofDueOn: '2027-01-18' })
  })

  test('that is lower is told, without a right to end', async () => {
    const { policy, before, note } = await begun()
    await note({ instalmentCents: before - 100 })
    expect((await seen(policy)).premium?.right).toBeUndefined()
    expect((await mailsOf(policy))[0]).toMatchObject({
      values: { change: 'less', right: 'no' },
      days: [],
    })
  })

  test('that is paid by the quarter is a third of it a month', async () => {
    const { policy, note } = await begun()
    await desk.db
      .update(policies)
      .set({ interval: 'quarterly' })
      .where(eq(policies.reference, policy))
    await note({ instalmentCents: 4_000 })
    expect((await seen(policy)).premium).toMatchObject({
      instalmentCents: 4_000,
      priceCents: 1_333,
    })
  })

  test('goes with the contract when that is forgotten', async () => {
    const { application, note } = await begun()
    await note()
    const isIt = eq(applications.reference, application)
    const [row] = await desk.db.select().from(applications).where(isIt)
    const [contract] = await desk.db
      .select()
      .from(policies)
      .where(eq(policies.applicationId, row?.id ?? 0))
    if (!row || !contract) throw new Error(application)
    const isItsChange = eq(premiumChanges.policyId, contract.id)
    expect(await desk.db.$count(premiumChanges, isItsChange)).toBe(1)
    await desk.db.transaction((db) => forgetApplication({ ...desk, db }, row))
    expect(await desk.db.$count(premiumChanges, isItsChange)).toBe(0)
  })
})

describe('a note of a premium', () => {
  test('is made once by who clicks twice, and not by who did not see the other one', async () => {
    const { policy, note } = await begun()
    const clicks = await Promise.all([note(), note()])
    expect(clicks).toEqual([{ outcome: 'noted' }, { outcome: 'noted' }])
    expect(await note({ from: '2027-02-01' })).toEqual({ outcome: 'changedMeanwhile' })
    const { premium } = await seen(policy)
    expect(await note({ from: '2027-02-01' }, premium?.id)).toEqual({ outcome: 'stillAhead' })
    expect((await mailsOf(policy)).filter(({ kind }) => kind === 'premiumChanged')).toHaveLength(1)
  })

  test('is corrected: what it said before is kept, and who was told is told', async () => {
    const { policy, owner, before, broker, note } = await begun()
    await note()
    const { premium } = await seen(policy)
    const correct = () => note({ from: '2027-02-01' }, premium?.id, true)
    // Two colleagues at once: the second is told that the first was quicker, or finds it done.
    expect(await Promise.all([correct(), correct()])).toEqual([
      { outcome: 'noted' },
      { outcome: 'noted' },
    ])
    expect(await note({ from: '2027-03-01' }, premium?.id, true)).toEqual({
      outcome: 'changedMeanwhile',
    })
    expect((await seen(policy)).premium).toMatchObject({
      from: '2027-02-01',
      before: { instalmentCents: before },
    })
    const mails = (await mailsOf(policy)).filter(({ kind }) => kind === 'premiumChanged')
    expect(mails.map(({ values }) => values['corrected'])).toEqual(['yes', 'no'])
    const held = await exportData(desk, owner)
    expect(held?.policies[0]?.premiumChanges.map(({ revokedAt }) => revokedAt !== null)).toEqual([
      true,
      false,
    ])
    const audit = await desk.db
      .select()
      .from(auditTrail)
      .where(eq(auditTrail.caseReference, policy))
      .orderBy(auditTrail.id)
    expect(audit.filter(({ action }) => action.endsWith('-premium'))).toMatchObject([
      { action: 'note-premium', details: { on: '2027-01-01' } },
      { action: 'correct-premium', details: { on: '2027-02-01' } },
    ])
    expect((await findPolicy(desk, broker, policy))?.history.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['premiumAnnounced', 'premiumCorrected']),
    )
  })

  test('follows one that is paid by now', async () => {
    const { policy, before, note } = await begun()
    await note({ from: '2026-11-01', receivedOn: '2026-10-02' })
    const { premium, instalmentCents } = await seen(policy)
    expect(instalmentCents).toBe(before + 240)
    // What reaches us late is told without a right that is over.
    expect((await mailsOf(policy))[0]).toMatchObject({ values: { right: 'no' }, days: [] })
    expect(await note({ from: '2026-10-15' }, premium?.id)).toEqual({ outcome: 'impossibleDay' })
    const next = { from: '2027-06-01', instalmentCents: before + 100 }
    expect(await note(next, premium?.id)).toEqual({ outcome: 'noted' })
    expect((await seen(policy)).premium).toMatchObject({
      before: { instalmentCents: before + 240 },
      right: undefined,
    })
  })

  test.each([
    ['of no day', { from: '2027-02-30' }, 'impossibleDay'],
    ['before the cover', { from: '2026-10-01' }, 'impossibleDay'],
    ['years ahead', { from: '2028-11-19' }, 'impossibleDay'],
    ['received before the contract', { receivedOn: '2026-09-30' }, 'impossibleDay'],
    ['received in three weeks', { receivedOn: '2026-12-09' }, 'impossibleDay'],
  ])('%s is refused', async (_, more, outcome) => {
    const { note, policy } = await begun()
    expect(await note(more)).toEqual({ outcome })
    expect((await seen(policy)).premium).toBeUndefined()
  })

  test('is refused without a change, for a contract that is over, and from who may not', async () => {
    const { owner, policy, before, announced, note } = await begun()
    expect(await note({ instalmentCents: before })).toEqual({ outcome: 'samePremium' })
    const first = { saw: null, corrects: false }
    for (const actor of [owner, await addStaff(office, 'editor'), await addCustomer(office)]) {
      expect(await notePremium(desk, actor, policy, announced, first)).toEqual({
        outcome: 'notFound',
      })
      const back = { saw: 1, reason: 'misread' } as const
      expect(await takePremiumBack(desk, actor, policy, back)).toEqual({ outcome: 'notFound' })
    }
    await desk.db.update(policies).set({ state: 'ended' }).where(eq(policies.reference, policy))
    expect(await note()).toEqual({ outcome: 'notRunning' })
  })

  test('is made of a contract that was given up too, for what is paid until its end', async () => {
    const { owner, policy, before, note } = await begun()
    office.travelTo('2026-12-02T12:00:00Z')
    await cancelPolicy(desk, owner, policy)
    expect(await seen(policy)).toMatchObject({ state: 'cancelled', endDate: '2027-01-31' })
    expect(await note({ from: '2027-02-01' })).toEqual({ outcome: 'impossibleDay' })
    expect(await note()).toEqual({ outcome: 'noted' })
    // It may end before: who wants that writes to us.
    expect((await mailsOf(policy))[0]).toMatchObject({
      kind: 'premiumChanged',
      values: {
        right: 'sooner',
        until: '18\u00a0December 2026',
        end: '31\u00a0December 2026',
        ends: '31\u00a0January 2027',
      },
    })
    const because = { because: 'premium' } as const
    expect(await cancelPolicy(desk, owner, policy, because)).toMatchObject({
      endDate: '2027-01-31',
    })
    office.travelTo('2027-01-01T12:00:00Z')
    expect(await seen(policy)).toMatchObject({ instalmentCents: before + 240 })
  })
})
