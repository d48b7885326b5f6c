import { and, desc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { ActingUser } from '#accounts/acting-user.ts'
import { moveApplication } from '../applications/move-application.ts'
import { auditTrail } from '../audit/tables.ts'
import { storeUpload } from '../files/store-upload.ts'
import { followUp } from '../follow-up/system-follow-up.ts'
import type { MailFacts } from '../mails/mail-facts.ts'
import { outgoingMails } from '../mails/tables.ts'
import { findPolicy } from '../policies/find-policy.ts'
import { LAST_DAY, MIDNIGHT_AFTER, proof, testNotices } from '../policies/test-notices.ts'
import { keepHouse } from '../privacy/system-housekeeping.ts'
import { unsealFrom } from '../seals.ts'
import { cancelPolicy } from '../service/cancel-policy.ts'
import { findRequestsOf, requestChange } from '../service/request-change.ts'
import { sendProof } from '../service/send-proof.ts'
import { withdraw } from '../service/withdraw.ts'
import { applications, policies } from '../tables.ts'
import { addStaff, shareTestDesk } from '../test-desk.ts'
import { SMALL_PDF } from '../test-uploads.ts'
import { noteEnd } from './note-end.ts'
import { takeEndBack } from './take-end-back.ts'

const office = await shareTestDesk({ runJobs: false })
const { desk } = office
const { begun, cancelled, stateOf, mailsOf, movesOf } = testNotices(office)

/** What a colleague sees of the end that one of them wrote down. */
async function seen(broker: ActingUser, policy: string) {
  return (await findPolicy(desk, broker, policy))?.notedEnd
}

async function takeBack(broker: ActingUser, policy: string) {
  const noted = (await seen(broker, policy))?.id ?? 0
  return takeEndBack(desk, broker, policy, { noted, reason: 'otherContract' })
}

/** Does what the last move asks for, as the job does. */
async function follow(application: string) {
  const isIt = eq(applications.reference, application)
  const [row] = await desk.db.select({ id: applications.id }).from(applications).where(isIt)
  await followUp(desk, row?.id ?? 0)
}

async function send(owner: ActingUser, policy: string) {
  const stored = await storeUpload(desk, owner, { bytes: SMALL_PDF, name: 'member.pdf' })
  if (!stored.ok) throw new Error('refused')
  await sendProof(desk, owner, policy, [stored.file.id])
}

async function newestMail(policy: string) {
  const [row] = await desk.db
    .select({ mail: outgoingMails })
    .from(outgoingMails)
    .innerJoin(policies, eq(policies.applicationId, outgoingMails.applicationId))
    .where(eq(policies.reference, policy))
    .orderBy(desc(outgoingMails.id))
    .limit(1)
  if (row === undefined) throw new Error('There is no mail.')
  const { dedupeKey, facts, kind } = row.mail
  return { kind, ...unsealFrom<MailFacts>(desk, 'outgoing_mails.facts', dedupeKey, facts) }
}

const takenBack = { outcome: 'takenBack' }
const notNoted = { outcome: 'notNoted' }

describe('a note of proof that never came', () => {
  test('is taken back once: the notice waits again, and who was told is told', async () => {
    const { policy, broker, named } = await cancelled()
    const waiting = await stateOf(policy)
    await noteEnd(desk, broker, policy, { by: 'insurer', endDate: '2027-01-31' })
    const { id: noted = 0 } = (await seen(broker, policy)) ?? {}
    const clicks = await Promise.all(
      [1, 2].map(() => takeEndBack(desk, broker, policy, { noted, reason: 'misread' })),
    )
    expect(clicks.map(({ outcome }) => outcome).toSorted()).toEqual(['notNoted', 'takenBack'])
    expect(await stateOf(policy)).toEqual(waiting)
    const mail = await newestMail(policy)
    expect(mail).toMatchObject({
      kind: 'endTakenBack',
      values: { end: '31\u00A0January 2027', named: '1\u00A0October 2027', next: 'waits' },
    })
    expect(JSON.stringify(mail)).not.toContain('misread')
    const audit = await desk.db
      .select()
      .from(auditTrail)
      .where(and(eq(auditTrail.caseReference, policy), eq(auditTrail.action, 'take-end-back')))
    expect(audit).toMatchObject([
      { actorId: broker.userId, details: { reason: 'misread', on: '2027-01-31' } },
    ])
    // The customer's own notice stays, and can be proven after all.
    expect(await seen(broker, policy)).toBeUndefined()
    expect(await takeBack(broker, policy)).toEqual(notNoted)
    expect(await noteEnd(desk, broker, policy, proof('2026-11-18'))).toMatchObject({
      outcome: 'noted',
      endDate: named,
    })
  })

  test('is taken back after the contract counted as ended', async () => {
    const { policy, application, owner, broker, receipt } = await cancelled()
    await follow(application)
    await noteEnd(desk, broker, policy, { by: 'insurer', endDate: '2026-11-16' })
    await keepHouse(desk)
    expect((await stateOf(policy)).state).toBe('ended')
    expect(await takeBack(broker, policy)).toEqual(takenBack)
    expect(await stateOf(policy)).toMatchObject({ state: 'cancelled', proofDueOn: LAST_DAY })
    expect((await movesOf(application)).slice(-3)).toEqual(['cancelled', 'ended', 'cancelled'])
    // What was still to be told of the end is not told any more, and the notice not a second time.
    await follow(application)
    expect((await newestMail(policy)).kind).toBe('endTakenBack')
    // It is still the notice of its customer.
    expect(await takeBack(broker, policy)).toEqual(notNoted)
    expect(await cancelPolicy(desk, owner, policy)).toMatchObject({ receipt })
    office.travelTo(MIDNIGHT_AFTER)
    await keepHouse(desk)
    expect(await stateOf(policy)).toMatchObject({
      state: 'active',
      lapsedEnd: { request: receipt },
    })
  })

  test('lets the contract go on at once where the last day is over', async () => {
    const { policy, owner, broker } = await cancelled()
    office.travelTo('2027-10-03T12:00:00Z')
    await keepHouse(desk)
    const lapsed = await stateOf(policy)
    await noteEnd(desk, broker, policy, proof(LAST_DAY))
    // Nobody has written of the end yet, so nobody writes of the mistake.
    expect(await takeBack(broker, policy)).toEqual(takenBack)
    expect(await stateOf(policy)).toEqual(lapsed)
    expect(await mailsOf(policy, 'endTakenBack')).toEqual([])
    expect(await mailsOf(policy, 'cancellationLapsed')).toHaveLength(1)
    expect(await findRequestsOf(desk, owner, policy)).toMatchObject([{ state: 'refused' }])
  })

  test('opens again what was sent as proof, and nobody is told meanwhile that nothing came', async () => {
    const { policy, owner, broker } = await cancelled()
    await send(owner, policy)
    await noteEnd(desk, broker, policy, proof('2026-11-18'))
    office.travelTo(MIDNIGHT_AFTER)
    expect(await takeBack(broker, policy)).toEqual(takenBack)
    expect(await stateOf(policy)).toMatchObject({ state: 'cancelled', proofDueOn: LAST_DAY })
    const [request] = await findRequestsOf(desk, owner, policy)
    expect(request).toMatchObject({ kind: 'proof', state: 'open' })
    expect(await newestMail(policy)).toMatchObject({ values: { next: 'waits', sent: 'yes' } })
  })

  test('is told to nobody as settled once it is taken back, also not of what came too late', async () => {
    const { policy, application, owner, broker } = await cancelled()
    office.travelTo(MIDNIGHT_AFTER)
    await keepHouse(desk)
    await send(owner, policy)
    await noteEnd(desk, broker, policy, proof(LAST_DAY))
    expect(await takeBack(broker, policy)).toEqual(takenBack)
    await follow(application)
    expect((await stateOf(policy)).proofDueOn).toBe(LAST_DAY)
    expect(await mailsOf(application, 'endSettled')).toEqual([])
  })
})

describe('a notice that nobody gave', () => {
  const noticeOf = async (line: string) => {
    const contract = await begun(line)
    const before = await stateOf(contract.policy)
    const { broker, application } = contract
    await moveApplication(desk, broker, application, 'cancelled')
    return { ...contract, before }
  }

  test.each(['household', 'expat-short-term', 'private-health'])(
    'is taken back, with nobody told who was not told of it: %s',
    async (line) => {
      const { policy, application, broker, owner, before } = await noticeOf(line)
      expect(await takeBack(broker, policy)).toEqual(takenBack)
      expect(await stateOf(policy)).toEqual({ ...before, lapsedEnd: undefined })
      expect((await movesOf(application)).slice(-2)).toEqual(['cancelled', 'active'])
      expect(await mailsOf(policy, 'endTakenBack')).toEqual([])
      // Nothing waits for proof that was never due, and notice can be given.
      expect(await noteEnd(desk, broker, policy, proof('2026-10-01'))).toEqual({
        outcome: 'notWaiting',
      })
      expect(await cancelPolicy(desk, owner, policy)).toMatchObject({ outcome: 'cancelled' })
    },
  )

  test('is told to be a mistake to who was told of it, also after the end', async () => {
    const { policy, application, broker, before, owner } = await noticeOf('household')
    await follow(application)
    expect((await newestMail(policy)).kind).toBe('cancelled')
    const answers = { text: 'Ben Sousa, born on 1 May 2020' }
    await requestChange(desk, owner, policy, { kind: 'dependant', answers, language: 'en' })
    office.travelTo('2027-01-05T12:00:00Z')
    await keepHouse(desk)
    expect((await stateOf(policy)).state).toBe('ended')
    expect(await findRequestsOf(desk, owner, policy)).toMatchObject([{ state: 'refused' }])
    expect(await takeBack(broker, policy)).toEqual(takenBack)
    expect(await stateOf(policy)).toEqual(before)
    // What was asked meanwhile was closed by the end that never was.
    const again = { kind: 'dependant', state: 'open', reply: undefined }
    expect(await findRequestsOf(desk, owner, policy)).toMatchObject([again])
    expect(await newestMail(policy)).toMatchObject({
      kind: 'endTakenBack',
      values: { next: 'goesOn' },
    })
    await keepHouse(desk)
    expect((await stateOf(policy)).state).toBe('active')
  }, 60_000)

  test('is taken back after the note that made it good, one after the other', async () => {
    const { policy, broker } = await noticeOf('private-health')
    await noteEnd(desk, broker, policy, proof('2026-10-01'))
    const both = await seen(broker, policy)
    expect(await takeBack(broker, policy)).toEqual(takenBack)
    expect((await stateOf(policy)).state).toBe('cancelled')
    // Who saw both takes back no more than they saw.
    expect(
      await takeEndBack(desk, broker, policy, { noted: both?.id ?? 0, reason: 'misread' }),
    ).toEqual(notNoted)
    expect(await takeBack(broker, policy)).toEqual(takenBack)
    expect((await stateOf(policy)).state).toBe('active')
  })

  test('is told to be a mistake also where the contract had ended by a note on it', async () => {
    const { policy, application, broker } = await noticeOf('private-health')
    await follow(application)
    office.travelTo('2026-11-18T12:00:00Z')
    await noteEnd(desk, broker, policy, { by: 'insurer', endDate: '2026-11-16' })
    await keepHouse(desk)
    expect((await stateOf(policy)).state).toBe('ended')
    for (const next of ['waits', 'goesOn']) {
      office.travelTo(next === 'waits' ? '2026-11-18T13:00:00Z' : '2026-11-18T14:00:00Z')
      expect(await takeBack(broker, policy)).toEqual(takenBack)
      expect(await newestMail(policy)).toMatchObject({ kind: 'endTakenBack', values: { next } })
    }
    expect((await stateOf(policy)).state).toBe('active')
  })
})

test('what customers did, and what ended by itself, nobody takes back', async () => {
  const own = await cancelled('household')
  expect(await takeBack(own.broker, own.policy)).toEqual(notNoted)
  const withdrawn = await begun('household')
  await withdraw(desk, withdrawn.owner, { reference: withdrawn.policy })
  expect(await takeBack(withdrawn.broker, withdrawn.policy)).toEqual(notNoted)
  // One whose wrong notice was taken back before it ended with its own last day.
  const over = await begun('expat-short-term')
  await moveApplication(desk, over.broker, over.application, 'cancelled')
  await takeBack(over.broker, over.policy)
  office.travelTo('2032-10-05T12:00:00Z')
  await keepHouse(desk)
  expect((await stateOf(over.policy)).state).toBe('ended')
  expect(await takeBack(over.broker, over.policy)).toEqual(notNoted)
})

test('only the office sees a noted end and takes it back', async () => {
  const { policy, broker, owner } = await cancelled()
  await noteEnd(desk, broker, policy, proof('2026-11-18'))
  const noted = (await seen(broker, policy))?.id ?? 0
  expect(await seen(owner, policy)).toBeUndefined()
  for (const actor of [owner, await addStaff(office, 'editor')]) {
    expect(await takeEndBack(desk, actor, policy, { noted, reason: 'misread' })).toEqual({
      outcome: 'notFound',
    })
  }
  expect(await takeBack(broker, policy)).toEqual(takenBack)
})
