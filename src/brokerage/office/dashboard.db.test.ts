import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anonymous } from '#accounts/acting-user.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { rowsRead } from '#platform/database/test-rows-read.ts'
import { fileClaim } from '../service/file-claim.ts'
import { applications } from '../tables.ts'
import { contractByHand, placeOrder } from '../test-contracts.ts'
import { addCustomer, addStaff, shareTestDesk } from '../test-desk.ts'
import { countCases } from './count-cases.ts'
import { findDue } from './find-due.ts'
import { findQueue } from './find-queue.ts'

const office = await shareTestDesk({ runJobs: false })

function orderOf(line: string, at: string): Promise<string> {
  office.travelTo(at)
  return placeOrder(office.desk, anonymous, line)
}

test('what waits is counted by state and by line, the longest wait first, for brokers alone', async () => {
  const { desk } = office
  const second = await orderOf('household', '2026-11-14T12:00:00Z')
  const first = await orderOf('legal', '2026-11-12T12:00:00Z')
  const third = await orderOf('household', '2026-11-15T12:00:00Z')
  const done = await orderOf('dental', '2026-11-10T12:00:00Z')
  const restricted = await orderOf('bike', '2026-11-01T12:00:00Z')
  const mark = (reference: string, set: Partial<typeof applications.$inferInsert>) =>
    desk.db.update(applications).set(set).where(eq(applications.reference, reference))
  await mark(done, { state: 'active' })
  await mark(restricted, { restrictedAt: new Date() })

  const broker = await addStaff(office, 'broker')
  const counts = await countCases(desk, broker)
  expect(counts?.byState.toSorted((a, b) => (a.state < b.state ? -1 : 1))).toEqual([
    { state: 'active', cases: 1 },
    { state: 'submitted', cases: 3 },
  ])
  expect(counts?.byLine.toSorted((a, b) => (a.line < b.line ? -1 : 1))).toEqual([
    { line: 'household', cases: 2 },
    { line: 'legal', cases: 1 },
  ])
  const waiting = await findQueue(desk, broker)
  expect(waiting.map(({ reference }) => reference)).toEqual([first, second, third])
  expect(waiting[0]).toMatchObject({ kind: 'application', line: 'legal', state: 'submitted' })

  await mark(second, { assignedTo: broker.userId })
  const of = async (query: Parameters<typeof findQueue>[2]) =>
    (await findQueue(desk, broker, query)).map(({ reference }) => reference)
  expect(await of({ assignedTo: broker.userId })).toEqual([second])
  expect(await of({ unassigned: true })).toEqual([first, third])
  expect(await of({ limit: 2 })).toEqual([first, second])

  await mark(first, { startDate: '2026-11-30' })
  await mark(second, { startDate: '2026-11-20' })
  await mark(third, { startDate: '2026-12-01' })
  await mark(done, { startDate: '2026-11-20' })
  const until = isoDateOf('2026-11-30')
  expect(await findDue(desk, broker, { until })).toMatchObject([
    { kind: 'application', reference: second, coverFrom: '2026-11-20' },
    { reference: first, assignedTo: undefined },
  ])
  expect(await findDue(desk, broker, { until, unassigned: true })).toHaveLength(1)

  for (const actor of [await addStaff(office, 'editor'), await addCustomer(office), anonymous]) {
    expect(await countCases(desk, actor)).toBeUndefined()
    expect(await findQueue(desk, actor)).toEqual([])
    expect(await findDue(desk, actor, { until })).toEqual([])
  }
})

test('claims are counted without looking at those that were decided', async () => {
  const { desk } = office
  const [owner, broker] = [await addCustomer(office), await addStaff(office, 'broker')]
  const { policy } = await contractByHand(office, owner, 'household')
  const filed = await fileClaim(desk, owner, policy, {
    kind: 'theft',
    occurredOn: desk.today(),
    description: 'My bag is gone.',
    fileIds: [],
  })
  expect(filed.outcome).toBe('filed')
  await desk.db.execute(sql`
    insert into claims (reference, policy_id, kind, state, state_since, occurred_on, details, created_at)
    select 'decided-' || n, policy_id, kind, 'settled', state_since, occurred_on, details, created_at
    from claims, generate_series(1, 300) n`)
  const { found, read } = await rowsRead(desk.db, (db) => countCases({ ...desk, db }, broker))
  expect(found?.claimsByState).toEqual([{ state: 'open', cases: 1 }])
  expect(read).toBeLessThan(100)
})
