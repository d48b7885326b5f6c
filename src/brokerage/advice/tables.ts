import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { customers } from '#accounts/tables.ts'
import { moment, sealedJson } from '../columns.ts'

/**
 * Advice records: what a visitor was told, and why (§ 61 VVG). Everything said stands encrypted in
 * `contents`; in clear is only what finds the record.
 */
export const adviceRecords = pgTable(
  'advice_records',
  {
    /** 192 random bits. */
    id: text().primaryKey(),
    /** What people call it: `FB-7K2M-9QXD-3RBC`. */
    reference: text().notNull().unique(),
    /** `general` or `health`. */
    tool: text().notNull(),
    ruleSetVersion: text('rule_set_version').notNull(),
    language: text().notNull(),
    /** `AdviceRecord`, encrypted. */
    contents: sealedJson().notNull(),
    /** The account that keeps it; null until somebody proves the address. */
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** Fingerprint of the address it was sent to, by which an account finds it. */
    emailIndex: text('email_index'),
    /** Part of the signature of links; another one makes those void that were given before. */
    linkSalt: text('link_salt'),
    writtenAt: moment('written_at').notNull(),
  },
  (table) => [
    index('advice_records_customer').on(table.customerId),
    index('advice_records_email').on(table.emailIndex),
    index('advice_records_age').on(table.writtenAt),
  ],
)
