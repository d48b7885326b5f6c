import { sql } from 'drizzle-orm'
import type { Queries } from '#platform/database/connect.ts'
import { pageViews } from '../tables.ts'
import type { ViewCount } from './page-view-counter.ts'

/** Adds counts to those that are stored, in one statement. */
export async function storeCounts(queries: Queries, counts: readonly ViewCount[]): Promise<void> {
  // Every process locks the rows in the same order, so that none waits for another in a circle.
  const ordered = counts.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const column = (of: (count: ViewCount) => string | number) => sql.param(ordered.map(of))
  await queries.execute(sql`
    insert into ${pageViews} (day, site, locale, path, referrer_host, views)
    select * from unnest(
      ${column(({ day }) => day)}::date[],
      ${column(({ site }) => site)}::text[],
      ${column(({ locale }) => locale)}::text[],
      ${column(({ path }) => path)}::text[],
      ${column(({ referrerHost }) => referrerHost)}::text[],
      ${column(({ views }) => views)}::integer[])
    on conflict (day, site, locale, path, referrer_host)
    do update set views = ${pageViews}.views + excluded.views`)
}

function keyOf({ day, site, locale, path, referrerHost }: ViewCount): string {
  return [day, site, locale, path, referrerHost].join(' ')
}
