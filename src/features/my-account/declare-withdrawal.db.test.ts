import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { anonymous } from '#accounts/acting-user.ts'
import { assignDeclaration } from '#brokerage/office/assign-declaration.ts'
import { decideRequest } from '#brokerage/office/decide-request.ts'
import { findQueue } from '#brokerage/office/find-queue.ts'
import { findRequest } from '#brokerage/office/find-request.ts'
import { listRequests } from '#brokerage/office/list-cases.ts'
import { eraseData } from '#brokerage/privacy/erase-data.ts'
import { exportData } from '#brokerage/privacy/export-data.ts'
import { keepHouse } from '#brokerage/privacy/system-housekeeping.ts'
import { findReceipt } from '#brokerage/service/find-withdrawal.ts'
import { customerRequests } from '#brokerage/service/tables.ts'
import { applications, policies } from '#brokerage/tables.ts'
import { contractOf } from '#brokerage/test-contracts.ts'
import { addCustomer, addStaff, shareTestDesk } from '#brokerage/test-desk.ts'
import type { AccountFacts } from './account-facts.ts'
import { formOf, testAccountFacts } from './test-account.ts'
import { answerWithdrawal, loadWithdrawal } from './withdraw.ts'

const office = await shareTestDesk()
const { desk } = office
const { facts } = testAccountFacts(office)
const broker = await addStaff(office, 'broker')

let sent = 0
function send(values: Readonly<Record<string, string>>) {
  // Each from a network of its own: how often it may be tried is not looked at here.
  const clientIp = `198.51.100.${++sent}`
  const visitor = { ...facts, clientIp, customer: async () => undefined }
  return answerWithdrawal(visitor as unknown as AccountFacts, formOf(values))
}

/** Declares in their own words; gives back the number of the receipt. */
async function declare(reference: string, email: string, name = 'Ana Ortiz') {
  const answer = await send({ do: 'declare', reference, email, name })
  const location = answer instanceof Response ? (answer.headers.get('location') ?? '') : ''
  return new URL(location, 'http://app.localhost').searchParams.get('receipt') ?? ''
}

const mailsTo = (email: string, subject: string) =>
  office.mails.filter((mail) => mail.to === email && mail.subject.startsWith(subject))

test('a wrong number is told nothing of, and the declaration is taken with its time', async () => {
  const email = 'slip@example.org'
  const { policy } = await contractOf(office, anonymous, 'right@example.org')
  // A number that exists with another address, and one that does not exist, look the same.
  const [known, unknown, none] = await Promise.all(
    [policy, 'FP-0000-0000-0000', ''].map((reference) => send({ do: 'find', reference, email })),
  )
  for (const answer of [known, unknown, none]) {
    expect(answer).toMatchObject({ data: { byHand: 'unmatched' }, init: { status: 200 } })
  }
  expect(JSON.stringify(known).replaceAll(policy, '')).toBe(
    JSON.stringify(unknown).replaceAll('FP-0000-0000-0000', ''),
  )
  const receipt = await declare(policy, email)
  const url = new URL(`http://app.localhost/withdraw?receipt=${receipt}`)
  const page = await loadWithdrawal({ ...facts, customer: async () => undefined } as never, url)
  expect(page.receipt).toEqual({
    number: receipt,
    at: '15\u00A0November 2026 at 13:00',
    isOpen: true,
    contract: policy,
  })
  await vi.waitFor(() => {
    const [mail] = mailsTo(email, 'We received your withdrawal')
    expect(mail?.text).toContain('15\u00A0November 2026 at 13:00')
    expect(mail?.text).toContain(policy)
    expect(mail?.text).toContain('Ana Ortiz')
    expect(mail?.text).toContain(receipt)
  })
  // Nothing happened to the contract that somebody else has.
  const [row] = await desk.db.select().from(policies).where(eq(policies.reference, policy))
  expect(row?.state).toBe('active')
  // Sent twice, it is one; with other words, another.
  expect(await declare(policy, email)).toBe(receipt)
  expect(await declare('my household insurance', email)).not.toBe(receipt)
}, 120_000)

test('a colleague finds the contract, and it ends as of the declaration', async () => {
  const { policy, application } = await contractOf(office, anonymous, 'typed-right@example.org')
  const typed = policy.slice(0, -1)
  const receipt = await declare(typed, 'typed-wrong@example.org')
  expect(await findQueue(desk, broker, { limit: 100 })).toContainEqual(
    expect.objectContaining({ reference: receipt, line: undefined, about: 'withdrawal' }),
  )
  const listed = await listRequests(desk, broker, { search: 'typed-wrong@example.org' })
  expect(listed.entries).toMatchObject([
    { reference: receipt, owner: { name: 'Ana O.', email: 't•••@example.org' } },
  ])
  expect(await findRequest(desk, broker, receipt)).toMatchObject({
    applicationReference: undefined,
    details: { name: 'Ana Ortiz', contract: typed, email: 'typed-wrong@example.org' },
  })
  expect(await decideRequest(desk, broker, receipt, 'done')).toEqual({ outcome: 'contractMissing' })
  for (const wrong of ['FP-0000-0000-0000', 'household']) {
    expect(await assignDeclaration(desk, broker, receipt, wrong)).toEqual({ outcome: 'noContract' })
  }
  expect(await assignDeclaration(desk, anonymous, receipt, policy)).toEqual({ outcome: 'notOpen' })
  // The wrong one first: nothing happens to it.
  const other = await contractOf(office, anonymous, 'other@example.org')
  for (const contract of [other.application, policy]) {
    expect(await assignDeclaration(desk, broker, receipt, contract)).toEqual({
      outcome: 'assigned',
    })
  }
  // Whoever has the receipt is told no more than they have said.
  expect(await findReceipt(desk, receipt)).toMatchObject({ contract: typed })
  office.travelTo('2026-12-20T09:00:00Z')
  // Who still has the other one in sight decides nothing about this.
  const before = { reply: 'No.', seen: other.application }
  for (const to of ['done', 'refused'] as const) {
    expect(await decideRequest(desk, broker, receipt, to, before)).toEqual({
      outcome: 'otherContract',
    })
  }
  const decided = await decideRequest(desk, broker, receipt, 'done', { seen: application })
  expect(decided).toEqual({ outcome: 'decided' })
  expect(await assignDeclaration(desk, broker, receipt, other.policy)).toEqual({
    outcome: 'notOpen',
  })
  const [spared] = await desk.db
    .select({ state: policies.state })
    .from(policies)
    .where(eq(policies.reference, other.policy))
  expect(spared?.state).toBe('active')
  office.travelTo('2026-11-15T12:00:00Z')
  const [row] = await desk.db
    .select({ state: applications.state, endDate: policies.endDate })
    .from(applications)
    .innerJoin(policies, eq(policies.applicationId, applications.id))
    .where(eq(applications.reference, application))
  expect(row).toEqual({ state: 'withdrawn', endDate: '2026-11-15' })
  await vi.waitFor(() => {
    const [mail] = mailsTo('typed-right@example.org', 'We received your withdrawal')
    expect(mail?.text).toContain('15\u00A0November 2026 at 13:00')
    expect(mail?.text).toContain(receipt)
  })
}, 120_000)

test('who puts the number right in the second step withdraws at once, and once', async () => {
  const email = 'corrected@example.org'
  const { policy } = await contractOf(office, anonymous, email)
  const [one, other] = await Promise.all([declare(policy, email), declare(policy, email)])
  expect(other).toBe(one)
  expect(await findReceipt(desk, one)).toMatchObject({ isOpen: false, contract: policy })
  // To others it looks like any contract that is over: their words wait for a colleague.
  office.travelTo('2026-11-15T12:05:00Z')
  const later = await declare(policy, email)
  office.travelTo('2026-11-15T12:00:00Z')
  expect(later).not.toBe(one)
  expect(await findReceipt(desk, later)).toMatchObject({ isOpen: true })
}, 120_000)

test('who is late by our records is heard, and may be refused with a reason', async () => {
  const email = 'late@example.org'
  const { policy, application } = await contractOf(office, anonymous, email)
  await desk.db
    .update(policies)
    .set({ withdrawUntil: '2026-11-01' })
    .where(eq(policies.reference, policy))
  expect(await send({ do: 'find', reference: policy, email })).toMatchObject({
    data: { byHand: 'over' },
  })
  const receipt = await declare(policy, email)
  expect(await findRequest(desk, broker, receipt)).toMatchObject({
    policyReference: policy,
    state: 'open',
  })
  const tooLate = { reply: 'Too late.', seen: application }
  expect(await decideRequest(desk, broker, receipt, 'refused', tooLate)).toEqual({
    outcome: 'decided',
  })
}, 120_000)

test('nobody is refused without a word, which comes by mail', async () => {
  const email = 'nobody@example.org'
  const receipt = await declare('a dog', email)
  expect(await decideRequest(desk, broker, receipt, 'refused')).toEqual({ outcome: 'replyMissing' })
  const reply = 'We find no contract of yours.'
  await decideRequest(desk, broker, receipt, 'refused', { reply })
  await vi.waitFor(() => {
    expect(mailsTo(email, 'About your withdrawal')[0]?.text).toContain(reply)
  })
}, 60_000)

test('a mailbox is not filled through it, and nothing of it is a link', async () => {
  const email = 'victim@example.org'
  const receipts = []
  for (let n = 0; n < 10; n++) receipts.push(await declare(`https://evil.example/${n}`, email))
  expect(new Set(receipts).size).toBe(10)
  expect(
    await send({ do: 'declare', reference: 'once more', email, name: 'Ana Ortiz' }),
  ).toMatchObject({ data: { problem: 'tooManyDeclared' }, init: { status: 429 } })
  await vi.waitFor(() => expect(mailsTo(email, '').length).toBe(10))
  for (const { text, html } of mailsTo(email, '')) expect(`${text}${html}`).not.toContain('evil.')
}, 60_000)

test('name and address are asked for, and stay with what was typed', async () => {
  const answer = await send({ do: 'declare', reference: 'x', email: 'no address', name: '' })
  expect(answer).toMatchObject({
    data: { byHand: 'unmatched', errors: { email: 'email', name: 'required' } },
    init: { status: 400 },
  })
})

test('it is in the data of who proves the address', async () => {
  const owner = await addCustomer(office)
  const receipt = await declare('my bicycle', owner.email)
  const { requests } = (await exportData(desk, owner)) ?? {}
  expect(requests).toMatchObject([{ reference: receipt, details: { contract: 'my bicycle' } }])
  const [row] = await desk.db
    .select({ customerId: customerRequests.customerId })
    .from(customerRequests)
    .where(eq(customerRequests.reference, receipt))
  expect(row?.customerId).toBe(owner.userId)
})

test('an erasure leaves it, says until when, and it goes after that day', async () => {
  const owner = await addCustomer(office)
  const receipt = await declare('my bicycle', owner.email)
  const { entries } = { entries: [], ...(await eraseData(desk, owner)) }
  const until = '2036-12-31'
  expect(entries).toEqual([
    { what: 'requests', count: 1, action: 'kept', reason: 'commercialRecord', until },
  ])
  const isThere = () => desk.db.$count(customerRequests, eq(customerRequests.reference, receipt))
  office.travelTo('2036-12-31T12:00:00Z')
  await keepHouse(desk)
  expect(await isThere()).toBe(1)
  office.travelTo('2037-01-01T12:00:00Z')
  await keepHouse(desk)
  expect(await isThere()).toBe(0)
  office.travelTo('2026-11-15T12:00:00Z')
})
