import type { Locale } from '#sites/locales.ts'
import type { ContentEntry, ContentSource } from './source.ts'

/** The positions that are open on a day (YYYY-MM-DD). */
export async function listOpenJobs(
  content: Pick<ContentSource, 'listAll'>,
  locale: Locale,
  today: string,
): Promise<ContentEntry<'jobs'>[]> {
  const jobs = await content.listAll('jobs', locale)
  return jobs.filter(({ attributes }) => isJobOpen(attributes, today))
}

export function isJobOpen(
  { openUntil }: { openUntil?: string | undefined },
  today: string,
): boolean {
  return openUntil === undefined || today <= openUntil
}
