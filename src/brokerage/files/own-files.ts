import { and, eq, inArray } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { BrokerageDesk } from '../desk.ts'
import { brokerageFiles } from '../tables.ts'
import { isLoose } from './is-loose.ts'

/**
 * Of the named files, those that this customer sent and that belong to nothing yet. Locked in the
 * caller's transaction, so that none goes with two.
 */
export async function ownFiles(
  { db }: Pick<BrokerageDesk, 'db'>,
  actor: ActingUser,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0 || actor.kind !== 'customer') return []
  const rows = await db
    .select({ id: brokerageFiles.id })
    .from(brokerageFiles)
    .where(
      and(
        inArray(brokerageFiles.id, [...ids]),
        eq(brokerageFiles.customerId, actor.userId),
        isLoose,
      ),
    )
    .for('update')
  return rows.map(({ id }) => id)
}
