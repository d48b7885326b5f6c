import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Queries } from '#platform/database/connect.ts'
import { takeTurns } from '#platform/database/test-take-turns.ts'
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
  // A colleague grants a later first day in this moment.
  const grant = async (transaction: Queries) => {
    const isIt = eq(applications.id, application?.id ?? 0)
    await transaction.select().from(applications).where(isIt).for('update')
    await transaction
      .update(policies)
      .set({ startDate: '2027-06-01' })
      .where(eq(policies.reference, reference))
  }
  const [cancelled] = await takeTurns(desk.db, grant, () =>
    cancelContract(desk, broker, application?.reference ?? '', note),
  )
  expect(cancelled).toEqual({ outcome: 'impossibleDay' })
})
