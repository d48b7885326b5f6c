import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { staff } from '#accounts/tables.ts'
import { id, moment, oneOf, ref, sealedJson } from '../columns.ts'
import { QUESTION_KINDS, QUESTION_STATES } from '../kinds.ts'
import { claims } from '../service/tables.ts'
import { applications } from '../tables.ts'

/** What the insurer, or we for it, ask of a customer while an application or a claim is decided. */
export const customerQuestions = pgTable(
  'customer_questions',
  {
    id: id(),
    reference: text().notNull().unique(),
    kind: text({ enum: QUESTION_KINDS }).notNull(),
    state: text({ enum: QUESTION_STATES }).notNull(),
    applicationId: ref('application_id')
      .notNull()
      .references(() => applications.id),
    /** Where the question is about a claim. */
    claimId: ref('claim_id').references(() => claims.id),
    /** `{ text }`, encrypted: it may speak of health. */
    asked: sealedJson().notNull(),
    /** Of a counter-offer: the new price, for the same period as before. */
    priceCents: integer('price_cents'),
    instalmentCents: integer('instalment_cents'),
    /** Of a counter-offer: the last day on which it can be accepted. */
    validUntil: date('valid_until'),
    /** `GivenAnswer`, encrypted; null while it is open. */
    answer: sealedJson(),
    /** When the customer opened the offer as a paper, which has to come before accepting it. */
    openedAt: moment('opened_at'),
    /** SHA-256 of that paper, in hex. */
    openedSha256: text('opened_sha256'),
    askedBy: text('asked_by').references(() => staff.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    answeredAt: moment('answered_at'),
    /** When an offer was taken back because it was a mistake. */
    takenBackAt: moment('taken_back_at'),
    /** When the insurer had the answer for good; null before, and for claims, which go as a whole. */
    handedOverAt: moment('handed_over_at'),
  },
  (table) => [
    index('customer_questions_application').on(table.applicationId, table.id),
    index('customer_questions_claim').on(table.claimId).where(sql`${table.claimId} is not null`),
    check('customer_questions_kind_known', oneOf(table.kind, QUESTION_KINDS)),
    check('customer_questions_state_known', oneOf(table.state, QUESTION_STATES)),
  ],
)

/** What a customer answers: words, files that were sent for it, or both. */
export type GivenAnswer = {
  readonly text: string
  /** Of `brokerage_files`. */
  readonly fileIds?: readonly string[]
}

export type QuestionRow = typeof customerQuestions.$inferSelect
