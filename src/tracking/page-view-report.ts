import { and, between, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from '#platform/database/connect.ts'
import { pageViews } from './tables.ts'

type ReportQuestion = {
  /** First and last day, both included, as YYYY-MM-DD. */
  from: string
  to: string
  /** One site, locale or page alone. */
  site?: string | undefined
  locale?: string | undefined
  path?: string | undefined
  /** How many pages and referrers are listed. */
  top?: number
}

export type Named = { name: string; views: number }

export type PageViewReport = {
  total: number
  /** Days without a view are listed too, so that a chart shows the gap. */
  days: { day: string; views: number }[]
  pages: Named[]
  sites: Named[]
  locales: Named[]
  /** Hosts that led here; the empty name is for views without one. */
  referrers: Named[]
}

/** What was viewed in a span of days, for the dashboard of editors. */
export async function pageViewReport(
  queries: Queries,
  { from, to, site, locale, path, top = 20 }: ReportQuestion,
): Promise<PageViewReport> {
  const where = and(
    between(pageViews.day, from, to),
    site === undefined ? undefined : eq(pageViews.site, site),
    locale === undefined ? undefined : eq(pageViews.locale, locale),
    path === undefined ? undefined : eq(pageViews.path, path),
  )
  const by = (column: PgColumn, limit: number) => namedBy(queries, column, where, limit)
  const [days, pages, sites, locales, referrers] = await Promise.all([
    viewsByDay(queries, from, to, where),
    by(pageViews.path, top),
    by(pageViews.site, 20),
    by(pageViews.locale, 50),
    by(pageViews.referrerHost, top),
  ])
  const total = days.reduce((sum, { views }) => sum + views, 0)
  return { total, days, pages, sites, locales, referrers }
}

const sum = sql<number>`sum(${pageViews.views})::integer`

async function namedBy(
  queries: Queries,
  column: PgColumn,
  where: SQL | undefined,
  limit: number,
): Promise<Named[]> {
  return queries
    .select({ name: sql<string>`${column}`, views: sum })
    .from(pageViews)
    .where(where)
    .groupBy(column)
    .orderBy(desc(sum), column)
    .limit(limit)
}

async function viewsByDay(queries: Queries, from: string, to: string, where: SQL | undefined) {
  const { rows } = await queries.execute<{ day: string; views: number }>(sql`
    select to_char(each.day, 'YYYY-MM-DD') as day, coalesce(sum(counted.views), 0)::integer as views
    from generate_series(${from}::date, ${to}::date, interval '1 day') as each(day)
    left join (select * from ${pageViews} where ${where}) as counted on counted.day = each.day::date
    group by each.day order by each.day`)
  return rows
}
