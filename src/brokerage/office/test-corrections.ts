import { eq } from 'drizzle-orm'
import { openTestPaperDelivery } from '../follow-up/test-paper-delivery.ts'
import { type HolderData, holderDataOf } from '../policies/correct-details.ts'
import { readPolicyDetails } from '../policies/find-policy.ts'
import { customerRequests } from '../service/tables.ts'
import { policies } from '../tables.ts'
import { correctHolder } from './correct-holder.ts'

export const asked = {
  askedBy: 'letter',
  receivedOn: '2026-11-10',
  reason: 'An ID was shown.',
} as const

/** Contracts whose holders are put right, and what follows from it. */
export async function openTestCorrections() {
  const after = await openTestPaperDelivery()
  const { office, broker } = after
  const { desk } = office

  /** Of a contract, by its number. */
  async function rowOf(reference: string) {
    const [row] = await desk.db.select().from(policies).where(eq(policies.reference, reference))
    if (row === undefined) throw new Error(`There is no ${reference}.`)
    return row
  }
  const holderOf = async (reference: string) =>
    holderDataOf(readPolicyDetails(desk, await rowOf(reference)))
  const requestsOf = async (reference: string) => {
    const { id } = await rowOf(reference)
    return desk.db.select().from(customerRequests).where(eq(customerRequests.policyId, id))
  }
  const correct = async (
    reference: string,
    change: Partial<HolderData>,
    { everywhere = false, actor = broker, saw = undefined as HolderData | undefined } = {},
  ) => {
    const seen = saw ?? (await holderOf(reference))
    const what = { saw: seen, right: { ...seen, ...change }, everywhere }
    return correctHolder(desk, actor, reference, what, asked)
  }

  return { after, rowOf, holderOf, requestsOf, correct }
}
