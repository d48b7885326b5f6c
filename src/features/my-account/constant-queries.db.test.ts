import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { customers } from '#accounts/tables.ts'
import { storeUpload } from '#brokerage/files/store-upload.ts'
import { followUp } from '#brokerage/follow-up/system-follow-up.ts'
import { moveClaim } from '#brokerage/office/move-claim.ts'
import { fileClaim } from '#brokerage/service/file-claim.ts'
import { applications } from '#brokerage/tables.ts'
import { contractByHand } from '#brokerage/test-contracts.ts'
import { addCustomer, addStaff, shareTestDesk } from '#brokerage/test-desk.ts'
import { countQuestions } from '#platform/postgres/test-count-questions.ts'
import { loadOverview } from './load-overview.ts'
import { loadPolicy } from './load-policy.ts'
import { testAccountFacts } from './test-account.ts'

const office = await shareTestDesk({ runJobs: false })
const { facts } = testAccountFacts(office)
const actor = await addCustomer(office)
const isOwn = eq(customers.id, actor.userId)
const [customer] = await office.desk.db.select().from(customers).where(isOwn)
if (!customer) throw new Error('The customer is gone.')
const owner = { actor, customer, session: undefined as never }

const url = new URL('http://app.localhost:3000/me/policies')
const PDF = new TextEncoder().encode('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n%%EOF\n')

const count = <Result>(act: () => Promise<Result>) => countQuestions(office.database.pool, act)

/** A contract with its papers. */
async function addContract(line: string) {
  const made = await contractByHand(office, owner.actor, line)
  const isMeant = eq(applications.reference, made.application)
  const [row] = await office.desk.db.select().from(applications).where(isMeant)
  await followUp(office.desk, row?.id ?? 0)
  return made.policy
}

/** A claim with a file of its own, about which something was asked. */
async function addClaim(policy: string, name: string, question: string) {
  const { desk } = office
  const upload = await storeUpload(desk, owner.actor, { bytes: PDF, name })
  if (!upload.ok) throw new Error(upload.refusal)
  const filed = await fileClaim(desk, owner.actor, policy, {
    kind: 'theft',
    occurredOn: '2026-11-14',
    description: `Gone: ${name}.`,
    fileIds: [upload.file.id],
  })
  if (filed.outcome !== 'filed') throw new Error(filed.outcome)
  const broker = await addStaff(office, 'broker')
  await moveClaim(desk, broker, filed.reference, 'informationNeeded', { ask: question })
  return filed.reference
}

test('an account with many contracts asks the database as often as one with a single one', async () => {
  const first = await addContract('household')
  const overview = () => count(() => loadOverview(facts, owner, url))
  await overview()
  const one = await overview()
  const second = await addContract('bike')
  const third = await addContract('household')
  const three = await overview()
  expect(three.asked).toBe(one.asked)
  // Each with its own papers, the newest first.
  expect(three.result.cards.map(({ reference }) => reference)).toEqual([third, second, first])
  const files = three.result.cards.map((card) => card.files.map(({ href }) => href))
  expect(files.every((each) => each.length >= 5)).toBe(true)
  expect(new Set(files.flat()).size).toBe(files.flat().length)
  expect(three.result.cards[2]).toEqual(one.result.cards[0])
})

test('a contract with many claims asks as often as with a single one', async () => {
  const policy = await addContract('household')
  const load = () => count(() => loadPolicy(facts, owner, policy, url))
  const oldest = await addClaim(policy, 'first.pdf', 'The first?')
  const one = await load()
  const newest = await addClaim(policy, 'second.pdf', 'The second?')
  const two = await load()
  expect(two.asked).toBe(one.asked)
  expect(two.result.claims).toMatchObject([
    { reference: newest, files: [{ name: 'second.pdf' }], questions: [{ text: 'The second?' }] },
    { reference: oldest, files: [{ name: 'first.pdf' }], questions: [{ text: 'The first?' }] },
  ])
  // Both wait for an answer, and stand on top of everything that the customer has.
  expect((await loadOverview(facts, owner, url)).claims).toMatchObject([
    { reference: newest, href: `/me/policies/${policy}#${newest}` },
    { reference: oldest, href: `/me/policies/${policy}#${oldest}` },
  ])
  // What was asked last waits no more; the other one moves above it.
  await moveClaim(office.desk, await addStaff(office, 'broker'), newest, 'sent', {})
  const { claims } = await loadPolicy(facts, owner, policy, url)
  expect(claims.map(({ reference }) => reference)).toEqual([oldest, newest])
})
