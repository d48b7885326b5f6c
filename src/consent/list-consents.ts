import { and, desc, gte, lt } from 'drizzle-orm'
import type { Queries } from '#platform/database/connect.ts'
import { consents } from './tables.ts'

export type RecordedConsent = typeof consents.$inferSelect

/** The log of a span of time, newest first, for an auditor. */
export function listConsents(
  queries: Queries,
  { from, before, limit = 1_000 }: { from: Date; before: Date; limit?: number },
): Promise<RecordedConsent[]> {
  return queries
    .select()
    .from(consents)
    .where(and(gte(consents.givenAt, from), lt(consents.givenAt, before)))
    .orderBy(desc(consents.givenAt), desc(consents.id))
    .limit(limit)
}
