import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { asSomebodyElse } from '#platform/database/guard-test-transactions.ts'
import { applications, policies } from '../tables.ts'
import { contractByHand } from '../test-contracts.ts'
import { addCustomer, shareTestDesk } from '../test-desk.ts'
import { cancelContract } from './cancel-contract.ts'

const office = await shareTestDesk({ runJobs: false })
const { desk } = office

test('a last day counts by the contract as it is when its turn comes, not as it was before', async () => {
  const owner = await addCustomer(office)
  const { policy: reference, broker } = await contractByHand(office, owner, 'household')
  const [policy] = await desk.db.select().from(policies).where(eq(policies.reference, reference))
  const [application] = await desk.db
    .select()
    .from(applications)
    .where(eq(applications.id, policy?.applicationId ?? 0))
  const note = { endDate: policy?.startDate ?? '' }
  const cancel = () => cancelContract(desk, broker, application?.reference ?? '', note)
  const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock'
    and datname = current_database() and query like '%"applications"%'`
  let cancelling = Promise.resolve<unknown>(undefined)
  await desk.db.transaction(async (transaction) => {
    // A colleague grants a later first day in this moment.
    const isIt = eq(applications.id, application?.id ?? 0)
    await transaction.select().from(applications).where(isIt).for('update')
    await transaction
      .update(policies)
      .set({ startDate: '2027-06-01' })
      .where(eq(policies.reference, reference))
    cancelling = asSomebodyElse(cancel)
    await vi.waitFor(
      async () =>
        expect((await asSomebodyElse(() => desk.db.execute(waiting))).rows).toHaveLength(1),
      { timeout: 20_000 },
    )
  })
  expect(await cancelling).toEqual({ outcome: 'impossibleDay' })
})
