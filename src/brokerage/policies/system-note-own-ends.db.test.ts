import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { keepHouse } from '../privacy/system-housekeeping.ts'
import { policies } from '../tables.ts'
import { contractByHand } from '../test-contracts.ts'
import { addCustomer, shareTestDesk } from '../test-desk.ts'
import { readPolicyDetails } from './find-policy.ts'
import { rewritePolicy } from './rewrite-policy.ts'

const office = await shareTestDesk({ runJobs: false })
const { desk } = office

/** A contract as it was made while its last day was not noted. */
async function made(line: string, more: Partial<typeof policies.$inferInsert> = {}) {
  const { policy } = await contractByHand(office, await addCustomer(office), line)
  const isIt = eq(policies.reference, policy)
  const find = async () => {
    const [row] = await desk.db.select().from(policies).where(isIt)
    if (row === undefined) throw new Error(`There is no ${policy}.`)
    return row
  }
  const { id, endDate } = await find()
  await rewritePolicy(desk, id, ({ facts: { endAge: _, ...facts }, ...details }) => ({
    details: { ...details, facts },
  }))
  await desk.db
    .update(policies)
    .set({ endDate: null, ...more })
    .where(isIt)
  return { find, endDate }
}

test('what was made without its last day has one now, what runs on has none', async () => {
  const benefit = await made('disability')
  const fiveYears = await made('private-health', { tier: 'standard5y', startDate: '2026-12-01' })
  const forGood = await made('private-health', { tier: 'premium' })
  const over = await made('disability', { state: 'ended' })
  await Promise.all([keepHouse(desk), keepHouse(desk)])
  const noted = await benefit.find()
  expect(benefit.endDate).not.toBeNull()
  expect(noted.endDate).toBe(benefit.endDate)
  expect(readPolicyDetails(desk, noted).facts.endAge).toBeGreaterThan(50)
  expect((await fiveYears.find()).endDate).toBe('2031-11-30')
  for (const { find } of [forGood, over]) expect((await find()).endDate).toBeNull()
})
