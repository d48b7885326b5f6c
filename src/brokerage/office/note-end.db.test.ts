import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { auditTrail } from '../audit/tables.ts'
import { followUp } from '../follow-up/system-follow-up.ts'
import { LAST_DAY, MIDNIGHT_AFTER, proof, testNotices } from '../policies/test-notices.ts'
import { keepHouse } from '../privacy/system-housekeeping.ts'
import { findRequestsOf } from '../service/request-change.ts'
import { lapseCancellations } from '../service/system-lapse-cancellations.ts'
import { policies } from '../tables.ts'
import { addStaff, shareTestDesk } from '../test-desk.ts'
import { countCases } from './count-cases.ts'
import { findProofsDue } from './find-proofs-due.ts'
import { noteEnd } from './note-end.ts'

const office = await shareTestDesk({ runJobs: false })
const { desk } = office
const { cancelled, stateOf, mailsOf, movesOf } = testNotices(office)

describe('a private health contract', () => {
  test('ends as named with proof on the last day, which is noted once', async () => {
    const { policy, broker, named } = await cancelled()
    office.travelTo('2027-10-01T21:30:00Z')
    expect(await noteEnd(desk, broker, policy, proof('2027-10-02'))).toEqual({
      outcome: 'impossibleDay',
    })
    const clicks = await Promise.all([
      noteEnd(desk, broker, policy, proof(LAST_DAY)),
      noteEnd(desk, broker, policy, proof(LAST_DAY)),
    ])
    expect(clicks.map(({ outcome }) => outcome).toSorted()).toEqual(['notWaiting', 'noted'])
    expect(await mailsOf(policy, 'endSettled')).toHaveLength(1)
    const audit = await desk.db
      .select()
      .from(auditTrail)
      .where(and(eq(auditTrail.caseReference, policy), eq(auditTrail.action, 'note-end-proof')))
    expect(audit).toMatchObject([{ actorId: broker.userId, details: { on: LAST_DAY } }])
    office.travelTo(MIDNIGHT_AFTER)
    await keepHouse(desk)
    expect(await stateOf(policy)).toMatchObject({ state: 'ended', endDate: named })
    expect(await mailsOf(policy, 'cancellationLapsed')).toEqual([])
  })

  test('ends also where proof that came in time is noted after the contract went on', async () => {
    const { policy, application, owner, broker, named } = await cancelled()
    office.travelTo('2027-10-03T12:00:00Z')
    await keepHouse(desk)
    expect(await noteEnd(desk, broker, policy, proof('2027-10-02'))).toEqual({
      outcome: 'tooLate',
      proofDueOn: LAST_DAY,
    })
    expect(await noteEnd(desk, broker, policy, proof(LAST_DAY))).toMatchObject({ endDate: named })
    expect(await stateOf(policy)).toEqual({
      state: 'cancelled',
      endDate: named,
      proofDueOn: undefined,
      lapsedEnd: undefined,
    })
    const [request] = await findRequestsOf(desk, owner, policy)
    expect(request).toMatchObject({ state: 'done', reply: undefined })
    expect((await movesOf(application)).slice(-3)).toEqual(['cancelled', 'active', 'cancelled'])
    await keepHouse(desk)
    expect(await stateOf(policy)).toMatchObject({ state: 'ended', endDate: named })
  })

  test('ends with the day that the insurer confirms, in time or late', async () => {
    const early = await cancelled()
    const noted = await noteEnd(desk, early.broker, early.policy, {
      by: 'insurer',
      endDate: '2026-11-30',
    })
    expect(noted).toEqual({ outcome: 'noted', endDate: '2026-11-30' })
    const late = await cancelled()
    office.travelTo('2027-10-20T12:00:00Z')
    await keepHouse(desk)
    expect((await stateOf(early.policy)).state).toBe('ended')
    const { broker, policy } = late
    const confirmed = { by: 'insurer', endDate: '2027-10-31' } as const
    expect(await noteEnd(desk, broker, policy, { ...confirmed, endDate: '2020-01-01' })).toEqual({
      outcome: 'impossibleDay',
    })
    expect(await noteEnd(desk, broker, policy, confirmed)).toMatchObject({ outcome: 'noted' })
    expect(await stateOf(policy)).toMatchObject({ state: 'cancelled', endDate: '2027-10-31' })
    office.travelTo('2027-11-01T12:00:00Z')
    await keepHouse(desk)
    expect((await stateOf(policy)).state).toBe('ended')
  })

  test('ends whether the note or the job is quicker', async () => {
    for (const order of ['note', 'job'] as const) {
      const { policy, broker } = await cancelled()
      office.travelTo(MIDNIGHT_AFTER)
      const note = () => noteEnd(desk, broker, policy, proof(LAST_DAY))
      // Alone: other jobs of that night end the contract once its end is noted.
      const lapse = () => lapseCancellations(desk)
      const [first, second] = order === 'note' ? [note, lapse] : [lapse, note]
      await Promise.all([first(), second()])
      const { state, proofDueOn } = await stateOf(policy)
      expect([state, proofDueOn]).toEqual(['cancelled', undefined])
    }
  })
})

describe('the office', () => {
  test('sees what is due soon, and how many wait', async () => {
    const { policy, broker } = await cancelled()
    const due = async (until: string) =>
      (await findProofsDue(desk, broker, { until: isoDateOf(until), limit: 100 })).filter(
        ({ reference }) => reference === policy,
      )
    expect(await due('2027-09-30')).toEqual([])
    expect(await due(LAST_DAY)).toMatchObject([{ kind: 'policy', proofBy: LAST_DAY }])
    const before = (await countCases(desk, broker))?.waitingForProof ?? 0
    expect(before).toBeGreaterThan(0)
    await noteEnd(desk, broker, policy, proof('2026-11-18'))
    expect((await countCases(desk, broker))?.waitingForProof).toBe(before - 1)
  })

  test('alone notes an end', async () => {
    const { policy, owner } = await cancelled()
    const editor = await addStaff(office, 'editor')
    for (const actor of [owner, editor]) {
      expect(await noteEnd(desk, actor, policy, proof('2026-11-18'))).toEqual({
        outcome: 'notFound',
      })
      expect(await findProofsDue(desk, actor, { until: isoDateOf(LAST_DAY) })).toEqual([])
    }
  })
})

test('who was told that the contract goes on is told of its end, not of another notice', async () => {
  const { policy, application, broker } = await cancelled()
  office.travelTo('2027-10-03T12:00:00Z')
  await keepHouse(desk)
  await noteEnd(desk, broker, policy, proof(LAST_DAY))
  const [row] = await desk.db
    .select({ id: policies.applicationId })
    .from(policies)
    .where(eq(policies.reference, policy))
  await followUp(desk, row?.id ?? 0)
  expect(await mailsOf(application, 'endSettled')).toHaveLength(1)
  expect(await mailsOf(application, 'cancelled')).toEqual([])
}, 60_000)
