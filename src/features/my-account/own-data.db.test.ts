import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { customers } from '#accounts/tables.ts'
import { startDraft } from '#brokerage/drafts/start-draft.ts'
import { addDependant } from '#brokerage/service/dependants.ts'
import { dependants } from '#brokerage/service/tables.ts'
import { contractByHand } from '#brokerage/test-contracts.ts'
import { addCustomer, shareTestDesk } from '#brokerage/test-desk.ts'
import type { AccountFacts } from './account-facts.ts'
import { answerErasure, newErasurePage } from './own-data.ts'
import { formOf, testAccountFacts } from './test-account.ts'

const office = await shareTestDesk({ runJobs: false })
const { facts } = testAccountFacts(office)
const url = new URL('http://app.localhost:3000/me/data')

/** A customer with a child, as the page knows them while there is an account. */
async function newOwner() {
  const actor = await addCustomer(office)
  await addDependant(office.desk, actor, {
    firstName: 'Zoé',
    lastName: 'Dupont',
    relation: 'child',
    birthDate: '2020-02-01',
  })
  const find = async () => {
    const isOwn = eq(customers.id, actor.userId)
    const [customer] = await office.desk.db.select().from(customers).where(isOwn)
    return customer && { customer, session: undefined as never }
  }
  const found = (await find()) ?? expect.fail('The customer is gone.')
  const as: AccountFacts = { ...facts, customer: find }
  return { actor, as, page: newErasurePage(facts, { ...found, actor }) }
}

const press = (as: AccountFacts, page: string) =>
  answerErasure(as, formOf({ sure: 'yes', page }), url)

const child = { what: 'dependants', count: 1, action: 'erased' }

test('who presses again because the answer was lost sees the same report, without an account', async () => {
  const { as, page } = await newOwner()
  const first = await press(as, page)
  expect(first).toMatchObject({
    data: { report: { accountGone: true, entries: expect.arrayContaining([child]) } },
  })
  expect(await as.customer()).toBeUndefined()
  expect(await press(as, page)).toEqual(first)
})

test('two presses at once erase once', async () => {
  const { as, page } = await newOwner()
  const [first, second] = await Promise.all([press(as, page), press(as, page)])
  expect(first.data).toMatchObject({ report: { entries: expect.arrayContaining([child]) } })
  expect(second).toEqual(first)
})

test('of two pages at once one has the report, and the other has nobody any more', async () => {
  const { actor, as, page } = await newOwner()
  const found = (await as.customer()) ?? expect.fail('The customer is gone.')
  const pages = [page, newErasurePage(facts, { ...found, actor })]
  const settled = await Promise.allSettled(pages.map((each) => press(as, each)))
  expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(settled).toContainEqual(
    expect.objectContaining({ reason: expect.objectContaining({ status: 302 }) }),
  )
})

test('an account that stays tells the page the same, and another page what is left', async () => {
  const { actor, as, page } = await newOwner()
  await contractByHand(office, actor)
  const first = await press(as, page)
  expect(first.data).toMatchObject({
    report: { accountGone: false, entries: expect.arrayContaining([child]) },
  })
  expect(await press(as, page)).toEqual(first)
  const found = (await as.customer()) ?? expect.fail('The customer is gone.')
  const later = await press(as, newErasurePage(facts, { ...found, actor }))
  expect(later.data.report?.entries).not.toContainEqual(child)
})

test('what fails on the way erases nothing, and tells nobody', async () => {
  const { actor, as, page } = await newOwner()
  await startDraft(office.desk, 'household', { answers: {} }, actor.userId)
  const jobs = { ...office.desk.jobs, send: () => Promise.reject(new Error('No jobs today.')) }
  const failing = { ...as, desk: { ...as.desk, jobs } }
  await expect(press(failing, page)).rejects.toThrow('No jobs today.')
  expect(await as.customer()).toBeDefined()
  const isOwn = eq(dependants.customerId, actor.userId)
  expect(await office.desk.db.$count(dependants, isOwn)).toBe(1)
  const begun = { what: 'drafts', count: 1, action: 'erased' }
  expect(await press(as, page)).toMatchObject({
    data: { report: { accountGone: true, entries: expect.arrayContaining([begun]) } },
  })
})

test('nobody else sees a report, nor one of long ago', async () => {
  const { as, page } = await newOwner()
  await press(as, page)
  const signIn = { status: 302 }
  const forged = page.replace(/-(\w)/, '-0$1')
  for (const other of ['', 'made-up', forged]) {
    await expect(press(as, other)).rejects.toMatchObject(signIn)
  }
  office.travelTo(new Date(office.desk.clock.now().getTime() + 25 * 3_600_000).toISOString())
  await expect(press(as, page)).rejects.toMatchObject(signIn)
})
