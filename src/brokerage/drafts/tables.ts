import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { customers } from '#accounts/tables.ts'
import { moment, sealedJson } from '../columns.ts'

/** Applications under way: what somebody has answered so far. Gone after 60 days. */
export const drafts = pgTable(
  'drafts',
  {
    /** Random; names the row and what hangs on it, and opens nothing. */
    id: text().primaryKey(),
    line: text().notNull(),
    /** `DraftContents`, encrypted. */
    contents: sealedJson().notNull(),
    /** Sent with the order, so that it is taken once however often it is sent. */
    idempotencyKey: text('idempotency_key').notNull(),
    /** Part of the signature of the e-mailed link; another one makes the link void. */
    linkSalt: text('link_salt'),
    linksSent: integer('links_sent').notNull().default(0),
    /** The account of who applies, once they are signed in; the draft goes with it. */
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** Fingerprint of the applicant's address, by which an account finds it. */
    emailIndex: text('email_index'),
    /** Reference of the application that it became. */
    submittedAs: text('submitted_as'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('drafts_expiry').on(table.expiresAt),
    index('drafts_customer').on(table.customerId).where(sql`${table.customerId} is not null`),
    index('drafts_email').on(table.emailIndex).where(sql`${table.emailIndex} is not null`),
  ],
)

/** What opens a draft: one key for each browser, of which only the hash is here. */
export const draftKeys = pgTable(
  'draft_keys',
  {
    /** SHA-256 of the key, base64url. */
    hash: text().primaryKey(),
    draftId: text('draft_id')
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('draft_keys_draft').on(table.draftId)],
)
