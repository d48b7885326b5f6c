import { createServer } from 'node:http'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { anonymous } from '#accounts/acting-user.ts'
import { customers } from '#accounts/tables.ts'
import type { ApplicationState } from '#insurance/application/states.ts'
import { listenHere } from '#platform/test-listening.ts'
import type { BrokerageDesk } from '../desk.ts'
import { eraseData } from '../privacy/erase-data.ts'
import { cancelPolicy } from '../service/cancel-policy.ts'
import { withdraw } from '../service/withdraw.ts'
import { applications, policies } from '../tables.ts'
import { placeOrder } from '../test-contracts.ts'
import { addCustomer } from '../test-desk.ts'
import { followUp } from './system-follow-up.ts'
import { settleConversion } from './system-settle-conversion.ts'
import { type Owner, openTestFollowUp } from './test-follow-up.ts'

const after = await openTestFollowUp()
const { office } = after

const COPY = ['applicationSummary', 'brokerMandate', 'sepaMandate', 'withdrawalNotice']
const CONTRACT = ['invoice', 'policy', 'sepaPreNotification']

const by =
  (...states: readonly ApplicationState[]) =>
  (reference: string) =>
    after.move(reference, ...states)

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
      what: 'staff took it up',
      act: by('underwriting'),
      state: 'underwriting',
      mails: ['submitted'],
    },
    {
      what: 'staff asked for more',
      act: by('informationNeeded'),
      state: 'informationNeeded',
      mails: ['submitted', 'informationNeeded'],
    },
    {
      what: 'it was accepted',
      act: by('accepted'),
      state: 'active',
      mails: ['submitted', 'accepted'],
      papers: [...COPY, ...CONTRACT],
    },
    {
      what: 'it was made active',
      act: by('accepted', 'active'),
      state: 'active',
      mails: ['submitted', 'accepted'],
      papers: [...COPY, ...CONTRACT],
    },
    {
      what: 'it was declined',
      act: by('declined'),
      state: 'declined',
      mails: ['submitted', 'declined'],
      isHandedOver: false,
    },
    {
      what: 'its customer withdrew',
      state: 'withdrawn',
      act: (reference, owner) => withdraw(office.desk, owner, { reference }),
      mails: ['submitted', 'takenBack'],
      isHandedOver: false,
    },
    {
      // There was a contract, which the insurer has to unwind.
      what: 'its contract was withdrawn from',
      state: 'withdrawn',
      act: async (reference, owner) => {
        await after.move(reference, 'accepted')
        await withdraw(office.desk, owner, { reference })
      },
      mails: ['submitted', 'withdrawn'],
    },
    {
      what: 'its contract was cancelled',
      state: 'cancelled',
      act: async (reference, owner) => {
        await after.move(reference, 'accepted', 'active')
        const { id } = await after.rowOf(reference)
        const isMeant = eq(policies.applicationId, id)
        const [policy] = await office.desk.db.select().from(policies).where(isMeant)
        const ended = await cancelPolicy(office.desk, owner, policy?.reference ?? '')
        expect(ended).toMatchObject({ outcome: 'cancelled' })
      },
      mails: ['submitted', 'accepted', 'cancelled'],
      papers: [...COPY, ...CONTRACT],
    },
  ])(
    '$what',
    async ({ act, state, mails, papers = COPY, isHandedOver = true }) => {
      const owner = await addCustomer(office)
      const reference = await after.order('household', owner)
      await act(reference, owner)
      await after.settle(reference)
      const traces = await after.tracesOf(reference)
      expect(traces).toMatchObject({ state, mails, isHandedOver, isDone: true })
      expect(traces.papers).toEqual([...papers].toSorted())
      // A job that comes later changes nothing.
      await office.desk.db
        .update(applications)
        .set({ followedUpAt: null })
        .where(eq(applications.reference, reference))
      await after.settle(reference)
      expect(await after.tracesOf(reference)).toEqual(traces)
      // Each of the papers goes along with the mail that is about them.
      await after.deliverAll(reference)
      const sent = office.mails.filter(({ to }) => to === owner.email)
      const accepted = sent[mails.indexOf('accepted')]
      if (accepted) {
        expect(accepted.icalEvent?.content).toMatch(/DTSTART;VALUE=DATE:2026/)
        // As the feed calls it: a calendar that has both shows one.
        expect(accepted.icalEvent?.content).toMatch(/UID:.+-coverStarts@/)
      }
      const attached = sent.map(({ attachments = [] }) => attachments.length)
      // The first one brings what was shown before, too, but for what was signed since.
      const { before = [] } = office.desk.lines['household']?.definition.documents ?? {}
      const shown = before.filter((code) => code !== 'adviceRecord' && !COPY.includes(code))
      const expected: Readonly<Record<string, number>> = {
        submitted: COPY.length + shown.length,
        accepted: CONTRACT.length,
      }
      expect(attached).toEqual(mails.map((kind) => expected[kind] ?? 0))
    },
    120_000,
  )
})

test('what was sent without signing in is in the account of its address, once somebody is in charge of it', async () => {
  const { desk } = office
  const owner = await addCustomer(office, 'mara@example.org')
  const unproven = await addCustomer(office, 'stranger@example.org')
  await desk.db
    .update(customers)
    .set({ addressProvenAt: null })
    .where(eq(customers.id, unproven.userId))
  for (const [email, holder] of [
    ['Mara@example.org', owner.userId],
    [unproven.email, null],
  ] as const) {
    const reference = await placeOrder(desk, anonymous, 'household', { email })
    await after.settle(reference)
    expect(await after.tracesOf(reference)).toMatchObject({ state: 'active', isDone: true })
    const { id, customerId } = await after.rowOf(reference)
    const [policy] = await desk.db.select().from(policies).where(eq(policies.applicationId, id))
    const papers = (await after.filesOf(reference)).map((file) => file.customerId)
    expect(new Set([customerId, policy?.customerId, ...papers])).toEqual(new Set([holder]))
  }
})

test('a job that dies anywhere is taken up where it was', async () => {
  const owner = await addCustomer(office)
  const reference = await after.order('household', owner)
  await after.move(reference, 'underwriting')
  const { id } = await after.rowOf(reference)
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
  await after.settle(reference)
  const traces = await after.tracesOf(reference)
  expect(traces).toMatchObject({ mails: ['submitted'], papers: COPY, handOvers: 1 })
})

test('the partner’s click is reported once, without the person, although the order was taken back', async () => {
  const owner = await addCustomer(office)
  const reference = await after.order('household', owner)
  const withoutClick = await after.order('household', owner, '')
  await withdraw(office.desk, owner, { reference })
  const network = await openNetwork([503, 200])
  const { id } = await after.rowOf(reference)
  // The order itself goes on while the network is away, and orders the report once.
  for (let runs = 0; runs < 2; runs += 1) {
    await after.settle(reference, network.desk)
    const isMeant = eq(applications.reference, reference)
    await office.desk.db.update(applications).set({ followedUpAt: null }).where(isMeant)
  }
  await after.settle(withoutClick, network.desk)
  expect((await after.tracesOf(reference)).mails).toEqual(['submitted', 'takenBack'])
  expect(await reportsOf(reference)).toBe(1)
  expect(await reportsOf(withoutClick)).toBe(0)
  // The job fails, and is run again; once more changes nothing.
  await expect(settleConversion(network.desk, id)).rejects.toThrow('answered 503')
  await settleConversion(network.desk, id)
  await settleConversion(network.desk, id)
  network.close()
  const [first, second, ...others] = network.asked
  expect(others).toEqual([])
  expect(second?.href).toBe(first?.href)
  expect(Object.fromEntries(second?.searchParams ?? [])).toEqual({
    p: '42',
    oid: reference,
    ocategory: 'lead',
    oname: 'household',
    s_id: 'click-1',
    ovalue: expect.stringMatching(/^\d+\.\d{2}$/),
  })
})

test('a network that knows nothing of our program holds no order up', async () => {
  const reference = await after.order('household', await addCustomer(office))
  const network = await openNetwork([404, 404, 404])
  await after.settle(reference, network.desk)
  const { id } = await after.rowOf(reference)
  await expect(settleConversion(network.desk, id)).rejects.toThrow('answered 404')
  network.close()
  expect(await after.tracesOf(reference)).toMatchObject({
    state: 'active',
    mails: ['submitted', 'accepted'],
    isHandedOver: true,
    isDone: true,
  })
})

/** A partner's network that gives these answers, and a desk that is connected to it. */
async function openNetwork(answers: readonly number[]) {
  const asked: URL[] = []
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://network'))
    response.writeHead(answers[asked.length - 1] ?? 200).end()
  })
  const port = await listenHere(server)
  const financeAds = { url: `http://127.0.0.1:${port}/lead`, programId: '42' }
  return { asked, desk: { ...office.desk, financeAds }, close: () => server.close() }
}

/** How many jobs were ordered that report this order. */
async function reportsOf(reference: string): Promise<number> {
  const { id } = await after.rowOf(reference)
  const { rows } = await office.desk.db.execute(sql`
    select from pgboss.job
    where name = 'report-conversion' and data = ${JSON.stringify({ applicationId: id })}::jsonb`)
  return rows.length
}

test('what was erased before the first job gets no papers and no copy by mail', async () => {
  const owner = await addCustomer(office)
  const reference = await after.order('household', owner)
  await withdraw(office.desk, owner, { reference })
  await eraseData(office.desk, owner)
  await after.settle(reference)
  expect(await after.tracesOf(reference)).toMatchObject({
    papers: [],
    isHandedOver: false,
    isDone: true,
  })
})
