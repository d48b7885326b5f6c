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
    select v.article, coalesce(max(d.attributes->>'title'), v.article) as title,
      count(*) filter (where v.helpful)::int as yes,
      count(*) filter (where not v.helpful)::int as no,
      count(*) filter (where v.helpful and v.voted_at > now() - interval '30 days')::int as "recentYes",
      count(*) filter (where not v.helpful and v.voted_at > now() - interval '30 days')::int as "recentNo"
    from help_votes v
    left join content_documents d on d.collection = 'help-articles' and d.uid = v.article
    group by v.article
    order by no desc, yes desc, v.article
    limit 1000`)
  return rows
}
