import { sql } from 'drizzle-orm'
import type { Clock } from '#platform/clock.ts'
import type { Queries } from '#platform/database/connect.ts'
import { inPortions } from '#platform/database/in-portions.ts'
import { helpVotes, helpVoteTotals } from './tables.ts'

/** A day longer than votes count as recent: the database has a clock of its own. */
const DAYS_APART = 31

/** Makes one number of the votes on an article that nobody tells apart any more. */
export async function totalVotes(db: Queries, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - DAYS_APART * 86_400_000).toISOString()
  await inPortions(async (most) => {
    const { rowCount } = await db.execute(sql`
      with gone as (
        delete from ${helpVotes} where id in (
          select id from ${helpVotes} where voted_at < ${before} order by voted_at limit ${most}
        )
        returning article, helpful
      )
      insert into ${helpVoteTotals} (article, yes, no)
      select article, count(*) filter (where helpful), count(*) filter (where not helpful)
      from gone group by article
      on conflict (article) do update
      set yes = ${helpVoteTotals}.yes + excluded.yes, no = ${helpVoteTotals}.no + excluded.no`)
    return rowCount ?? 0
  })
}
