import { sql } from 'drizzle-orm'
import type { Queries } from '#platform/database/connect.ts'
import { helpVotes, helpVoteTotals } from './tables.ts'

/** How the answers of the help centre do. */
export type VoteReport = {
  /** Of the last thirty days, about all answers. */
  recentYes: number
  recentNo: number
  articles: ArticleVotes[]
}

type ArticleVotes = {
  /** Its uid. */
  article: string
  title: string
  yes: number
  no: number
}

/** The votes of all time, for those answers that have the most complaints. */
export async function listVotes(queries: Queries, most: number): Promise<VoteReport> {
  const { rows } = await queries.execute<ArticleVotes & Omit<VoteReport, 'articles'>>(sql`
    with counted as (
      select article, sum(yes)::int as yes, sum(no)::int as no,
        sum(sum(recent_yes)) over ()::int as "recentYes",
        sum(sum(recent_no)) over ()::int as "recentNo"
      from (
        select article, yes, no, 0 as recent_yes, 0 as recent_no from ${helpVoteTotals}
        union all
        select article, count(*) filter (where helpful), count(*) filter (where not helpful),
          count(*) filter (where helpful and voted_at > now() - interval '30 days'),
          count(*) filter (where not helpful and voted_at > now() - interval '30 days')
        from ${helpVotes} group by article
      ) as parts
      group by article
      order by no desc, yes desc, article
      limit ${most}
    )
    select counted.article, coalesce(d.attributes->>'title', counted.article) as title,
      yes, no, "recentYes", "recentNo"
    from counted
    left join content_documents d on d.collection = 'help-articles' and d.uid = counted.article
    order by no desc, yes desc, counted.article`)
  const { recentYes = 0, recentNo = 0 } = rows[0] ?? {}
  const articles = rows.map(({ article, title, yes, no }) => ({ article, title, yes, no }))
  return { recentYes, recentNo, articles }
}
