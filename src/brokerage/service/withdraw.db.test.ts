import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { type ActingUser, anonymous } from '#accounts/acting-user.ts'
import { adoptAdvice, findAdvice } from '../advice/find-advice.ts'
import { keepAdvice } from '../advice/keep-advice.ts'
import { adviceOfTests } from '../advice/test-advice.ts'
import { findApplication } from '../applications/find-application.ts'
import { submitApplication } from '../applications/submit-application.ts'
import { findPoliciesOf } from '../policies/find-policy.ts'
import { exportData } from '../privacy/export-data.ts'
import { applications } from '../tables.ts'
import { contractOf } from '../test-contracts.ts'
import { addCustomer, addStaff, shareTestDesk } from '../test-desk.ts'
import { completeOrder } from '../test-orders.ts'
import { cancelPolicy } from './cancel-policy.ts'
import { fileClaim, findClaimsOf } from './file-claim.ts'
import { findRequestsOf } from './request-change.ts'
import { adoptApplications, giveApplication } from './system-adopt-applications.ts'
import { findForWithdrawal, withdraw } from './withdraw.ts'

const office = await shareTestDesk()

describe('withdrawing', () => {
  test('works without an account, with number and address, in two steps and once', async () => {
    const { desk } = office
    const { policy } = await contractOf(office, anonymous, 'visitor@example.org')
    const name = {
      reference: policy.toLowerCase().replaceAll('-', ' '),
      email: 'Visitor@example.org',
    }
    expect(await findForWithdrawal(desk, anonymous, name)).toMatchObject({
      reference: policy,
      possible: true,
      until: '2026-11-30',
      isWaitingForPapers: false,
    })
    for (const wrong of [
      { reference: policy, email: 'other@example.org' },
      { reference: policy },
    ]) {
      expect(await findForWithdrawal(desk, anonymous, wrong)).toBeUndefined()
      expect(await withdraw(desk, anonymous, wrong)).toEqual({ outcome: 'notFound' })
    }
    expect(await withdraw(desk, anonymous, name)).toMatchObject({ outcome: 'withdrawn' })
    expect(await withdraw(desk, anonymous, name)).toEqual({ outcome: 'tooLate' })
    await vi.waitFor(() => {
      expect(
        office.mails.filter(({ subject }) => subject.startsWith('We received your withdrawal')),
      ).toHaveLength(1)
    })
    // The insurer hears of it too.
    await vi.waitFor(async () => {
      const handed = await readdir(join(office.folder, 'hand-over'))
      expect(handed.filter((name) => name.startsWith(`${policy}.withdrawal.`))).toHaveLength(1)
    })
  })

  test('is not lost by giving notice first', async () => {
    const { desk } = office
    const owner = await addCustomer(office)
    const { policy } = await contractOf(office, owner, owner.email)
    expect(await cancelPolicy(desk, owner, policy)).toMatchObject({ outcome: 'cancelled' })
    expect(await withdraw(desk, owner, { reference: policy })).toMatchObject({
      outcome: 'withdrawn',
    })
  })

  test('finds nothing that is kept for the law alone', async () => {
    const { desk } = office
    const email = 'locked-away@example.org'
    const { application, policy } = await contractOf(office, anonymous, email)
    const name = { reference: policy, email }
    expect(await findForWithdrawal(desk, anonymous, name)).toMatchObject({ possible: true })
    await desk.db
      .update(applications)
      .set({ restrictedAt: desk.clock.now() })
      .where(eq(applications.reference, application))
    expect(await findForWithdrawal(desk, anonymous, name)).toBeUndefined()
    expect(await withdraw(desk, anonymous, name)).toEqual({ outcome: 'notFound' })
  })

  test('ends with its last day', async () => {
    const { desk } = office
    const owner = await addCustomer(office)
    const { policy } = await contractOf(office, owner, owner.email)
    office.travelTo('2026-11-30T12:00:00Z')
    expect(await findForWithdrawal(desk, owner, { reference: policy })).toMatchObject({
      possible: true,
    })
    office.travelTo('2026-12-01T12:00:00Z')
    expect(await findForWithdrawal(desk, owner, { reference: policy })).toMatchObject({
      possible: false,
    })
    expect(await withdraw(desk, owner, { reference: policy })).toEqual({ outcome: 'tooLate' })
    office.travelTo('2026-11-15T12:00:00Z')
  })
})

test('an account adopts what was sent with its address, once that is proven', async () => {
  const { desk } = office
  const { application } = await contractOf(office, anonymous, 'later@example.org')
  const owner = await addCustomer(office, 'later@example.org')
  const other = await addCustomer(office)
  expect(await adoptApplications(desk, other.userId)).toBe(0)
  expect(await findApplication(desk, owner, application)).toBeUndefined()
  expect(await adoptApplications(desk, owner.userId)).toBe(1)
  // What is somebody's is given to nobody else.
  expect(await giveApplication(desk, other.userId, application)).toBe(false)
  expect((await findApplication(desk, owner, application))?.reference).toBe(application)
  expect(await findPoliciesOf(desk, owner)).toHaveLength(1)
})

/** Sends an order that rests on advice which nobody's account holds; gives back the advice. */
async function orderAfterAdvice(actor: ActingUser, email: string, sentTo?: string) {
  const { desk } = office
  const { answers, ...order } = await completeOrder(desk, 'household', { email })
  const record = adviceOfTests(desk.lines['household'], { ...(answers as object) })
  const kept = await keepAdvice(desk, anonymous, record, sentTo)
  const sent = await submitApplication(desk, actor, {
    ...order,
    answers: { ...(answers as object), advice: 'accepted' },
    adviceRecordId: kept.reference,
  })
  expect(sent.outcome).toBe('submitted')
  return kept
}

test('with it comes the advice on which it rests', async () => {
  const { desk } = office
  const email = 'advised@example.org'
  const { id, reference } = await orderAfterAdvice(anonymous, email)
  const owner = await addCustomer(office, email)
  expect(await findAdvice(desk, owner, id)).toBeUndefined()
  await adoptApplications(desk, owner.userId)
  expect((await findAdvice(desk, owner, id))?.reference).toBe(reference)
  // Also of an order that was sent signed in, after advice that was not.
  const late = await orderAfterAdvice(owner, email)
  await adoptApplications(desk, owner.userId)
  expect((await findAdvice(desk, owner, late.id))?.reference).toBe(late.reference)
}, 120_000)

test('advice that was sent to another address does not come with an order that names it', async () => {
  const { desk } = office
  const [reader, stranger] = [await addCustomer(office), await addCustomer(office)]
  const { id } = await orderAfterAdvice(stranger, stranger.email, reader.email)
  await adoptApplications(desk, stranger.userId)
  expect(await findAdvice(desk, stranger, id)).toBeUndefined()
  await adoptAdvice(desk, reader, reader.email)
  expect(await findAdvice(desk, reader, id)).toBeDefined()
}, 120_000)

test('with it come a withdrawal and a claim from before there was an account', async () => {
  const { desk } = office
  const email = 'before@example.org'
  const { policy } = await contractOf(office, anonymous, email)
  const claim = { kind: 'theft', occurredOn: '2026-11-14', description: 'Gone.', fileIds: [] }
  const filed = await fileClaim(desk, await addStaff(office, 'broker'), policy, claim)
  const withdrawn = await withdraw(desk, anonymous, { reference: policy, email })
  if (filed.outcome !== 'filed' || withdrawn.outcome !== 'withdrawn') throw new Error('refused')
  const owner = await addCustomer(office, email)
  await adoptApplications(desk, owner.userId)
  expect(await findRequestsOf(desk, owner, policy)).toMatchObject([
    { kind: 'withdrawal', reference: withdrawn.receipt },
  ])
  expect(await findClaimsOf(desk, owner)).toMatchObject([{ reference: filed.reference }])
  const { requests, claims } = (await exportData(desk, owner)) ?? {}
  expect(requests).toMatchObject([{ reference: withdrawn.receipt }])
  expect(claims).toMatchObject([{ reference: filed.reference }])
})
