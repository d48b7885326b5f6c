import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { anonymous } from '#accounts/acting-user.ts'
import { asSomebodyElse } from '#platform/database/guard-test-transactions.ts'
import { withdraw } from '../service/withdraw.ts'
import { contractByHand } from '../test-contracts.ts'
import { addCustomer, shareTestDesk } from '../test-desk.ts'
import { assignDeclaration } from './assign-declaration.ts'
import { decideRequest } from './decide-request.ts'

const office = await shareTestDesk({ runJobs: false })
const { desk } = office

async function contract(line?: string) {
  office.travelTo('2026-11-15T12:00:00Z')
  const owner = await addCustomer(office)
  return { owner, ...(await contractByHand(office, owner, line)) }
}

/** Declares without a number that anybody could find; gives back the receipt. */
async function declare(at: string, name: string) {
  office.travelTo(at)
  const email = `${name}@example.org`
  const declared = { name, contract: 'my insurance', email, language: 'en' } as const
  const kept = await withdraw(desk, anonymous, { reference: 'FP', email }, { declared })
  if (kept.outcome !== 'received') throw new Error(kept.outcome)
  return kept.receipt
}

describe('who has no contract in sight', () => {
  const refuse = { reply: 'We find no contract of yours.' }

  test('decides nothing about the one that a colleague has named since', async () => {
    const { policy, application, broker } = await contract()
    const receipt = await declare('2026-11-20T12:00:00Z', 'unseen')
    await assignDeclaration(desk, broker, receipt, policy)
    for (const to of ['done', 'refused'] as const) {
      expect(await decideRequest(desk, broker, receipt, to, refuse)).toEqual({
        outcome: 'otherContract',
      })
    }
    const seen = { ...refuse, seen: application }
    expect(await decideRequest(desk, broker, receipt, 'refused', seen)).toEqual({
      outcome: 'decided',
    })
  })

  test('nor about the one that is named in the same moment', async () => {
    const { policy, broker } = await contract()
    const receipt = await declare('2026-11-20T12:00:00Z', 'same-moment')
    const { refused } = await desk.db.transaction(async (db) => {
      await assignDeclaration({ ...desk, db }, broker, receipt, policy)
      const refused = asSomebodyElse(() => decideRequest(desk, broker, receipt, 'refused', refuse))
      await vi.waitFor(async () => {
        const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock'
          and datname = current_database()`
        expect((await db.execute(waiting)).rowCount).toBe(1)
      })
      // In an object, so that nobody waits for it here.
      return { refused }
    })
    expect(await refused).toEqual({ outcome: 'otherContract' })
  })
})
