import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { moveClaim } from '../office/move-claim.ts'
import { fileClaim } from '../service/file-claim.ts'
import { policies } from '../tables.ts'
import { contractByHand } from '../test-contracts.ts'
import { addCustomer, shareTestDesk } from '../test-desk.ts'
import { findPolicy } from './find-policy.ts'

const office = await shareTestDesk({ runJobs: false })

test('the deductible of a legal policy rises with a paid dispute, and with nothing else', async () => {
  const { desk } = office
  const owner = await addCustomer(office)
  const { policy, broker } = await contractByHand(office, owner, 'legal')
  const deductible = async () => (await findPolicy(desk, owner, policy))?.deductibleCents
  const decide = async (kind: string, decision: 'settled' | 'rejected') => {
    const given = { kind, occurredOn: desk.today(), description: 'The landlord.', fileIds: [] }
    const filed = await fileClaim(desk, owner, policy, { ...given, description: kind + decision })
    if (filed.outcome !== 'filed') throw new Error(filed.outcome)
    await moveClaim(desk, broker, filed.reference, 'sent')
    expect(await moveClaim(desk, broker, filed.reference, decision, { reply: 'So.' })).toBe(true)
  }
  expect(await deductible()).toBe(300_00)
  expect((await findPolicy(desk, owner, policy))?.dates.map(({ code }) => code)).toContain(
    'waitingEnds',
  )
  // Begun a good year ago: one year without a claim is over.
  await desk.db
    .update(policies)
    .set({ startDate: '2025-06-01' })
    .where(eq(policies.reference, policy))
  expect(await deductible()).toBe(200_00)
  await decide('legalDispute', 'rejected')
  await decide('other', 'settled')
  expect(await deductible()).toBe(200_00)
  await decide('legalDispute', 'settled')
  expect(await deductible()).toBe(500_00)
})

test('other contracts have none that moves', async () => {
  const owner = await addCustomer(office)
  const { policy } = await contractByHand(office, owner, 'household')
  expect(await findPolicy(office.desk, owner, policy)).toHaveProperty('deductibleCents', undefined)
})
