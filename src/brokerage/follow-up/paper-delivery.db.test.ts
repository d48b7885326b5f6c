import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anonymous } from '#accounts/acting-user.ts'
import { submitApplication } from '../applications/submit-application.ts'
import { deliverMail } from '../mails/system-deliver-mail.ts'
import { correctPosting } from '../office/correct-posting.ts'
import { findQueue } from '../office/find-queue.ts'
import { findRequest } from '../office/find-request.ts'
import { notePosted } from '../office/note-posted.ts'
import { decideRequest, findAudit } from '../office/work-on-cases.ts'
import { readLineDocument } from '../papers/line-documents.ts'
import { findPolicy } from '../policies/find-policy.ts'
import { customerRequests } from '../service/tables.ts'
import { findForWithdrawal, withdraw } from '../service/withdraw.ts'
import { applicationEvents, applications } from '../tables.ts'
import { addCustomer, addStaff, type TestDesk } from '../test-desk.ts'
import { completeOrder } from '../test-orders.ts'
import { openTestFollowUp } from './test-follow-up.ts'

let office: TestDesk
let after: Awaited<ReturnType<typeof openTestFollowUp>>
let broker: Awaited<ReturnType<typeof addStaff>>
beforeAll(async () => {
  after = await openTestFollowUp()
  office = after.office
  broker = await addStaff(office, 'broker')
})
afterAll(() => office.close())

/** A contract whose customer chose how its papers come. */
async function contract(delivery: 'paper' | 'electronic') {
  office.travelTo('2026-11-16T12:00:00Z')
  const { desk } = office
  const owner = await addCustomer(office)
  const order = await completeOrder(desk, 'household', { email: owner.email })
  const answers = { ...(order.answers as object), delivery }
  const submitted = await submitApplication(desk, owner, { ...order, answers })
  if (submitted.outcome !== 'submitted') throw new Error(JSON.stringify(submitted))
  const { reference } = submitted
  await after.settle(reference)
  return { owner, reference }
}

async function requestsOf(reference: string) {
  const { id } = await after.rowOf(reference)
  return office.desk.db
    .select()
    .from(customerRequests)
    .where(and(eq(customerRequests.applicationId, id), eq(customerRequests.kind, 'papers')))
    .orderBy(asc(customerRequests.id))
}

async function lettersOf(reference: string): Promise<[string, string]> {
  const [first, second, ...others] = await requestsOf(reference)
  if (!first || !second || others.length > 0) throw new Error('There are not two letters.')
  return [first.reference, second.reference]
}

async function eventsOf(reference: string, kind: string) {
  const { id } = await after.rowOf(reference)
  const isMeant = and(eq(applicationEvents.applicationId, id), eq(applicationEvents.kind, kind))
  const rows = await office.desk.db.select().from(applicationEvents).where(isMeant)
  return rows.map(({ details }) => details)
}

const post = (reference: string, on: string) => notePosted(office.desk, broker, reference, on)

describe('papers on paper', () => {
  test('are a task for each set, once, with all that goes into the letter', async () => {
    const { desk } = office
    const { reference } = await contract('paper')
    const [first, second] = await lettersOf(reference)
    // However often the work is done again.
    const isMeant = eq(applications.reference, reference)
    await desk.db.update(applications).set({ followedUpAt: null }).where(isMeant)
    await desk.db.execute(`delete from outgoing_mails`)
    await Promise.all([after.settle(reference), after.settle(reference)])
    expect(await lettersOf(reference)).toEqual([first, second])

    const waiting = await findQueue(desk, broker, { limit: 100 })
    expect(waiting.map((entry) => entry.reference)).toEqual(expect.arrayContaining([first, second]))
    const application = await findRequest(desk, broker, first)
    expect(application?.letter).toMatchObject({
      papers: 'application',
      name: expect.stringMatching(/\w+ \w+/),
      address: expect.stringMatching(/\d{5}/),
    })
    expect(application?.files.map(({ code }) => code).toSorted()).toEqual([
      'applicationSummary',
      'brokerMandate',
      'sepaMandate',
      'withdrawalNotice',
    ])
    const documents = application?.letter?.documents ?? []
    expect(documents.length).toBeGreaterThan(3)
    for (const { sha256 } of documents) {
      expect(await readLineDocument(desk, sha256)).toBeDefined()
    }
    const contractSet = await findRequest(desk, broker, second)
    expect(contractSet?.letter).toMatchObject({ papers: 'contract', documents: [] })
    expect(contractSet?.files.map(({ code }) => code).toSorted()).toEqual([
      'invoice',
      'policy',
      'sepaPreNotification',
    ])
  }, 60_000)

  test('come by no mail, and the mails say so', async () => {
    const { owner, reference } = await contract('paper')
    for (const id of (await after.tracesOf(reference)).mailIds) await deliverMail(office.desk, id)
    const sent = office.mails.filter(({ to }) => to === owner.email)
    expect(sent.map(({ attachments = [] }) => attachments)).toEqual([[], []])
    for (const { text } of sent) expect(text).toContain('by post')
    for (const { text } of sent) expect(text).not.toContain('attached')
  }, 60_000)

  test('are nobody’s task where they go by mail', async () => {
    const { reference } = await contract('electronic')
    expect(await requestsOf(reference)).toEqual([])
    expect(await eventsOf(reference, 'postingOrdered')).toEqual([])
  }, 60_000)

  test('are posted once, by a broker, on a day that can be', async () => {
    const { desk } = office
    const { owner, reference } = await contract('paper')
    const [first] = await lettersOf(reference)
    office.travelTo('2026-11-18T12:00:00Z')
    for (const nobody of [owner, anonymous, await addStaff(office, 'editor')]) {
      const outcome = await notePosted(desk, nobody, first, '2026-11-17')
      expect(outcome).toEqual({ outcome: 'notFound' })
    }
    expect(await post('FR-0000-0000-0000', '2026-11-17')).toEqual({ outcome: 'notFound' })
    for (const impossible of ['2026-11-15', '2026-11-19', '2026-02-30', 'soon', '']) {
      expect(await post(first, impossible), impossible).toEqual({ outcome: 'impossibleDay' })
    }
    // Nobody decides about it.
    for (const to of ['done', 'refused'] as const) {
      expect(await decideRequest(desk, broker, first, to)).toBe(false)
    }
    const both = await Promise.all([post(first, '2026-11-17'), post(first, '2026-11-18')])
    const outcomes = both.map(({ outcome }) => outcome).toSorted()
    expect(outcomes).toEqual(['posted', 'postedBefore'])
    const posted = await eventsOf(reference, 'posted')
    expect(posted).toEqual([
      { papers: 'application', request: first, on: expect.stringMatching(/^2026-11-1[78]$/) },
    ])
    const about = { caseKind: 'request', caseReference: first } as const
    const actions = (await findAudit(desk, broker, about)).map(({ action }) => action)
    expect(actions).toEqual(['note-posted'])
  }, 60_000)

  test('begin the period to withdraw once the last has had time to arrive', async () => {
    const { desk } = office
    const { owner, reference } = await contract('paper')
    for (const id of (await after.tracesOf(reference)).mailIds) await deliverMail(desk, id)
    const [first, second] = await lettersOf(reference)
    const show = async () => {
      const policy = await findPolicy(desk, owner, reference)
      const { papersReceivedOn, withdrawUntil, mayWithdraw } = policy ?? {}
      return { papersReceivedOn, withdrawUntil, mayWithdraw }
    }
    const notBegun = { papersReceivedOn: undefined, withdrawUntil: undefined, mayWithdraw: true }
    office.travelTo('2026-11-17T12:00:00Z')
    expect(await post(second, '2026-11-17')).toEqual({ outcome: 'posted' })
    // The notice of the right is in the other one.
    office.travelTo('2027-03-01T12:00:00Z')
    expect(await show()).toEqual(notBegun)
    expect(await findForWithdrawal(desk, owner, { reference })).toMatchObject({
      possible: true,
      until: undefined,
      isWaitingForPapers: true,
    })
    expect(await post(first, '2027-03-01')).toEqual({ outcome: 'posted' })
    const received = { papersReceivedOn: '2027-03-05', withdrawUntil: '2027-03-19' }
    expect(await show()).toEqual({ ...received, mayWithdraw: true })
    expect(await eventsOf(reference, 'papersReceived')).toEqual([{ by: 'post', on: '2027-03-05' }])
    office.travelTo('2027-03-19T22:30:00Z')
    expect(await show()).toEqual({ ...received, mayWithdraw: true })
    // Midnight in Berlin.
    office.travelTo('2027-03-19T23:30:00Z')
    expect(await show()).toEqual({ ...received, mayWithdraw: false })
    expect(await withdraw(desk, owner, { reference })).toEqual({ outcome: 'tooLate' })
  }, 60_000)
})

describe('a wrong day of posting', () => {
  const show = async (owner: Awaited<ReturnType<typeof addCustomer>>, reference: string) => {
    const policy = await findPolicy(office.desk, owner, reference)
    const { papersReceivedOn, withdrawUntil, mayWithdraw } = policy ?? {}
    return { papersReceivedOn, withdrawUntil, mayWithdraw }
  }
  const correct = (reference: string, postedOn: string) =>
    correctPosting(office.desk, broker, reference, { postedOn, reason: 'postedLater' })

  test('is corrected by a broker: a later one gives time back, an earlier one takes none', async () => {
    const { desk } = office
    const { owner, reference } = await contract('paper')
    const [first, second] = await lettersOf(reference)
    expect(await correct(first, '2026-11-16')).toEqual({ outcome: 'notFound' })
    office.travelTo('2026-11-18T12:00:00Z')
    await post(first, '2026-11-17')
    // Before the other letter it only changes what the period will be counted from.
    expect(await correct(first, '2026-11-18')).toEqual({ outcome: 'corrected' })
    expect((await show(owner, reference)).papersReceivedOn).toBeUndefined()
    await post(second, '2026-11-17')
    const begun = { papersReceivedOn: '2026-11-23', withdrawUntil: '2026-12-07' }
    expect(await show(owner, reference)).toEqual({ ...begun, mayWithdraw: true })

    // It is over by then, and was not when the truth is known.
    office.travelTo('2026-12-08T12:00:00Z')
    expect((await show(owner, reference)).mayWithdraw).toBe(false)
    const both = await Promise.all([correct(second, '2026-12-01'), correct(second, '2026-12-01')])
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['corrected', 'unchanged'])
    const later = { papersReceivedOn: '2026-12-07', withdrawUntil: '2026-12-21' }
    expect(await show(owner, reference)).toEqual({ ...later, mayWithdraw: true })
    expect(await correct(second, '2026-11-16')).toEqual({ outcome: 'corrected' })
    expect(await show(owner, reference)).toEqual({
      papersReceivedOn: '2026-11-23',
      withdrawUntil: '2026-12-21',
      mayWithdraw: true,
    })
    expect((await findRequest(desk, broker, second))?.letter?.postedOn).toBe('2026-11-16')
    const reason = 'postedLater'
    expect(await eventsOf(reference, 'postingCorrected')).toEqual([
      { papers: 'application', request: first, on: '2026-11-18', from: '2026-11-17', reason },
      { papers: 'contract', request: second, on: '2026-12-01', from: '2026-11-17', reason },
      { papers: 'contract', request: second, on: '2026-11-16', from: '2026-12-01', reason },
    ])
  }, 60_000)

  test('is corrected by nobody else, to a day that can be', async () => {
    const { owner, reference } = await contract('paper')
    const [first] = await lettersOf(reference)
    office.travelTo('2026-11-18T12:00:00Z')
    await post(first, '2026-11-17')
    for (const nobody of [owner, anonymous, await addStaff(office, 'editor')]) {
      const correction = { postedOn: '2026-11-18', reason: 'mistyped' } as const
      const outcome = await correctPosting(office.desk, nobody, first, correction)
      expect(outcome).toEqual({ outcome: 'notFound' })
    }
    for (const impossible of ['2026-11-15', '2026-11-19', '2026-02-30', 'soon', '']) {
      expect(await correct(first, impossible), impossible).toEqual({ outcome: 'impossibleDay' })
    }
    expect(await correct(first, '2026-11-17')).toEqual({ outcome: 'unchanged' })
    expect(await eventsOf(reference, 'postingCorrected')).toEqual([])
  }, 60_000)
})

describe('a last day to withdraw that moves on', () => {
  const newsOf = (owner: { readonly email: string }) =>
    office.mails.filter(({ to, subject }) => to === owner.email && subject.includes('more time'))
  const deliverAll = async (reference: string) => {
    for (const id of (await after.tracesOf(reference)).mailIds) await deliverMail(office.desk, id)
  }
  /** Both letters noted as posted on a day. */
  async function posted(on: string) {
    const { owner, reference } = await contract('paper')
    const letters = await lettersOf(reference)
    office.travelTo(`${on}T12:00:00Z`)
    for (const letter of letters) await post(letter, on)
    await deliverAll(reference)
    return { owner, reference, letters }
  }

  test.each(['postedLater', 'cameBack'] as const)(
    'is told once: %s',
    async (reason) => {
      const { owner, reference, letters } = await posted('2026-11-17')
      const correct = (postedOn: string) =>
        correctPosting(office.desk, broker, letters[1], { postedOn, reason })
      expect(newsOf(owner)).toEqual([])
      office.travelTo('2026-12-01T12:00:00Z')
      await Promise.all([correct('2026-12-01'), correct('2026-12-01')])
      await deliverAll(reference)
      const [mail, ...others] = newsOf(owner)
      expect(others).toEqual([])
      expect(mail?.text).toMatch(/until 21 December 2026/)
      expect(mail?.attachments).toEqual([])
      const policy = await findPolicy(office.desk, owner, reference)
      expect(mail?.text).toContain(`/me/policies/${policy?.reference}`)
      // The same day as a reminder calls it, so that a calendar moves what it has.
      expect(mail?.icalEvent?.content).toContain(`${policy?.reference}-withdrawalEnds`)
      expect(mail?.icalEvent?.content).toContain('20261221')

      // Back and forth takes nothing away, so there is nothing to tell.
      await correct('2026-11-17')
      await correct('2026-12-01')
      office.travelTo('2026-12-04T12:00:00Z')
      await correct('2026-12-04')
      await deliverAll(reference)
      expect(newsOf(owner).map(({ text }) => /until (\d+) Dec/.exec(text)?.[1])).toEqual([
        '21',
        '22',
      ])
    },
    60_000,
  )

  test('is no news where nothing can be withdrawn from', async () => {
    const { owner, reference, letters } = await posted('2026-11-17')
    office.travelTo('2026-11-18T12:00:00Z')
    expect(await withdraw(office.desk, owner, { reference })).toMatchObject({
      outcome: 'withdrawn',
    })
    const late = await posted('2026-11-17')
    office.travelTo('2027-03-01T12:00:00Z')
    for (const [first] of [letters, late.letters]) {
      const correction = { postedOn: '2026-11-18', reason: 'mistyped' } as const
      expect(await correctPosting(office.desk, broker, first, correction)).toEqual({
        outcome: 'corrected',
      })
    }
    for (const each of [reference, late.reference]) await deliverAll(each)
    expect([...newsOf(owner), ...newsOf(late.owner)]).toEqual([])
  }, 60_000)
})

describe('papers by mail', () => {
  test('begin it on the day of the later mail, in Berlin, and once', async () => {
    const { desk } = office
    const { owner, reference } = await contract('electronic')
    const [submitted = 0, accepted = 0] = (await after.tracesOf(reference)).mailIds
    const policy = () => findPolicy(desk, owner, reference)
    expect(await policy()).toMatchObject({ papersReceivedOn: undefined, mayWithdraw: true })
    // The server was away for the first one.
    await deliverMail(desk, accepted)
    expect(await policy()).toMatchObject({ papersReceivedOn: undefined, mayWithdraw: true })
    office.travelTo('2026-11-18T23:30:00Z')
    await deliverMail(desk, submitted)
    const received = { papersReceivedOn: '2026-11-19', withdrawUntil: '2026-12-03' }
    expect(await policy()).toMatchObject(received)
    office.travelTo('2026-11-25T12:00:00Z')
    await deliverMail(desk, submitted)
    expect(await policy()).toMatchObject(received)
    expect(await eventsOf(reference, 'papersReceived')).toEqual([{ by: 'mail', on: '2026-11-19' }])
  }, 60_000)

  test('begin it although who sent the last one died before noting so', async () => {
    const { desk } = office
    const { owner, reference } = await contract('electronic')
    const [submitted = 0, accepted = 0] = (await after.tracesOf(reference)).mailIds
    await deliverMail(desk, submitted)
    const died = new Error('killed')
    let transactions = 0
    const dying = {
      ...desk,
      db: new Proxy(desk.db, {
        get: (db, name) => {
          const value = Reflect.get(db, name)
          if (name !== 'transaction') return typeof value === 'function' ? value.bind(db) : value
          return (...given: Parameters<typeof db.transaction>) => {
            transactions += 1
            if (transactions === 2) throw died
            return db.transaction(...given)
          }
        },
      }),
    }
    await expect(deliverMail(dying, accepted)).rejects.toBe(died)
    expect((await findPolicy(desk, owner, reference))?.papersReceivedOn).toBeUndefined()
    const mails = office.mails.length
    await deliverMail(desk, accepted)
    expect(office.mails).toHaveLength(mails)
    expect((await findPolicy(desk, owner, reference))?.papersReceivedOn).toBe('2026-11-16')
  }, 60_000)
})
