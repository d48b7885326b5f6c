import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * How often pages were viewed: counters only, so that no row is about anybody. The number of rows
 * a day is bounded, since every column takes its values from a list (see page-views/).
 */
export const pageViews = pgTable(
  'page_views',
  {
    /** The day in Berlin. */
    day: date().notNull(),
    /** A site, or the host of the customer's app: default, business, tk …, app, health. */
    site: text().notNull(),
    locale: text().notNull(),
    /** Without locale and ids; `(other)` for addresses where no page of ours is. */
    path: text().notNull(),
    /** The host of the page that led here; empty when there was none or it was ours. */
    referrerHost: text('referrer_host').notNull(),
    views: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.site, table.locale, table.path, table.referrerHost] }),
  ],
)
