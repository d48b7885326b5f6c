import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type ActingUser, anonymous } from '#accounts/acting-user.ts'
import { takeTurns } from '#platform/database/test-take-turns.ts'
import { moveApplication } from '../applications/move-application.ts'
import { followUp } from '../follow-up/system-follow-up.ts'
import { tellInsurer } from '../follow-up/system-tell-insurer.ts'
import type { HandedMessage } from '../hand-over.ts'
import { outgoingMails } from '../mails/tables.ts'
import { keepHouse } from '../privacy/system-housekeeping.ts'
import { customerRequests } from '../service/tables.ts'
import { withdraw } from '../service/withdraw.ts'
import { applications, policies } from '../tables.ts'
import { contractByHand, placeOrder } from '../test-contracts.ts'
import { addCustomer, shareTestDesk } from '../test-desk.ts'
import { assignDeclaration } from './assign-declaration.ts'
import { decideRequest } from './decide-request.ts'

const office = await shareTestDesk({ runJobs: false })
const { desk } = office

async function contract(line?: string) {
  office.travelTo('2026-11-15T12:00:00Z')
  const owner = await addCustomer(office)
  return { owner, ...(await contractByHand(office, owner, line)) }
}

/** Declares without a number that anybody could find; gives back the receipt. */
async function declare(at: string, name: string) {
  office.travelTo(at)
  const email = `${name}@example.org`
  const declared = { name, contract: 'my insurance', email, language: 'en' } as const
  const kept = await withdraw(desk, anonymous, { reference: 'FP', email }, { declared })
  if (kept.outcome !== 'received') throw new Error(kept.outcome)
  return kept.receipt
}

async function endsOn(application: string, broker: ActingUser, endDate: string, today: string) {
  await moveApplication(desk, broker, application, 'cancelled', { details: { endDate } })
  office.travelTo(today)
}

async function standing(application: string) {
  const [row] = await desk.db
    .select({ id: applications.id, state: applications.state, policy: policies })
    .from(applications)
    .innerJoin(policies, eq(policies.applicationId, applications.id))
    .where(eq(applications.reference, application))
  if (row === undefined) throw new Error(application)
  const { state, endDate } = row.policy
  return { id: row.id, is: [row.state, state, endDate] }
}

describe('a withdrawal that was declared in time', () => {
  test('is carried out though its contract ended while it waited, as of the declaration', async () => {
    const { policy, application, broker } = await contract()
    const receipt = await declare('2026-11-20T12:00:00Z', 'waited')
    await endsOn(application, broker, '2026-11-30', '2026-12-02T12:00:00Z')
    await keepHouse(desk)
    const { id, is } = await standing(application)
    expect(is).toEqual(['ended', 'ended', '2026-11-30'])
    await followUp(desk, id)
    await assignDeclaration(desk, broker, receipt, policy)
    const decided = await decideRequest(desk, broker, receipt, 'done', { seen: application })
    expect(decided).toEqual({ outcome: 'decided' })
    expect((await standing(application)).is).toEqual(['withdrawn', 'withdrawn', '2026-11-20'])
    await followUp(desk, id)
    const mails = await desk.db
      .select({ kind: outgoingMails.kind })
      .from(outgoingMails)
      .where(eq(outgoingMails.applicationId, id))
      .orderBy(outgoingMails.id)
    expect(mails.map(({ kind }) => kind).slice(-2)).toEqual(['ended', 'withdrawn'])
    const told: HandedMessage[] = []
    const handOver = {
      ...desk.handOver,
      tell: async (message: HandedMessage) => void told.push(message),
    }
    await tellInsurer({ ...desk, handOver }, { requestId: await idOf(receipt) })
    expect(told).toMatchObject([
      { kind: 'withdrawal', contract: policy, at: '2026-11-20T12:00:00.000Z' },
    ])
  }, 60_000)

  test.each([true, false])(
    'gives back no cover for the days between an earlier end, noted as such (%s), and the declaration',
    async (isNoted) => {
      const { policy, application, broker } = await contract()
      await endsOn(application, broker, '2026-11-18', '2026-11-19T12:00:00Z')
      if (isNoted) await keepHouse(desk)
      const receipt = await declare('2026-11-20T12:00:00Z', `afterwards-${isNoted}`)
      await assignDeclaration(desk, broker, receipt, policy)
      const decided = await decideRequest(desk, broker, receipt, 'done', { seen: application })
      expect(decided).toEqual({ outcome: 'decided' })
      expect((await standing(application)).is).toEqual(['withdrawn', 'withdrawn', '2026-11-18'])
    },
  )

  test('ends nothing where no contract was made', async () => {
    const { owner, broker } = await contract()
    const declined = await placeOrder(desk, owner, 'household')
    await moveApplication(desk, broker, declined, 'declined', { reply: 'No.' })
    const receipt = await declare('2026-11-20T12:00:00Z', 'never')
    await assignDeclaration(desk, broker, receipt, declined)
    expect(await decideRequest(desk, broker, receipt, 'done', { seen: declined })).toEqual({
      outcome: 'notWithdrawable',
    })
  })
})

describe('who has no contract in sight', () => {
  const refuse = { reply: 'We find no contract of yours.' }

  test('decides nothing about the one that a colleague has named since', async () => {
    const { policy, application, broker } = await contract()
    const receipt = await declare('2026-11-20T12:00:00Z', 'unseen')
    await assignDeclaration(desk, broker, receipt, policy)
    for (const to of ['done', 'refused'] as const) {
      expect(await decideRequest(desk, broker, receipt, to, refuse)).toEqual({
        outcome: 'otherContract',
      })
    }
    const seen = { ...refuse, seen: application }
    expect(await decideRequest(desk, broker, receipt, 'refused', seen)).toEqual({
      outcome: 'decided',
    })
  })

  test('nor about the one that is named in the same moment', async () => {
    const { policy, broker } = await contract()
    const receipt = await declare('2026-11-20T12:00:00Z', 'same-moment')
    const [refused] = await takeTurns(
      desk.db,
      (db) => assignDeclaration({ ...desk, db }, broker, receipt, policy),
      () => decideRequest(desk, broker, receipt, 'refused', refuse),
    )
    expect(refused).toEqual({ outcome: 'otherContract' })
  })
})

async function idOf(reference: string): Promise<number> {
  const isIt = eq(customerRequests.reference, reference)
  const [row] = await desk.db.select().from(customerRequests).where(isIt)
  return row?.id ?? 0
}

describe('two colleagues who name different contracts', () => {
  test('the second is told, and replaces only the one in sight', async () => {
    const { policy, application, broker } = await contract()
    const other = await contract()
    const receipt = await declare('2026-11-20T12:00:00Z', 'two-contracts')
    const name = (reference: string, saw?: string | null) =>
      assignDeclaration(desk, broker, receipt, reference, saw)
    expect(await name(policy, null)).toEqual({ outcome: 'assigned' })
    const unseen = { outcome: 'otherContract' }
    expect(await name(other.policy, null)).toEqual(unseen)
    expect(await name(other.policy, other.application)).toEqual(unseen)
    const seen = { seen: application }
    expect(await name(other.policy, application)).toEqual({ outcome: 'assigned' })
    expect(await decideRequest(desk, broker, receipt, 'done', seen)).toEqual(unseen)
    const decided = { seen: other.application, reply: 'No.' }
    await decideRequest(desk, broker, receipt, 'refused', decided)
    expect(await name(policy, other.application)).toEqual({ outcome: 'notOpen' })
  })
})
