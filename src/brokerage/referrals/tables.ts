import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { customers } from '#accounts/tables.ts'
import { moment } from '../columns.ts'

/** The link with which somebody recommends us; who stops deletes it, with its number. */
export const referralLinks = pgTable('referral_links', {
  /** One for each account. */
  customerId: text('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  /** What the link names: `FL-7K2M-9QXD-3RBC`. */
  code: text().notNull().unique(),
  /** How many opened an account through it. Who they are is not kept. */
  came: integer().notNull().default(0),
  createdAt: moment('created_at').notNull(),
})

/** A new account that came through a link and has yet to prove its address: then it is counted. */
export const referralArrivals = pgTable(
  'referral_arrivals',
  {
    customerId: text('customer_id')
      .primaryKey()
      .references(() => customers.id, { onDelete: 'cascade' }),
    code: text()
      .notNull()
      .references(() => referralLinks.code, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('referral_arrivals_code').on(table.code),
    index('referral_arrivals_age').on(table.createdAt),
  ],
)
