import { and, eq, gt } from 'drizzle-orm'
import type { Queries } from '#platform/database/connect.ts'
import { contentVersions } from '../tables.ts'
import type { ContentSchedule } from './tables.ts'

/** Whether somebody published the document by hand after it was scheduled: the newer wish holds. */
export async function wasPublishedSince(
  queries: Queries,
  { documentId, versionId }: Pick<ContentSchedule, 'documentId' | 'versionId'>,
): Promise<boolean> {
  const newer = await queries
    .select({ id: contentVersions.id })
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.documentId, documentId),
        gt(contentVersions.id, versionId),
        eq(contentVersions.action, 'publish'),
      ),
    )
    .limit(1)
  return newer.length > 0
}
