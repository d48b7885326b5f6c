import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { CHOICES } from './categories.ts'

/**
 * Every choice made in the banner, as proof that consent was asked for and given (GDPR art. 7
 * para. 1). Nothing in it leads to a person: no address, no browser, no id that a browser keeps.
 * Rows live as long as system-delete-old-consents.ts says.
 */
export const consents = pgTable(
  'consents',
  {
    /** Random, made here, and known to nobody else: names the row in a report. */
    id: uuid().primaryKey().defaultRandom(),
    givenAt: timestamp('given_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Which wording was read: a version of text-version.ts … */
    textVersion: text('text_version').notNull(),
    /** … and the locale in which it was shown. */
    locale: text().notNull(),
    /** Which button was pressed. */
    choice: text({ enum: CHOICES }).notNull(),
    /** What was granted, the essential category included. */
    categories: text().array().notNull(),
  },
  (table) => [
    index('consents_given_at').on(table.givenAt),
    check('consents_choice', sql`${table.choice} in ('accept', 'reject', 'save')`),
  ],
)
