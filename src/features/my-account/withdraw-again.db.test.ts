import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type ActingUser, anonymous } from '#accounts/acting-user.ts'
import { moveApplication } from '#brokerage/applications/move-application.ts'
import { customerRequests } from '#brokerage/service/tables.ts'
import { policies } from '#brokerage/tables.ts'
import { contractByHand } from '#brokerage/test-contracts.ts'
import { addCustomer, shareTestDesk } from '#brokerage/test-desk.ts'
import type { AccountFacts } from './account-facts.ts'
import { formOf, testAccountFacts } from './test-account.ts'
import { answerWithdrawal, loadWithdrawal } from './withdraw.ts'

const office = await shareTestDesk({ runJobs: false })
const { facts } = testAccountFacts(office)

const contractOf = (owner: ActingUser, email: string) =>
  contractByHand(office, owner, 'household', { email })

/** Sends the form of one of the two steps, as a visitor or as a customer. */
function send(
  step: 'find' | 'withdraw',
  reference: string,
  email: string,
  userId?: string,
  ticket = '',
) {
  const form = formOf({ do: step, reference, email, ticket })
  const customer = async () => (userId === undefined ? undefined : { customer: { id: userId } })
  // Each from a network of its own: how often it may be tried is not looked at here.
  const clientIp = `192.0.2.${++sent}`
  return answerWithdrawal({ ...facts, clientIp, customer } as unknown as AccountFacts, form)
}
let sent = 0

const STEPS = ['find', 'withdraw'] as const
const refused = { data: { byHand: 'over' }, init: { status: 200 } }

test('the form names the address of the application, though the account has another', async () => {
  const owner = await addCustomer(office)
  const stranger = await addCustomer(office)
  const { policy, application } = await contractOf(owner, 'at-work@example.org')
  const emailFor = async ({ userId, email }: typeof owner, reference: string) => {
    const customer = async () => ({ customer: { id: userId, email } })
    const url = new URL(`http://app.localhost:3000/withdraw?reference=${reference}`)
    return (await loadWithdrawal({ ...facts, customer } as unknown as AccountFacts, url)).email
  }
  for (const reference of [policy, application]) {
    expect(await emailFor(owner, reference)).toBe('at-work@example.org')
    expect(await emailFor(stranger, reference)).toBe(stranger.email)
  }
  expect(await emailFor(owner, '')).toBe(owner.email)
  expect(await send('find', policy, 'at-work@example.org')).toHaveProperty('data.found')
})

test('who withdraws again is told since when it is done, with the receipt', async () => {
  const owner = await addCustomer(office)
  const stranger = await addCustomer(office)
  const { policy } = await contractOf(owner, owner.email)
  const done = await send('withdraw', policy, owner.email)
  const location = done instanceof Response ? done.headers.get('location') : ''
  const receipt = /receipt=(FR[\w-]+)$/.exec(location ?? '')?.[1]
  expect(receipt).toBeDefined()
  for (const step of STEPS) {
    const own = await send(step, policy, owner.email, owner.userId)
    const date = '15\u00A0November 2026'
    expect(own).toHaveProperty('data.withdrawn', { date, receipt })
    expect(own).not.toHaveProperty('data.problem')
    // With the right number and address, but not from the account that has the contract.
    for (const userId of [undefined, stranger.userId]) {
      const other = await send(step, policy, owner.email, userId)
      expect(other).toMatchObject(refused)
      expect(JSON.stringify(other)).not.toContain(receipt)
      expect(other).not.toHaveProperty('data.withdrawn')
    }
    const wrong = await send(step, policy, 'other@example.org', owner.userId)
    expect(wrong).toMatchObject({ data: { byHand: 'unmatched' } })
    expect(wrong).not.toHaveProperty('data.withdrawn')
  }
})

test('a declaration that arrives twice gets the receipt of the first, without an account', async () => {
  const email = 'lost-answer@example.org'
  const [mine, other] = [await contractOf(anonymous, email), await contractOf(anonymous, email)]
  const offered = async (policy: string) => {
    const answer = await send('find', policy, email)
    return 'data' in answer ? answer.data.found?.ticket : undefined
  }
  // By the number of the application as well, which is the same contract.
  const ticket = await offered(mine.application)
  const foreign = await offered(other.policy)
  const declare = (shown = ticket) => send('withdraw', mine.application, email, undefined, shown)
  const first = await declare()
  expect(first).toMatchObject({ status: 303 })
  const location = (answer: unknown) =>
    answer instanceof Response ? answer.headers.get('location') : undefined
  expect(location(await declare())).toBe(location(first))
  const requests = eq(customerRequests.kind, 'withdrawal')
  const count = await office.desk.db.$count(customerRequests, requests)
  await declare()
  expect(await office.desk.db.$count(customerRequests, requests)).toBe(count)
  for (const wrong of ['', foreign]) expect(await declare(wrong)).toMatchObject(refused)
})

test('to a stranger it looks like a contract whose period is over', async () => {
  const email = 'over@example.org'
  const [over, withdrawn] = await Promise.all([
    contractOf(anonymous, email),
    contractOf(anonymous, email),
  ])
  await office.desk.db
    .update(policies)
    .set({ withdrawUntil: '2026-11-01' })
    .where(eq(policies.reference, over.policy))
  await send('withdraw', withdrawn.policy, email)
  for (const step of STEPS) {
    const [one, other] = await Promise.all([
      send(step, over.policy, email),
      send(step, withdrawn.policy, email),
    ])
    expect(one).toMatchObject(refused)
    expect(JSON.stringify(other).replaceAll(withdrawn.policy, over.policy)).toBe(
      JSON.stringify(one),
    )
  }
})

test('what a colleague wrote down has a day and no receipt', async () => {
  const owner = await addCustomer(office)
  const { application, policy, broker } = await contractOf(owner, owner.email)
  await moveApplication(office.desk, broker, application, 'withdrawn')
  expect(await send('find', policy, owner.email, owner.userId)).toHaveProperty('data.withdrawn', {
    date: '15\u00A0November 2026',
    receipt: undefined,
  })
})
