import { sql } from 'drizzle-orm'
import type { Queries } from '#platform/database/connect.ts'

/** How an answer of the help centre does. */
export type ArticleVotes = {
  /** Its uid. */
  article: string
  title: string
  yes: number
  no: number
  /** Of the last thirty days. */
  recentYes: number
  recentNo: number
}

/** The votes of every answer that has any, those with the most complaints first. */
export async function listVotes(queries: Queries): Promise<ArticleVotes[]> {
  const { rows } = await queries.execute<ArticleVotes & Record<string, unknown>>(sql`
    with counted as (
      select article,
        count(*) filter (where helpful)::int as yes,
        count(*) filter (where not helpful)::int as no,
        count(*) filter (where helpful and voted_at > now() - interval '30 days')::int as "recentYes",
        count(*) filter (where not helpful and voted_at > now() - interval '30 days')::int as "recentNo"
      from help_votes
      group by article
      order by no desc, yes desc, article
      limit 1000
    )
    select counted.article, coalesce(d.attributes->>'title', counted.article) as title,
      yes, no, "recentYes", "recentNo"
    from counted
    left join content_documents d on d.collection = 'help-articles' and d.uid = counted.article
    order by no desc, yes desc, counted.article`)
  return rows
}
