import { and, eq, like, sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import type { ActingUser } from '#accounts/acting-user.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { asSomebodyElse } from '#platform/database/guard-test-transactions.ts'
import { moveApplication } from '../applications/move-application.ts'
import { auditTrail } from '../audit/tables.ts'
import { storeUpload } from '../files/store-upload.ts'
import type { HandedMessage } from '../follow-up/hand-over.ts'
import { followUp } from '../follow-up/system-follow-up.ts'
import { tellInsurer } from '../follow-up/system-tell-insurer.ts'
import { outgoingMails } from '../mails/tables.ts'
import { countCases } from '../office/count-cases.ts'
import { decideRequest } from '../office/decide-request.ts'
import { findProofsDue } from '../office/find-proofs-due.ts'
import { findRequest } from '../office/find-request.ts'
import { noteEnd } from '../office/note-end.ts'
import { keepHouse } from '../privacy/system-housekeeping.ts'
import { cancelPolicy } from '../service/cancel-policy.ts'
import { findRequestsOf } from '../service/request-change.ts'
import { sendProof } from '../service/send-proof.ts'
import { customerRequests } from '../service/tables.ts'
import { withdraw } from '../service/withdraw.ts'
import { applicationEvents, applications, policies } from '../tables.ts'
import { contractByHand } from '../test-contracts.ts'
import { addCustomer, addStaff, shareTestDesk } from '../test-desk.ts'
import { SMALL_PDF } from '../test-uploads.ts'
import { findPolicy } from './find-policy.ts'
import { lapseCancellations } from './system-lapse-cancellations.ts'

const office = await shareTestDesk({ runJobs: false })
const { desk } = office
const system: ActingUser = { kind: 'system' }

/** Notice is given on a Wednesday, in the night that is still Tuesday in London. */
const NOTICE = '2026-11-17T23:30:00Z'
/** The end of the first insurance year, to which notice is given, and by law the last day for the proof. */
const LAST_DAY = '2027-10-01'
const MIDNIGHT_AFTER = '2027-10-01T22:00:00Z'

async function cancelled(line = 'private-health') {
  office.travelTo('2026-10-01T12:00:00Z')
  const owner = await addCustomer(office)
  const contract = await contractByHand(office, owner, line)
  const before = await stateOf(contract.policy)
  office.travelTo(NOTICE)
  const cancelling = await cancelPolicy(desk, owner, contract.policy)
  if (cancelling.outcome !== 'cancelled') throw new Error(cancelling.outcome)
  return { ...contract, owner, before, named: cancelling.endDate, receipt: cancelling.receipt }
}

async function stateOf(policy: string) {
  const found = await findPolicy(desk, system, policy)
  if (found === undefined) throw new Error(policy)
  const { state, endDate, proofDueOn, lapsedEnd } = found
  return { state, endDate, proofDueOn, lapsedEnd }
}

async function mailsOf(policy: string, kind: string) {
  const isMeant = and(like(outgoingMails.dedupeKey, `${kind}:${policy}:%`))
  return (await desk.db.select().from(outgoingMails).where(isMeant)).map(({ kind: sent }) => sent)
}

async function movesOf(application: string) {
  const rows = await desk.db
    .select({ to: applicationEvents.toState, at: applicationEvents.id })
    .from(applicationEvents)
    .innerJoin(applications, eq(applications.id, applicationEvents.applicationId))
    .where(eq(applications.reference, application))
    .orderBy(applicationEvents.id)
  return rows.flatMap(({ to }) => to ?? [])
}

const proof = (on: string) => ({ by: 'proof', on }) as const

describe('a private health contract', () => {
  test('outlives its notice without proof, from the midnight in Berlin after the last day on', async () => {
    const { policy, application, owner, named, receipt } = await cancelled()
    expect(named).toBe(LAST_DAY)
    const waiting = { state: 'cancelled', endDate: named, proofDueOn: LAST_DAY }
    expect(await stateOf(policy)).toMatchObject(waiting)
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
    const [request] = await findRequestsOf(desk, owner, policy)
    expect(request).toMatchObject({ reference: receipt, state: 'refused' })
    expect(request?.reply).toMatch(/1\sOctober\s2027/)
    // Notice can be given again, and is another one.
    const again = await cancelPolicy(desk, owner, policy)
    expect(again).toMatchObject({ outcome: 'cancelled', endDate: '2028-10-01' })
    expect(again).not.toMatchObject({ receipt })
    expect(await stateOf(policy)).toMatchObject({ proofDueOn: '2028-10-01', lapsedEnd: undefined })
  })

  test('has two months for the proof where it ends sooner by a special right', async () => {
    office.travelTo('2026-10-01T12:00:00Z')
    const { policy, application, broker } = await contractByHand(
      office,
      await addCustomer(office),
      'private-health',
    )
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
    const { clicked } = await desk.db.transaction(async (db) => {
      await lapseCancellations({ ...desk, db })
      const clicked = asSomebodyElse(() => cancelPolicy(desk, owner, policy))
      await vi.waitFor(async () => {
        const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock'
          and datname = current_database()`
        expect((await db.execute(waiting)).rowCount).toBe(1)
      })
      // In an object, so that nobody waits for it here.
      return { clicked }
    })
    expect(await clicked).toMatchObject({ outcome: 'cancelled', endDate: '2028-10-01' })
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
      const [first, second] = order === 'note' ? [note, keep] : [keep, note]
      await Promise.all([first(), second()])
      const { state, proofDueOn } = await stateOf(policy)
      expect([state, proofDueOn]).toEqual(['cancelled', undefined])
    }
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

const keep = () => keepHouse(desk)

describe('incoming cover', () => {
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
    office.travelTo('2026-10-01T12:00:00Z')
    const made = await contractByHand(office, await addCustomer(office), 'expat-short-term')
    const { endDate } = await stateOf(made.policy)
    await moveApplication(desk, made.broker, made.application, 'cancelled', {
      details: { endDate },
    })
    expect(await stateOf(made.policy)).toMatchObject({ state: 'cancelled', proofDueOn: undefined })
  })
})

describe('what a customer sends as proof', () => {
  const upload = async (owner: ActingUser, words: string) => {
    const name = 'membership.pdf'
    const stored = await storeUpload(desk, owner, {
      bytes: Buffer.concat([SMALL_PDF, Buffer.from(`% ${words}`)]),
      name,
    })
    if (!stored.ok) throw new Error('refused')
    return stored.file.id
  }

  test('is one request for the office and one message for the insurer, with every file once', async () => {
    const { policy, owner, broker } = await cancelled()
    const send = async (words: string) =>
      sendProof(desk, owner, policy, [await upload(owner, words)])
    const first = await send('one')
    if (first.outcome !== 'sent') throw new Error(first.outcome)
    // A second click, and a second page.
    expect(await send('one')).toEqual(first)
    expect(await send('two')).toEqual(first)
    const seen = await findRequest(desk, broker, first.reference)
    expect(seen).toMatchObject({ kind: 'proof', state: 'open', policyReference: policy })
    expect(seen?.files).toHaveLength(2)
    const told: HandedMessage[] = []
    const handOver = {
      ...desk.handOver,
      tell: async (message: HandedMessage) => void told.push(message),
    }
    await tellInsurer({ ...desk, handOver }, { requestId: await idOf(first.reference) })
    expect(told).toMatchObject([{ kind: 'proof', contract: policy, reference: first.reference }])
    expect(told[0]?.files).toHaveLength(2)
    // It is no proof before somebody says so.
    expect(await decideRequest(desk, broker, first.reference, 'done')).toEqual({
      outcome: 'notedElsewhere',
    })
    await noteEnd(desk, broker, policy, proof('2026-11-18'))
    expect((await findRequest(desk, broker, first.reference))?.state).toBe('done')
    expect(await send('three')).toEqual({ outcome: 'tooLate' })
  })

  test('is waited for while nobody has looked at it, and not once it is refused', async () => {
    const { policy, owner, broker } = await cancelled()
    const sent = await sendProof(desk, owner, policy, [await upload(owner, 'late')])
    if (sent.outcome !== 'sent') throw new Error(sent.outcome)
    office.travelTo(MIDNIGHT_AFTER)
    await keepHouse(desk)
    expect(await stateOf(policy)).toMatchObject({ state: 'cancelled', proofDueOn: LAST_DAY })
    expect(await mailsOf(policy, 'proofMissing')).toEqual([])
    const reply = 'This is a bill.'
    expect(await decideRequest(desk, broker, sent.reference, 'refused', { reply })).toEqual({
      outcome: 'decided',
    })
    await keepHouse(desk)
    expect((await stateOf(policy)).state).toBe('active')
    // Who had it in time shows so now.
    expect(await sendProof(desk, owner, policy, [await upload(owner, 'found')])).toMatchObject({
      outcome: 'sent',
    })
  })

  test('is theirs, and of their contract', async () => {
    const { policy, owner } = await cancelled()
    const stranger = await addCustomer(office)
    const file = await upload(owner, 'mine')
    expect(await sendProof(desk, stranger, policy, [file])).toEqual({ outcome: 'notFound' })
    const theirs = await upload(stranger, 'theirs')
    expect(await sendProof(desk, owner, policy, [theirs])).toEqual({ outcome: 'noFiles' })
    expect(await sendProof(desk, owner, policy, [])).toEqual({ outcome: 'noFiles' })
  })
})

async function idOf(reference: string): Promise<number> {
  const isIt = eq(customerRequests.reference, reference)
  const [row] = await desk.db.select().from(customerRequests).where(isIt)
  return row?.id ?? 0
}

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
