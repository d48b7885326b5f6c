import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { takeMore, takeTurns } from '#platform/database/test-take-turns.ts'
import { moveApplication } from '../applications/move-application.ts'
import { cancelContract, findEndDays } from '../office/cancel-contract.ts'
import { noteEnd } from '../office/note-end.ts'
import { LAST_DAY, MIDNIGHT_AFTER, NOTICE, proof, testNotices } from '../policies/test-notices.ts'
import { keepHouse } from '../privacy/system-housekeeping.ts'
import { shareTestDesk } from '../test-desk.ts'
import { cancelPolicy } from './cancel-policy.ts'
import { findRequestsOf, requestChange } from './request-change.ts'
import { lapseCancellations } from './system-lapse-cancellations.ts'
import { remindOfProof } from './system-remind-of-proof.ts'
import { withdraw } from './withdraw.ts'

const office = await shareTestDesk({ runJobs: false })
const { desk } = office
const { begun, cancelled, stateOf, mailsOf, movesOf } = testNotices(office)

describe('a private health contract', () => {
  test('outlives its notice without proof, from the midnight in Berlin after the last day on', async () => {
    const { policy, application, owner, named, receipt } = await cancelled()
    // Somebody else gives notice later, and sends no proof either.
    await cancelled()
    expect(named).toBe(LAST_DAY)
    const waiting = { state: 'cancelled', endDate: named, proofDueOn: LAST_DAY }
    expect(await stateOf(policy)).toMatchObject(waiting)
    // What is asked for meanwhile is no notice.
    const answers = {
      street: 'Neue Straße',
      houseNo: '2',
      pc: '10115',
      city: 'Berlin',
      state: 'BE',
    }
    const move = { kind: 'address', answers, language: 'en' } as const
    expect(await requestChange(desk, owner, policy, move)).toMatchObject({ outcome: 'requested' })
    office.travelTo('2027-10-01T21:59:59Z')
    await keepHouse(desk)
    expect(await stateOf(policy)).toMatchObject(waiting)
    office.travelTo(MIDNIGHT_AFTER)
    await Promise.all([keepHouse(desk), keepHouse(desk), keepHouse(desk)])
    await keepHouse(desk)
    expect(await stateOf(policy)).toEqual({
      state: 'active',
      endDate: undefined,
      proofDueOn: undefined,
      lapsedEnd: { endDate: named, proofDueOn: LAST_DAY, request: receipt, reason: 'noProof' },
    })
    expect((await movesOf(application)).slice(-2)).toEqual(['cancelled', 'active'])
    expect(await mailsOf(policy, 'cancellationLapsed')).toHaveLength(1)
    const requests = await findRequestsOf(desk, owner, policy)
    const request = requests.find(({ kind }) => kind === 'cancellation')
    expect(request).toMatchObject({ reference: receipt, state: 'refused' })
    expect(request?.reply).toMatch(/1\sOctober\s2027/)
    // Notice can be given again, and is another one.
    const again = await cancelPolicy(desk, owner, policy)
    expect(again).toMatchObject({ outcome: 'cancelled', endDate: '2028-10-01' })
    expect(again).not.toMatchObject({ receipt })
    expect(await stateOf(policy)).toMatchObject({ proofDueOn: '2028-10-01', lapsedEnd: undefined })
  })

  test('has two months for the proof where it ends sooner by a special right', async () => {
    const { policy, application, broker } = await begun()
    office.travelTo(NOTICE)
    const details = { endDate: '2026-12-31' }
    await moveApplication(desk, broker, application, 'cancelled', { details })
    // The end that was named is no end yet.
    office.travelTo('2027-01-05T12:00:00Z')
    await keepHouse(desk)
    expect(await stateOf(policy)).toMatchObject({ state: 'cancelled', proofDueOn: '2027-01-18' })
    office.travelTo('2027-01-18T23:00:00Z')
    await keepHouse(desk)
    expect((await stateOf(policy)).state).toBe('active')
  })

  test('can be cancelled anew by who clicks while its notice loses its effect', async () => {
    const { policy, owner } = await cancelled()
    office.travelTo(MIDNIGHT_AFTER)
    const [clicked] = await takeTurns(
      desk.db,
      (db) => lapseCancellations({ ...desk, db }),
      () => cancelPolicy(desk, owner, policy),
    )
    expect(clicked).toMatchObject({ outcome: 'cancelled', endDate: '2028-10-01' })
  })

  test('is told of the missing proof twice, before the end and before the last day', async () => {
    const { policy } = await cancelled()
    const toldOn = async (at: string) => {
      office.travelTo(at)
      await Promise.all([keepHouse(desk), keepHouse(desk)])
      return (await mailsOf(policy, 'proofMissing')).length
    }
    expect(await toldOn('2027-09-16T21:59:00Z')).toBe(0)
    expect(await toldOn('2027-09-16T22:00:00Z')).toBe(1)
    expect(await toldOn('2027-09-23T12:00:00Z')).toBe(1)
    expect(await toldOn('2027-09-24T12:00:00Z')).toBe(2)
    expect(await toldOn('2027-10-01T12:00:00Z')).toBe(2)
  })

  test('is told of it without standing in the way of who works on the application', async () => {
    const { policy, application } = await cancelled()
    office.travelTo('2027-09-24T12:00:00Z')
    await takeMore(
      desk.db,
      (db) => db.execute(sql`select from applications where reference = ${application} for update`),
      () => remindOfProof(desk),
      (db) => db.execute(sql`select from policies where reference = ${policy} for update nowait`),
    )
    expect(await mailsOf(policy, 'proofMissing')).toHaveLength(1)
  })

  test('waits for nothing more once it is withdrawn from', async () => {
    const { policy, owner, broker } = await cancelled()
    expect(await withdraw(desk, owner, { reference: policy })).toMatchObject({
      outcome: 'withdrawn',
    })
    expect(await stateOf(policy)).toMatchObject({ state: 'withdrawn', proofDueOn: undefined })
    expect(await noteEnd(desk, broker, policy, proof('2026-11-18'))).toEqual({
      outcome: 'notWaiting',
    })
  })
})

describe('incoming cover', () => {
  test('waits for no proof of an end that lies behind: the insurer has confirmed it', async () => {
    const { policy, application, broker } = await begun('expat-short-term')
    office.travelTo('2027-03-10T12:00:00Z')
    const endDate = '2027-02-28'
    const cancelling = await cancelContract(desk, broker, application, { endDate })
    expect(cancelling).toMatchObject({ outcome: 'moved' })
    expect(await stateOf(policy)).toMatchObject({ endDate, proofDueOn: undefined })
    await keepHouse(desk)
    expect(await stateOf(policy)).toMatchObject({ state: 'ended', endDate })
    expect(await mailsOf(policy, 'cancellationLapsed')).toEqual([])
  })

  test('has time for the proof until the day to which notice is given, and then its own end again', async () => {
    const { policy, before, named } = await cancelled('expat-short-term')
    expect(await stateOf(policy)).toMatchObject({ endDate: named, proofDueOn: named })
    office.travelTo(`${named}T12:00:00Z`)
    await keepHouse(desk)
    expect((await stateOf(policy)).state).toBe('cancelled')
    office.travelTo(`${named}T23:00:00Z`)
    await keepHouse(desk)
    expect(await stateOf(policy)).toMatchObject({ state: 'active', endDate: before.endDate })
  })

  test('needs no proof for the end that it was made with', async () => {
    const made = await begun('expat-short-term')
    const { endDate } = await stateOf(made.policy)
    await moveApplication(desk, made.broker, made.application, 'cancelled', {
      details: { endDate },
    })
    expect(await stateOf(made.policy)).toMatchObject({ state: 'cancelled', proofDueOn: undefined })
  })
})

test('a notice that a colleague writes down later is proven by the day on which it was given', async () => {
  const { application, policy, broker } = await begun()
  office.travelTo('2026-12-20T12:00:00Z')
  const cancel = (noticeOn?: string) =>
    cancelContract(desk, broker, application, { endDate: '2026-12-31', noticeOn })
  // Before the contract, after today, and no day at all.
  for (const day of ['2026-09-30', '2026-12-21', '2026-11-31']) {
    expect(await cancel(day)).toEqual({ outcome: 'impossibleDay' })
  }
  expect(await cancel('2026-11-20')).toMatchObject({ outcome: 'moved' })
  // Two months later, and not two months after it was written down (§ 205 (6) VVG).
  expect(await stateOf(policy)).toMatchObject({ state: 'cancelled', proofDueOn: '2027-01-20' })
  const today = await begun()
  office.travelTo('2026-12-20T12:00:00Z')
  await cancelContract(desk, today.broker, today.application, { endDate: '2026-12-31' })
  expect(await stateOf(today.policy)).toMatchObject({ proofDueOn: '2027-02-22' })
})

test('where nothing hangs on the day of a notice, none is taken', async () => {
  const { application, broker } = await begun('household')
  office.travelTo('2026-12-20T12:00:00Z')
  const days = await findEndDays(desk, broker, application)
  expect(days?.noticeFrom).toBeUndefined()
  const note = { endDate: '2026-12-31', noticeOn: '2026-12-01' }
  expect(await cancelContract(desk, broker, application, note)).toEqual({
    outcome: 'impossibleDay',
  })
})
