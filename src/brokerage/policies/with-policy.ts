import { and, eq } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { visibleTo } from '../access.ts'
import type { BrokerageDesk } from '../desk.ts'
import { type Application, applications, type Policy, policies } from '../tables.ts'

export type LockedPolicy = { readonly application: Application; readonly policy: Policy }

/** Changes a contract with the application that it came from, in one transaction. */
export async function withPolicy<Outcome>(
  desk: BrokerageDesk,
  actor: ActingUser,
  reference: string,
  change: (inside: BrokerageDesk, found: LockedPolicy) => Promise<Outcome>,
): Promise<Outcome | { readonly outcome: 'notFound' }> {
  return desk.db.transaction(async (transaction) => {
    const inside = { ...desk, db: transaction }
    const found = await lockPolicy(inside, actor, reference)
    return found ? change(inside, found) : { outcome: 'notFound' }
  })
}

/**
 * A contract that nobody else changes until the transaction is over. Its application is held
 * first, as by everybody, so that nobody waits in a circle. The contract is read by a statement of its
 * own: the one that waited would still show it as it was before.
 */
async function lockPolicy(
  { db }: Pick<BrokerageDesk, 'db'>,
  actor: ActingUser,
  reference: string,
): Promise<LockedPolicy | undefined> {
  const isIt = and(eq(policies.reference, reference), visibleTo(actor, policies))
  const [held] = await db
    .select({ application: applications })
    .from(applications)
    .innerJoin(policies, eq(policies.applicationId, applications.id))
    .where(isIt)
    .for('update', { of: applications })
  const [policy] = await db.select().from(policies).where(isIt).for('update')
  return held && policy && { ...held, policy }
}
