import { sql } from 'drizzle-orm'
import { boolean, check, date, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { customers, staff } from '#accounts/tables.ts'
import { id, moment, oneOf, ref, sealedJson } from '../columns.ts'
import { CLAIM_STATES, REQUEST_KINDS, REQUEST_STATES } from '../kinds.ts'
import type { ShownWords } from '../shown-words.ts'
import { applications, policies } from '../tables.ts'

export const claims = pgTable(
  'claims',
  {
    id: id(),
    reference: text().notNull().unique(),
    policyId: ref('policy_id')
      .notNull()
      .references(() => policies.id),
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** Which checklist applies, see `service/claim-checklists.ts`. */
    kind: text().notNull(),
    state: text({ enum: CLAIM_STATES }).notNull(),
    stateSince: moment('state_since').notNull(),
    occurredOn: date('occurred_on').notNull(),
    /** `ClaimDetails`, encrypted: what happened, how much. */
    details: sealedJson().notNull(),
    /** `{ text }`, encrypted: how it was decided and why, for the customer. */
    reply: sealedJson(),
    assignedTo: text('assigned_to').references(() => staff.id, { onDelete: 'set null' }),
    /** When it was given to them, or taken from them; null while nobody ever had it. */
    assignedAt: moment('assigned_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('claims_policy').on(table.policyId, table.id),
    index('claims_customer').on(table.customerId, table.id),
    index('claims_state').on(table.state, table.stateSince, table.id),
    check('claims_state_known', oneOf(table.state, CLAIM_STATES)),
  ],
)

/** Something a customer asks of a contract: another address, an end, an answer. */
export const customerRequests = pgTable(
  'customer_requests',
  {
    id: id(),
    reference: text().notNull().unique(),
    kind: text({ enum: REQUEST_KINDS }).notNull(),
    state: text({ enum: REQUEST_STATES }).notNull(),
    stateSince: moment('state_since').notNull(),
    applicationId: ref('application_id').references(() => applications.id),
    policyId: ref('policy_id').references(() => policies.id),
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** Fingerprint of the address with which a withdrawal was declared that a colleague looks at. */
    emailIndex: text('email_index'),
    /** What is asked, encrypted. */
    details: sealedJson().notNull(),
    /** `{ text }`, encrypted: our answer to the customer, once it is decided. */
    reply: sealedJson(),
    /** When the mail was written that tells of a correction, maybe with others: there is one. */
    toldAt: moment('told_at'),
    assignedTo: text('assigned_to').references(() => staff.id, { onDelete: 'set null' }),
    /** When it was given to them, or taken from them; null while nobody ever had it. */
    assignedAt: moment('assigned_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('customer_requests_application').on(table.applicationId, table.id),
    index('customer_requests_policy').on(table.policyId, table.id),
    index('customer_requests_customer').on(table.customerId, table.id),
    index('customer_requests_state').on(table.state, table.stateSince, table.id),
    index('customer_requests_email')
      .on(table.emailIndex, table.id)
      .where(sql`${table.emailIndex} is not null`),
    check('customer_requests_kind_known', oneOf(table.kind, REQUEST_KINDS)),
    check('customer_requests_state_known', oneOf(table.state, REQUEST_STATES)),
  ],
)

/** People insured along with a customer. */
export const dependants = pgTable(
  'dependants',
  {
    id: id(),
    /** Random; what forms and addresses name. */
    reference: text().notNull().unique(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** `DependantDetails`, encrypted. */
    details: sealedJson().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('dependants_customer').on(table.customerId, table.id)],
)

/** The unguessable address of a customer's calendar of deadlines. */
export const customerCalendars = pgTable('customer_calendars', {
  customerId: text('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  /** SHA-256 of the token in the address. */
  tokenHash: text('token_hash').notNull().unique(),
  /** `{ token }`, encrypted, to show the address again. */
  token: sealedJson().notNull(),
  createdAt: moment('created_at').notNull(),
})

/** What a customer wants to hear from us beyond what a contract needs. */
export const customerChoices = pgTable('customer_choices', {
  customerId: text('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  deadlineMails: boolean('deadline_mails').notNull().default(true),
  /** Advertising was asked for, not yet confirmed. */
  marketingAskedAt: moment('marketing_asked_at'),
  /** Confirmed by the link in the mail (double opt-in, § 7 UWG); null: never. */
  marketingConfirmedAt: moment('marketing_confirmed_at'),
  /** The words that were ticked with the last asking. */
  marketingAskedWords: jsonb('marketing_asked_words').$type<ShownWords>(),
  /** Those of the yes that was confirmed; null of earlier versions, which kept none. */
  marketingShown: jsonb('marketing_shown').$type<ShownWords>(),
  /** When it was taken back; null while it holds. */
  marketingWithdrawnAt: moment('marketing_withdrawn_at'),
  /** SHA-256 of the secret in that link, also after it was used: who presses again is told so. */
  marketingTokenHash: text('marketing_token_hash').unique(),
  updatedAt: moment('updated_at').notNull(),
})

export type ClaimRow = typeof claims.$inferSelect
export type CustomerRequest = typeof customerRequests.$inferSelect
