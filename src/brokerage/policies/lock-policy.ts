import { and, eq } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { visibleTo } from '../access.ts'
import type { BrokerageDesk } from '../desk.ts'
import { type Application, applications, type Policy, policies } from '../tables.ts'

/**
 * A contract that nobody else changes until the caller's transaction is over. Its application is held
 * first, as by everybody, so that nobody waits in a circle. The contract is read by a statement of its
 * own: the one that waited would still show it as it was before.
 */
export async function lockPolicy(
  { db }: Pick<BrokerageDesk, 'db'>,
  actor: ActingUser,
  reference: string,
): Promise<{ readonly application: Application; readonly policy: Policy } | undefined> {
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
