import { and, count, desc, gte, lt, lte, or, type SQL } from 'drizzle-orm'
import type { Queries } from '#platform/database/connect.ts'
import { consents } from './tables.ts'

export type RecordedConsent = typeof consents.$inferSelect

type Span = { readonly from: Date; readonly before: Date }

/** The log of a span of time, newest first. */
export function listConsents(
  queries: Queries,
  { limit, after, ...span }: Span & { limit: number; after?: RecordedConsent | undefined },
): Promise<RecordedConsent[]> {
  return queries
    .select()
    .from(consents)
    .where(and(isWithin(span), after && isOlder(after)))
    .orderBy(desc(consents.givenAt), desc(consents.id))
    .limit(limit)
}

/** All of it, in parts: nobody knows how many fit into the memory. */
export async function* readConsents(
  queries: Queries,
  span: Span,
): AsyncGenerator<RecordedConsent[]> {
  let after: RecordedConsent | undefined
  do {
    const part = await listConsents(queries, { ...span, after, limit: PART })
    yield part
    after = part.length === PART ? part.at(-1) : undefined
  } while (after)
}

const PART = 1_000

export async function countConsents(queries: Queries, span: Span): Promise<number> {
  const [counted] = await queries.select({ total: count() }).from(consents).where(isWithin(span))
  return counted?.total ?? 0
}

function isWithin({ from, before }: Span): SQL | undefined {
  return and(gte(consents.givenAt, from), lt(consents.givenAt, before))
}

function isOlder({ givenAt, id }: RecordedConsent): SQL | undefined {
  return and(
    // Says it again for the index: from an "or" alone each part would read all the parts before it.
    lte(consents.givenAt, givenAt),
    or(lt(consents.givenAt, givenAt), lt(consents.id, id)),
  )
}
