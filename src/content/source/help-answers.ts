import { sql } from 'drizzle-orm'
import type { SqlRunner } from '#platform/database/prepared-runner.ts'
import type { HelpTopic } from '../collections/help-articles.ts'

/** What lists of the help centre show of an answer. */
export interface HelpAnswer {
  uid: string
  /** The last part of its address. */
  slug: string
  title: string
  summary: string
  topic: HelpTopic
  /** The insurance line it is about. */
  product: string | undefined
  isPopular: boolean
}

/** Every answer of a locale, by its title; without the texts, which only their own pages need. */
export async function listHelpAnswers(queries: SqlRunner, locale: string): Promise<HelpAnswer[]> {
  const { rows } = await queries.execute<HelpRow>(sql`
    select uid, name, attributes->>'title' as title, attributes->>'summary' as summary,
      attributes->>'topic' as topic, attributes->>'product' as product,
      coalesce(attributes->'isPopular' = 'true', false) as is_popular
    from content_documents
    where collection = 'help-articles' and locale = ${locale} and published_at is not null
    order by attributes->>'title', id`)
  return rows.map((row) => ({
    uid: row.uid,
    slug: row.name,
    title: row.title,
    summary: row.summary ?? '',
    topic: row.topic,
    product: row.product ?? undefined,
    isPopular: row.is_popular,
  }))
}

interface HelpRow extends Record<string, unknown> {
  uid: string
  name: string
  title: string
  summary: string | null
  topic: HelpTopic
  product: string | null
  is_popular: boolean
}
