import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { anonymous } from '#accounts/acting-user.ts'
import { findAudit } from '../audit/find-audit.ts'
import { type OutgoingMail, outgoingMails } from '../mails/tables.ts'
import { decideRequest } from '../office/decide-request.ts'
import { findQueue } from '../office/find-queue.ts'
import { findRequest } from '../office/find-request.ts'
import { notePosted } from '../office/note-posted.ts'
import { readLineDocument } from '../papers/line-documents.ts'
import { findPolicy } from '../policies/find-policy.ts'
import { noteReceipt } from '../policies/system-note-receipt.ts'
import { findForWithdrawal, withdraw } from '../service/withdraw.ts'
import { applications } from '../tables.ts'
import { addStaff } from '../test-desk.ts'
import { deliverMail } from './system-deliver-mail.ts'
import { openTestPaperDelivery } from './test-paper-delivery.ts'

const after = await openTestPaperDelivery()
const { office, broker, contract, requestsOf, lettersOf, eventsOf, periodOf, post, deliverAll } =
  after

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
  })

  test('come by no mail, and the mails say so', async () => {
    const { owner, reference } = await contract('paper')
    await deliverAll(reference)
    const sent = office.mails.filter(({ to }) => to === owner.email)
    expect(sent.map(({ attachments = [] }) => attachments)).toEqual([[], []])
    for (const { text } of sent) expect(text).toContain('by post')
    for (const { text } of sent) expect(text).not.toContain('attached')
  })

  test('are nobody’s task where they go by mail', async () => {
    const { reference } = await contract('electronic')
    expect(await requestsOf(reference)).toEqual([])
    expect(await eventsOf(reference, 'postingOrdered')).toEqual([])
  })

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
      expect(await decideRequest(desk, broker, first, to)).toEqual({ outcome: 'notOpen' })
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
  })

  test('begin the period to withdraw once the last has had time to arrive', async () => {
    const { desk } = office
    const { owner, reference } = await contract('paper')
    await deliverAll(reference)
    const [first, second] = await lettersOf(reference)
    const show = () => periodOf(owner, reference)
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
  })
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
  })

  test('begin it with both mails that bring papers, and with no other one about the contract', async () => {
    const { desk } = office
    const { owner, reference } = await contract('electronic')
    const [submitted = 0, accepted = 0] = (await after.tracesOf(reference)).mailIds
    await deliverMail(desk, accepted)
    const [{ id: _, ...mail } = { id: 0 }] = await desk.db
      .select()
      .from(outgoingMails)
      .where(eq(outgoingMails.id, accepted))
    const other = {
      kind: 'informationNeeded',
      dedupeKey: `other:${reference}`,
      messageId: reference,
    }
    await desk.db.insert(outgoingMails).values({ ...mail, ...other } as OutgoingMail)
    await noteReceipt(desk, (await after.rowOf(reference)).id)
    expect((await findPolicy(desk, owner, reference))?.papersReceivedOn).toBeUndefined()
    await deliverMail(desk, submitted)
    expect((await findPolicy(desk, owner, reference))?.papersReceivedOn).toBe('2026-11-16')
  })

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
  })
})
