import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { ApplicationState } from '#insurance/application/states.ts'
import { moveApplication } from '../applications/move-application.ts'
import { submitApplication } from '../applications/submit-application.ts'
import { withdrawConsent } from '../consents/withdraw-consent.ts'
import type { BrokerageDesk } from '../desk.ts'
import { deliverMail } from '../mails/system-deliver-mail.ts'
import { outgoingMails } from '../mails/tables.ts'
import { eraseData } from '../privacy/erase-data.ts'
import { cancelPolicy } from '../service/cancel-policy.ts'
import { withdraw } from '../service/withdraw.ts'
import { applicationEvents, applications, brokerageFiles, policies } from '../tables.ts'
import { addCustomer, addStaff, openTestDesk, type TestDesk } from '../test-desk.ts'
import { completeOrder } from '../test-orders.ts'
import { followUp } from './system-follow-up.ts'

/*
 * Nobody runs jobs here but the tests themselves, so that somebody always acts before the first job
 * did, or right in the middle of it.
 */
let office: TestDesk
let broker: ActingUser
beforeAll(async () => {
  office = await openTestDesk({ runJobs: false })
  broker = await addStaff(office, 'broker')
})
afterAll(() => office.close())

type Owner = Awaited<ReturnType<typeof addCustomer>>

async function order(line: string, owner: Owner, affiliateId = 'click-1') {
  const { desk } = office
  const click = affiliateId === '' ? {} : { affiliateId }
  const wanted = await completeOrder(desk, line, { email: owner.email, ...click })
  const sent = await submitApplication(desk, owner, wanted)
  if (sent.outcome !== 'submitted') throw new Error(JSON.stringify(sent))
  return sent.reference
}

async function rowOf(reference: string) {
  const isMeant = eq(applications.reference, reference)
  const [row] = await office.desk.db.select().from(applications).where(isMeant)
  if (!row) throw new Error('The application is gone.')
  return row
}

/** Runs the jobs that are due, as the worker would: until nothing follows any more. */
async function settle(reference: string, desk: BrokerageDesk = office.desk): Promise<void> {
  const { id } = await rowOf(reference)
  for (let runs = 0; runs < 5 && (await rowOf(reference)).followedUpAt === null; runs += 1) {
    await followUp(desk, id)
  }
}

/** What an application has left behind, in order. */
async function tracesOf(reference: string) {
  const { db } = office.desk
  const { id, state, followedUpAt } = await rowOf(reference)
  const files = await db
    .select({ code: brokerageFiles.code })
    .from(brokerageFiles)
    .where(eq(brokerageFiles.applicationId, id))
  const mails = await db
    .select({ kind: outgoingMails.kind, id: outgoingMails.id })
    .from(outgoingMails)
    .where(eq(outgoingMails.applicationId, id))
    .orderBy(asc(outgoingMails.id))
  const events = await db
    .select({ kind: applicationEvents.kind })
    .from(applicationEvents)
    .where(eq(applicationEvents.applicationId, id))
  const handed = await readdir(join(office.folder, 'hand-over')).catch((): string[] => [])
  return {
    state,
    isDone: followedUpAt !== null,
    papers: files.flatMap(({ code }) => code ?? []).toSorted(),
    mails: mails.map(({ kind }) => kind),
    mailIds: mails.map((each) => each.id),
    isHandedOver: handed.includes(`${reference}.json.sealed`),
    handOvers: events.filter(({ kind }) => kind === 'handedOver').length,
  }
}

const COPY = ['applicationSummary', 'brokerMandate', 'sepaMandate', 'withdrawalNotice']
const CONTRACT = ['invoice', 'policy', 'sepaPreNotification']

const by =
  (...states: readonly ApplicationState[]) =>
  async (reference: string) => {
    for (const state of states) {
      const moved = await moveApplication(office.desk, broker, reference, state)
      expect(moved).toMatchObject({ outcome: 'moved' })
    }
  }

describe('what an order is owed is done, although before the first job', () => {
  test.each<{
    readonly what: string
    readonly act: (reference: string, owner: Owner) => Promise<unknown>
    readonly state: ApplicationState
    readonly mails: readonly string[]
    readonly papers?: readonly string[]
    readonly isHandedOver?: boolean
  }>([
    {
      ...{ what: 'staff took it up', act: by('underwriting'), state: 'underwriting' },
      mails: ['submitted'],
    },
    {
      ...{ what: 'staff asked for more', act: by('informationNeeded'), state: 'informationNeeded' },
      mails: ['submitted', 'informationNeeded'],
    },
    {
      ...{ what: 'it was accepted', act: by('accepted'), state: 'active' },
      ...{ mails: ['submitted', 'accepted'], papers: [...COPY, ...CONTRACT] },
    },
    {
      ...{ what: 'it was made active', act: by('accepted', 'active'), state: 'active' },
      ...{ mails: ['submitted', 'accepted'], papers: [...COPY, ...CONTRACT] },
    },
    {
      ...{ what: 'it was declined', act: by('declined'), state: 'declined' },
      ...{ mails: ['submitted', 'declined'], isHandedOver: false },
    },
    {
      ...{ what: 'its customer withdrew', state: 'withdrawn' },
      act: (reference, owner) => withdraw(office.desk, owner, { reference }),
      ...{ mails: ['submitted', 'withdrawn'], isHandedOver: false },
    },
    {
      // There was a contract, which the insurer has to unwind.
      ...{ what: 'its contract was withdrawn from', state: 'withdrawn' },
      act: async (reference, owner) => {
        await by('accepted')(reference)
        await withdraw(office.desk, owner, { reference })
      },
      mails: ['submitted', 'withdrawn'],
    },
    {
      ...{ what: 'its contract was cancelled', state: 'cancelled' },
      act: async (reference, owner) => {
        await by('accepted', 'active')(reference)
        const { id } = await rowOf(reference)
        const isMeant = eq(policies.applicationId, id)
        const [policy] = await office.desk.db.select().from(policies).where(isMeant)
        const ended = await cancelPolicy(office.desk, owner, policy?.reference ?? '')
        expect(ended).toMatchObject({ outcome: 'cancelled' })
      },
      ...{ mails: ['submitted', 'accepted', 'cancelled'], papers: [...COPY, ...CONTRACT] },
    },
  ])(
    '$what',
    async ({ act, state, mails, papers = COPY, isHandedOver = true }) => {
      const owner = await addCustomer(office)
      const reference = await order('household', owner)
      await act(reference, owner)
      await settle(reference)
      const traces = await tracesOf(reference)
      expect(traces).toMatchObject({ state, mails, isHandedOver, isDone: true })
      expect(traces.papers).toEqual([...papers].toSorted())
      // A job that comes later changes nothing.
      await office.desk.db
        .update(applications)
        .set({ followedUpAt: null })
        .where(eq(applications.reference, reference))
      await settle(reference)
      expect(await tracesOf(reference)).toEqual(traces)
      // Each of the papers goes along with the mail that is about them.
      for (const id of traces.mailIds) await deliverMail(office.desk, id)
      const sent = office.mails.filter(({ to }) => to === owner.email)
      const accepted = sent[mails.indexOf('accepted')]
      if (accepted) expect(accepted.icalEvent?.content).toMatch(/DTSTART;VALUE=DATE:2026/)
      const attached = sent.map(({ attachments = [] }) => attachments.length)
      // The first one brings our initial information, too.
      const expected = { submitted: COPY.length + 1, accepted: CONTRACT.length } as Record<
        string,
        number
      >
      expect(attached).toEqual(mails.map((kind) => expected[kind] ?? 0))
    },
    120_000,
  )
})

test('a job that dies anywhere is taken up where it was', async () => {
  const owner = await addCustomer(office)
  const reference = await order('household', owner)
  await by('underwriting')(reference)
  const { id } = await rowOf(reference)
  const { desk } = office
  const dead = new Error('killed')
  /** One more thing leaves a trace, the next one is not begun. */
  const mortal = (): BrokerageDesk => {
    let isLast = false
    const step = <Given extends unknown[], Result>(act: (...given: Given) => Promise<Result>) => {
      return async (...given: Given) => {
        if (isLast) throw dead
        isLast = true
        return act(...given)
      }
    }
    const { files, jobs, handOver } = desk
    return {
      ...desk,
      files: { ...files, put: step(files.put) },
      jobs: { ...jobs, send: step(jobs.send) as typeof jobs.send },
      handOver: { ...handOver, send: step(handOver.send) },
    }
  }
  for (const _ of [...COPY, 'mail']) await expect(followUp(mortal(), id)).rejects.toBe(dead)
  await settle(reference)
  const traces = await tracesOf(reference)
  expect(traces).toMatchObject({ mails: ['submitted'], papers: COPY, handOvers: 1 })
}, 120_000)

test('the partner’s click is reported once, without the person, although the order was taken back', async () => {
  const owner = await addCustomer(office)
  const reference = await order('household', owner)
  const withoutClick = await order('household', owner, '')
  await withdraw(office.desk, owner, { reference })
  const asked: URL[] = []
  const answers = [503, 200]
  const network = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://network'))
    response.writeHead(answers[asked.length - 1] ?? 200).end()
  })
  await once(network.listen(0, '127.0.0.1'), 'listening')
  const { port } = network.address() as AddressInfo
  const financeAds = { url: `http://127.0.0.1:${port}/lead`, programId: '42' }
  const desk = { ...office.desk, financeAds }
  const { id } = await rowOf(reference)
  // The network is away at first: the job fails, and is run again.
  await expect(followUp(desk, id)).rejects.toMatchObject({ code: 'content-unavailable' })
  await settle(reference, desk)
  await settle(withoutClick, desk)
  network.close()
  const [first, second, ...others] = asked
  expect(others).toEqual([])
  expect(second?.href).toBe(first?.href)
  expect(Object.fromEntries(second?.searchParams ?? [])).toEqual({
    ...{ p: '42', oid: reference, ocategory: 'lead', oname: 'household', s_id: 'click-1' },
    ovalue: expect.stringMatching(/^\d+\.\d{2}$/),
  })
  expect((await tracesOf(reference)).mails).toEqual(['submitted', 'withdrawn'])
}, 120_000)

describe('a consent about health that is withdrawn', () => {
  const withdrawHealth = (owner: Owner, reference: string) =>
    withdrawConsent(office.desk, owner, { code: 'healthDataConsent', reference })

  async function summariesOf(reference: string) {
    const { id } = await rowOf(reference)
    const rows = await office.desk.db
      .select()
      .from(brokerageFiles)
      .where(eq(brokerageFiles.applicationId, id))
    return rows.filter(({ code }) => code === 'applicationSummary')
  }

  /** The bytes that a summary with its health answers has. */
  let whole = 0
  beforeAll(async () => {
    const reference = await order('life', await addCustomer(office))
    await settle(reference)
    whole = (await summariesOf(reference))[0]?.bytes ?? 0
  }, 120_000)

  test('before the first job keeps the answers from the insurer and from the papers', async () => {
    const owner = await addCustomer(office)
    const reference = await order('life', owner)
    await withdrawHealth(owner, reference)
    await settle(reference)
    expect(await tracesOf(reference)).toMatchObject({
      ...{ state: 'withdrawn', mails: ['submitted', 'withdrawn'], isHandedOver: false },
    })
    const [summary, ...others] = await summariesOf(reference)
    expect(others).toEqual([])
    expect(summary?.bytes).toBeLessThan(whole)
  }, 120_000)

  test('before the first job of a contract in force keeps them from the insurer too', async () => {
    const owner = await addCustomer(office)
    const reference = await order('life', owner)
    await by('accepted')(reference)
    await withdrawHealth(owner, reference)
    await settle(reference)
    expect(await tracesOf(reference)).toMatchObject({ state: 'active', isHandedOver: false })
  }, 120_000)

  test('while the summary is drawn leaves no copy with the answers, not even its bytes', async () => {
    const owner = await addCustomer(office)
    const reference = await order('life', owner)
    const { desk } = office
    const { id } = await rowOf(reference)
    const put: string[] = []
    await followUp(
      {
        ...desk,
        files: {
          ...desk.files,
          // The paper is drawn, its row is not written yet.
          put: async (name, bytes) => {
            await desk.files.put(name, bytes)
            put.push(name)
            if (put.length === 1) {
              expect(await withdrawHealth(owner, reference)).toMatchObject({
                effect: 'stopsApplication',
              })
            }
          },
        },
      },
      id,
    )
    const [stale = ''] = put
    expect(await desk.files.get(stale)).toBeUndefined()
    const [summary, ...others] = await summariesOf(reference)
    expect(others).toEqual([])
    expect(summary?.id).not.toBe(stale)
    expect(summary?.bytes).toBeLessThan(whole)
    expect((await tracesOf(reference)).isHandedOver).toBe(false)
  }, 120_000)

  test('waits for a summary that is being kept, and takes it away', async () => {
    const owner = await addCustomer(office)
    const reference = await order('life', owner)
    const { desk } = office
    const { id } = await rowOf(reference)
    let withdrawn: Promise<unknown> = Promise.resolve()
    const kept = desk.clock.now()
    let reads = 0
    await followUp(
      {
        ...desk,
        clock: {
          // Read for the row of the paper, with the application locked.
          now: () => {
            reads += 1
            if (reads === 1) withdrawn = withdrawHealth(owner, reference)
            return kept
          },
        },
      },
      id,
    )
    await withdrawn
    await settle(reference)
    const [summary, ...others] = await summariesOf(reference)
    expect(others).toEqual([])
    expect(summary?.bytes ?? 0).toBeLessThan(whole)
    expect((await rowOf(reference)).state).toBe('withdrawn')
  }, 120_000)
})

test('what was erased before the first job gets no papers and no copy by mail', async () => {
  const owner = await addCustomer(office)
  const reference = await order('household', owner)
  await withdraw(office.desk, owner, { reference })
  await eraseData(office.desk, owner)
  await settle(reference)
  expect(await tracesOf(reference)).toMatchObject({ papers: [], isHandedOver: false, isDone: true })
})
