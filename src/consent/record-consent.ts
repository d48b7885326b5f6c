import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { Queries } from '#platform/database/connect.ts'
import { LOCALES } from '#sites/locales.ts'
import { CATEGORIES, CHOICES } from './categories.ts'
import { withEssential } from './consent-cookie.ts'
import { deleteOldConsents } from './system-delete-old-consents.ts'
import { consents } from './tables.ts'

/** A choice as a page reports it. */
export const consentSchema = z.object({
  choice: z.enum(CHOICES),
  categories: z.array(z.enum(CATEGORIES)).max(CATEGORIES.length),
  /** A page may be older than this server, so any version is taken that looks like one. */
  textVersion: z.string().regex(/^\d{4}-\d{2}-\d{2}[a-z]?$/),
  locale: z.enum(LOCALES),
})

type ReportedConsent = z.output<typeof consentSchema>

/**
 * Writes a choice down, with the time and without anything about who made it, and forgets those
 * that are too old: one look at an index, so that no clock has to run for it.
 */
export async function recordConsent(
  queries: Queries,
  clock: Clock,
  { categories, ...reported }: ReportedConsent,
): Promise<void> {
  const givenAt = clock.now()
  await queries
    .insert(consents)
    .values({ ...reported, categories: [...withEssential(categories)], givenAt })
  await deleteOldConsents(queries, givenAt)
}
