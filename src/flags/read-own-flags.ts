import { sql } from 'drizzle-orm'
import { listTag } from '#content/publishing.ts'
import type { Queries } from '#platform/database/connect.ts'
import { DEFAULT_LOCALE } from '#sites/locales.ts'
import type { FlagMap } from './flag-names.ts'

/** The published feature flags of our own content system. */
export async function readOwnFlags(queries: Queries): Promise<FlagMap> {
  const result = await queries.execute<{ name: string; enabled: boolean }>(sql`
    select attributes->>'name' as name, attributes->'enabled' = 'true' as enabled
    from content_documents
    where collection = 'feature-flags' and locale = ${DEFAULT_LOCALE} and published_at is not null
    order by id`)
  return Object.fromEntries(result.rows.map(({ name, enabled }) => [name, enabled]))
}

/** Marks pages that depend on a flag of our own: changing one purges them. */
export const flagsTag: string = listTag('feature-flags', DEFAULT_LOCALE)
