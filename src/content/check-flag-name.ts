import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { ADVISORY_LOCKS } from '#platform/database/advisory-locks.ts'
import type { Queries } from '#platform/database/connect.ts'
import type { AttributesOf } from './collections/registry.ts'
import { contentDocuments } from './tables.ts'
import { unfit } from './write-refusals.ts'

/** Refuses a second switch for the same feature: it would be chance which one is asked. */
export async function checkFlagName(
  queries: Queries,
  uid: string,
  { name }: AttributesOf<'feature-flags'>,
): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.flagNames})`)
  const [twin] = await queries
    .select({ uid: contentDocuments.uid })
    .from(contentDocuments)
    .where(
      and(
        eq(contentDocuments.collection, 'feature-flags'),
        ne(contentDocuments.uid, uid),
        isNotNull(contentDocuments.attributes),
        sql`${contentDocuments.attributes}->>'name' = ${name}`,
      ),
    )
    .limit(1)
  if (twin === undefined) return
  const message = `is the name of the flag ${twin.uid} already: change that one, or choose another name`
  throw unfit(`feature-flags ${uid}`, [{ path: ['name'], message }])
}
