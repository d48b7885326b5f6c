import { eq, getTableName, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { customers } from '#accounts/tables.ts'
import { adviceRecords } from '../advice/tables.ts'
import { readContact, readRecord } from '../applications/find-application.ts'
import { bookedCalls } from '../calls/tables.ts'
import { drafts } from '../drafts/tables.ts'
import { outgoingMails } from '../mails/tables.ts'
import { addNote } from '../office/case-notes.ts'
import { caseNotes } from '../office/tables.ts'
import { customerQuestions } from '../questions/tables.ts'
import { newSecretId } from '../references.ts'
import { sealIn } from '../seals.ts'
import { fileClaim } from '../service/file-claim.ts'
import {
  claims,
  customerCalendars,
  customerChoices,
  customerRequests,
  dependants,
} from '../service/tables.ts'
import { withdraw } from '../service/withdraw.ts'
import { applications, brokerageFiles, policies } from '../tables.ts'
import { contractOf, placeOrder } from '../test-contracts.ts'
import { addCustomer, openTestOffice } from '../test-desk.ts'
import { uploadPdf } from '../test-uploads.ts'
import { eraseData } from './erase-data.ts'
import { keepHouse } from './system-housekeeping.ts'

const { office, broker } = await openTestOffice()

const HANGS_ON_A_CONTRACT = [
  policies,
  claims,
  customerRequests,
  customerQuestions,
  brokerageFiles,
  outgoingMails,
  caseNotes,
  adviceRecords,
]
const GOES_AT_ONCE = [drafts, dependants, customerChoices, customerCalendars, bookedCalls]

async function countRows(): Promise<Record<string, number>> {
  const tables = [...HANGS_ON_A_CONTRACT, ...GOES_AT_ONCE]
  const counts = tables.map(async (table) => {
    return [getTableName(table), await office.desk.db.$count(table)] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

async function keepAdviceOf(customerId: string | null) {
  const { desk } = office
  const id = newSecretId()
  const reference = `FB-${id}`
  await desk.db.insert(adviceRecords).values({
    id,
    reference,
    tool: 'general',
    ruleSetVersion: '1',
    language: 'en',
    customerId,
    writtenAt: desk.clock.now(),
    contents: sealIn(desk, 'advice_records.contents', id, {}),
  })
  return { id, reference }
}

/** A contract with everything that can hang on one, withdrawn from. */
async function servedContract() {
  const { desk } = office
  const owner = await addCustomer(office)
  // With a letter that no random id is made of: it is looked for in all that is left.
  const lastName = 'Quiñones'
  const order = contractOf(office, owner, owner.email, 'household', { lastName })
  const { application, policy } = await order
  const bill = await uploadPdf(desk, owner, { name: 'bill.pdf' })
  const claim = await fileClaim(desk, owner, policy, {
    kind: 'theft',
    occurredOn: '2026-11-14',
    description: 'My bag',
    fileIds: [bill.id],
  })
  if (claim.outcome !== 'filed') throw new Error(claim.outcome)
  const isIt = eq(applications.reference, application)
  const [row] = await desk.db.select().from(applications).where(isIt)
  const [filed] = await desk.db.select().from(claims)
  await desk.db.insert(customerQuestions).values({
    reference: 'FQ-1',
    kind: 'information',
    state: 'open',
    createdAt: desk.clock.now(),
    applicationId: row?.id ?? 0,
    claimId: filed?.id ?? 0,
    asked: sealIn(desk, 'customer_questions.asked', 'FQ-1', { text: 'Where?' }),
  })
  await desk.db
    .update(applications)
    .set({
      adviceRecordId: (await keepAdviceOf(owner.userId)).reference,
      reply: sealIn(desk, 'applications.reply', application, { text: 'Because' }),
    })
    .where(isIt)
  // Advice that no application followed.
  await keepAdviceOf(owner.userId)
  for (const [caseKind, caseReference] of [
    ['application', application],
    ['policy', policy],
    ['claim', claim.reference],
    ['customer', owner.userId],
  ] as const) {
    await addNote(desk, broker, { caseKind, caseReference }, 'A friend of Ana')
  }
  await withdraw(desk, owner, { reference: policy })
  // Until nothing works on it any more: what is compared later must not change meanwhile.
  await vi.waitFor(
    async () => {
      expect(await desk.db.$count(applications, isNull(applications.followedUpAt))).toBe(0)
      expect(await desk.db.$count(outgoingMails, ne(outgoingMails.state, 'sent'))).toBe(0)
    },
    { interval: 200 },
  )
  return { owner, application }
}

test('what was restricted is there to the last day that the report names, and gone after it', async () => {
  const { desk, travelTo, database } = office
  const { owner, application } = await servedContract()
  const erasure = await eraseData(desk, owner)
  if (erasure.outcome !== 'done') throw new Error(erasure.outcome)
  expect(erasure.entries.find(({ what }) => what === 'applications')?.until).toBe('2036-12-31')
  expect(erasure.entries).toContainEqual({
    what: 'notes',
    count: 1,
    action: 'restricted',
    reason: 'commercialRecord',
    until: '2036-12-31',
  })
  await desk.db.delete(customers).where(eq(customers.id, owner.userId))
  const isIt = eq(applications.reference, application)
  const [before] = await desk.db.select().from(applications).where(isIt)
  const stored = await desk.db.select({ id: brokerageFiles.id }).from(brokerageFiles)
  const kept = await countRows()
  for (const table of HANGS_ON_A_CONTRACT) {
    expect(kept[getTableName(table)], getTableName(table)).toBeGreaterThan(0)
  }
  for (const table of GOES_AT_ONCE) expect(kept[getTableName(table)]).toBe(0)

  // A minute before midnight in Berlin.
  travelTo('2036-12-31T22:59:00Z')
  await keepHouse(desk)
  expect(await countRows()).toEqual(kept)
  expect((await desk.db.select().from(applications).where(isIt))[0]).toEqual(before)

  travelTo('2036-12-31T23:00:00Z')
  await keepHouse(desk)
  const nothing = Object.fromEntries(Object.keys(kept).map((name) => [name, 0]))
  expect(await countRows()).toEqual(nothing)

  travelTo('2037-11-15T12:00:00Z')
  await keepHouse(desk)
  expect(await countRows()).toEqual(nothing)

  // The records that are append only name this row; of the person it says nothing.
  const [empty] = await desk.db.select().from(applications).where(isIt)
  if (!before || !empty) throw new Error('The row is gone.')
  expect(readContact(desk, empty)).toEqual({})
  expect(readRecord(desk, empty)).toEqual({})
  expect(before.reply).not.toBeNull()
  expect(empty.reply).toBeNull()
  const known = isNotNull(applications.customerId)
  expect(await desk.db.$count(applications, known)).toBe(0)
  const { email, lastName } = readContact(desk, before) as unknown as Record<string, string>
  const tables = await database.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  )
  for (const { name } of tables.rows) {
    const all = sql`select coalesce(string_agg(t::text, ' '), '') as text from ${sql.identifier(name)} t`
    const text = String((await desk.db.execute(all)).rows[0]?.['text'])
    for (const told of [email, lastName, before.emailIndex, before.nameIndex]) {
      expect(told).toBeTruthy()
      expect(text, name).not.toContain(told)
    }
  }
  await vi.waitFor(
    async () => {
      for (const { id } of stored) expect(await desk.files.get(id)).toBeUndefined()
    },
    { interval: 200 },
  )
}, 180_000)

test('advice lives as long as the order that names it, by its id too', async () => {
  const { desk, travelTo } = office
  travelTo('2026-11-15T12:00:00Z')
  const application = await placeOrder(desk, await addCustomer(office), 'household')
  const { id: adviceRecordId } = await keepAdviceOf(null)
  await keepAdviceOf(null)
  const isIt = eq(applications.reference, application)
  await desk.db.update(applications).set({ adviceRecordId }).where(isIt)
  const kept = () => desk.db.select({ id: adviceRecords.id }).from(adviceRecords)
  travelTo('2037-01-15T12:00:00Z')
  await keepHouse(desk)
  expect(await kept()).toEqual([{ id: adviceRecordId }])
  const restrictedAt = new Date('2026-12-01T12:00:00Z')
  await desk.db.update(applications).set({ restrictedAt }).where(isIt)
  await keepHouse(desk)
  expect(await kept()).toEqual([])
})

test('what nobody had erased goes ten years after it was over, but not while a claim is open', async () => {
  const { desk, travelTo } = office
  travelTo('2026-11-15T12:00:00Z')
  const owner = await addCustomer(office)
  const { application, policy } = await contractOf(office, owner, owner.email)
  const claim = await fileClaim(desk, owner, policy, {
    kind: 'theft',
    occurredOn: '2026-11-14',
    description: 'My bag',
    fileIds: [],
  })
  if (claim.outcome !== 'filed') throw new Error(claim.outcome)
  await withdraw(desk, owner, { reference: policy })
  const { id: left } = await keepAdviceOf(owner.userId)
  const advice = () => desk.db.$count(adviceRecords, eq(adviceRecords.id, left))
  const contracts = () => desk.db.$count(policies, eq(policies.reference, policy))

  travelTo('2036-12-31T22:59:00Z')
  await keepHouse(desk)
  expect(await advice()).toBe(1)
  travelTo('2036-12-31T23:00:00Z')
  await keepHouse(desk)
  expect(await contracts()).toBe(1)
  // No order followed this one, though it lay in the account.
  expect(await advice()).toBe(0)

  const decided = { state: 'settled', stateSince: new Date('2027-03-01T12:00:00Z') } as const
  await desk.db.update(claims).set(decided).where(eq(claims.reference, claim.reference))
  await keepHouse(desk)
  expect(await contracts()).toBe(1)

  travelTo('2037-12-31T23:00:00Z')
  await keepHouse(desk)
  expect(await contracts()).toBe(0)
  const isIt = eq(applications.reference, application)
  const [empty] = await desk.db.select().from(applications).where(isIt)
  if (!empty) throw new Error('The row is gone.')
  expect(readContact(desk, empty)).toEqual({})
  // No list of the office shows it.
  expect(empty.restrictedAt).not.toBeNull()
})
