import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { staff } from '#accounts/tables.ts'
import { id, moment, oneOf, ref } from '../columns.ts'
import { COVER_CHANGES } from '../kinds.ts'
import { brokerageFiles, policies } from '../tables.ts'

/**
 * Premiums that insurers announced for contracts, as colleagues noted them. What a contract costs on a
 * day is worked out from these (`premiums.ts`): nothing has to happen on the day itself.
 */
export const premiumChanges = pgTable(
  'premium_changes',
  {
    id: id(),
    policyId: ref('policy_id')
      .notNull()
      .references(() => policies.id, { onDelete: 'cascade' }),
    /** For a month, as the contract's own. */
    priceCents: integer('price_cents').notNull(),
    /** As often as the contract is paid. */
    instalmentCents: integer('instalment_cents').notNull(),
    appliesFrom: date('applies_from').notNull(),
    /** When the insurer's notice reached the customer, or counts as having done so. */
    receivedOn: date('received_on').notNull(),
    cover: text({ enum: COVER_CHANGES }).notNull(),
    notedBy: text('noted_by').references(() => staff.id, { onDelete: 'set null' }),
    notedAt: moment('noted_at').notNull(),
    /** What the insurer wrote, where a colleague put it to the note. */
    paperId: text('paper_id').references(() => brokerageFiles.id, { onDelete: 'set null' }),
    /** When it was taken back, or another note took its place; null while it holds. */
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('premium_changes_policy').on(table.policyId, table.id),
    // A contract has one price on a day.
    uniqueIndex('premium_changes_holding')
      .on(table.policyId, table.appliesFrom)
      .where(sql`${table.revokedAt} is null`),
    index('premium_changes_paper').on(table.paperId).where(sql`${table.paperId} is not null`),
    check('premium_changes_cover_known', oneOf(table.cover, COVER_CHANGES)),
  ],
)

export type PremiumChangeRow = typeof premiumChanges.$inferSelect
