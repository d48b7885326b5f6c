import { adoptAdvice } from '../advice/find-advice.ts'
import { adoptCalls } from '../calls/adopt-calls.ts'
import type { BrokerageDesk } from '../desk.ts'
import { adoptDrafts } from '../drafts/own-drafts.ts'
import { provenEmailOf } from '../proven-email.ts'
import { adoptDeclarations } from '../service/keep-declaration.ts'
import { adoptApplications } from '../service/system-adopt-applications.ts'

/**
 * Gives a customer what came under their proven address while nobody was signed in, also since they
 * did: an export has to tell of all of it, and an erasure to leave none.
 */
export async function gatherOwn(desk: BrokerageDesk, customerId: string): Promise<void> {
  const email = await provenEmailOf(desk.db, customerId)
  if (email === undefined) return
  const actor = { kind: 'customer', userId: customerId } as const
  await adoptApplications(desk, customerId)
  await adoptDeclarations(desk, customerId, email)
  await adoptAdvice(desk, actor, email)
  await adoptDrafts(desk, actor, email)
  await adoptCalls(desk, customerId, email)
}
