import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { customers, staff } from '#accounts/tables.ts'
import { APPLICATION_STATES } from '#insurance/application/states.ts'
import { id, moment, oneOf, ref, sealedJson } from './columns.ts'
import { FILE_KINDS, POLICY_STATES } from './kinds.ts'
import type { ShownWords } from './shown-words.ts'

/** What was delivered before the order: § 62 VVG wants it provable. */
export type DeliveredDocument = {
  /** As in the line's `documents.before`. */
  code: string
  /** SHA-256 of the PDF, in hex. */
  sha256: string
  /** When it was opened or downloaded; ISO, by the server's clock where it saw it. */
  openedAt: string
  /** Of our initial information: when it was shown before the first price (VersVermV § 15). */
  shownAt?: string
  /** Of our initial information: the version of the page that showed it. */
  version?: string
}

/** A declaration with the moment in which it was made. */
export type GivenConsent = {
  /** Field of the line: `privacyNotice`, `healthDataConsent`, `sepaMandate` … */
  code: string
  given: boolean
  at: string
  /** When it was taken back, if it was. */
  withdrawnAt?: string
  /** Of a mandate: when another took its place. */
  replacedAt?: string
  /** The request that it was given with; otherwise it came with the order. */
  request?: string
  /** The very words and their language, of what was agreed to in the account. */
  shown?: ShownWords
}

/**
 * Everything that was ever submitted. Answers and the readable record are encrypted; what stays
 * in clear is what lists, filters and queues need, none of it about health.
 */
export const applications = pgTable(
  'applications',
  {
    id: id(),
    /** What people call it: `FA-7K2M-9QXD-3RBC`. Random, so that it cannot be guessed or counted. */
    reference: text().notNull().unique(),
    line: text().notNull(),
    lineVersion: text('line_version').notNull(),
    copyVersion: text('copy_version').notNull(),
    tariffVersion: text('tariff_version').notNull(),
    state: text({ enum: APPLICATION_STATES }).notNull(),
    stateSince: moment('state_since').notNull(),
    /** The account it belongs to; null until somebody proves the address. */
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** Fingerprint of the e-mail address, for look-ups. */
    emailIndex: text('email_index').notNull(),
    /** Fingerprint of the last or company name, for look-ups. */
    nameIndex: text('name_index').notNull(),
    language: text().notNull(),
    locale: text().notNull(),
    /** `Contact`, encrypted. */
    contact: sealedJson().notNull(),
    /** Raw answers as they came in, encrypted. */
    answers: sealedJson().notNull(),
    /** The frozen application: questions as asked, answers as given; encrypted. */
    record: sealedJson().notNull(),
    /** `{ text }`, encrypted: why we declined it, for the customer. It may tell about health. */
    reply: sealedJson(),
    tier: text().notNull(),
    priceCents: integer('price_cents').notNull(),
    /** `month` or `once`. */
    pricePeriod: text('price_period').notNull(),
    instalmentCents: integer('instalment_cents').notNull(),
    interval: text().notNull(),
    /** First day of cover, where the line asks one. */
    startDate: date('start_date'),
    withdrawalDays: integer('withdrawal_days').notNull(),
    consents: jsonb().$type<GivenConsent[]>().notNull(),
    delivered: jsonb().$type<DeliveredDocument[]>().notNull(),
    /** The advice record that the application follows; null when advice was waived. */
    adviceRecordId: text('advice_record_id'),
    /** Unique reference of the SEPA mandate, at most 35 characters; null without a mandate. */
    mandateReference: text('mandate_reference').unique(),
    /** The partner's click that led here, kept only with consent. */
    affiliateId: text('affiliate_id'),
    /** The colleague who looks after it. */
    assignedTo: text('assigned_to').references(() => staff.id, { onDelete: 'set null' }),
    /** When it was given to them, or taken from them; null while nobody ever had it. */
    assignedAt: moment('assigned_at'),
    /** Hash of the client's Idempotency-Key. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    /** Hash of the body that came with it. */
    bodyHash: text('body_hash').notNull(),
    submittedAt: moment('submitted_at').notNull(),
    /** When everything that follows a submission was done; null while it is not. */
    followedUpAt: moment('followed_up_at'),
    /** Set by an erasure: kept for the law alone, and shown to nobody. */
    restrictedAt: moment('restricted_at'),
  },
  (table) => [
    index('applications_customer').on(table.customerId, table.id),
    index('applications_email').on(table.emailIndex, table.id),
    index('applications_name').on(table.nameIndex, table.id),
    index('applications_state').on(table.state, table.stateSince, table.id),
    // The list by waiting time, and how many there are of each state and line: without the wide rows.
    index('applications_waiting')
      .on(table.stateSince, table.id)
      .where(sql`${table.restrictedAt} is null`),
    index('applications_counted')
      .on(table.state, table.line)
      .where(sql`${table.restrictedAt} is null`),
    index('applications_line').on(table.line, table.id),
    index('applications_assigned').on(table.assignedTo, table.state),
    index('applications_advice')
      .on(table.adviceRecordId)
      .where(sql`${table.adviceRecordId} is not null`),
    index('applications_restricted')
      .on(table.restrictedAt)
      .where(sql`${table.restrictedAt} is not null`),
    index('applications_unfinished')
      .on(table.submittedAt)
      .where(sql`${table.followedUpAt} is null`),
    check('applications_state_known', oneOf(table.state, APPLICATION_STATES)),
  ],
)

/** What happened to an application and its policy. Append only: a trigger refuses anything else. */
export const applicationEvents = pgTable(
  'application_events',
  {
    id: id(),
    applicationId: ref('application_id')
      .notNull()
      .references(() => applications.id),
    at: moment('at').notNull(),
    /** `submitted`, `moved`, `mailed`, `handedOver`, `posted`, `requested`, `claimed`, `endProven` … */
    kind: text().notNull(),
    fromState: text('from_state'),
    toState: text('to_state'),
    /** The kind of acting user, and its id where it has one. */
    actorKind: text('actor_kind').notNull(),
    actorId: text('actor_id'),
    /** Codes and references, never answers. */
    details: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('application_events_application').on(table.applicationId, table.id)],
)

/** A contract. Made when an insurer accepts. */
export const policies = pgTable(
  'policies',
  {
    id: id(),
    /** What people call it: `FP-…`. */
    reference: text().notNull().unique(),
    applicationId: ref('application_id')
      .notNull()
      .unique()
      .references(() => applications.id),
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    emailIndex: text('email_index').notNull(),
    nameIndex: text('name_index').notNull(),
    line: text().notNull(),
    tier: text().notNull(),
    state: text({ enum: POLICY_STATES }).notNull(),
    language: text().notNull(),
    priceCents: integer('price_cents').notNull(),
    pricePeriod: text('price_period').notNull(),
    instalmentCents: integer('instalment_cents').notNull(),
    interval: text().notNull(),
    /** The day on which the contract was made. */
    contractDate: date('contract_date').notNull(),
    startDate: date('start_date').notNull(),
    /** Last day of cover, once it is known. */
    endDate: date('end_date'),
    /**
     * Last day on which proof of the next cover can reach the insurer; null where the end waits for
     * none, or not any more. Until then `end_date` is what notice was given to.
     */
    proofDueOn: date('proof_due_on'),
    /** When policy, terms and notice had reached the customer; null while they have not. */
    papersReceivedOn: date('papers_received_on'),
    /** Last day of the right to withdraw; null while its period has not begun, and where there is none. */
    withdrawUntil: date('withdraw_until'),
    /** The contract's number at the insurer as text, encrypted: funds number people, not contracts. */
    insurerNumber: sealedJson('insurer_number'),
    /** Its fingerprint, for who calls with that number. */
    insurerNumberIndex: text('insurer_number_index'),
    /** `PolicyDetails` (who is insured, what deadlines hang on), encrypted. */
    details: sealedJson().notNull(),
    createdAt: moment('created_at').notNull(),
    restrictedAt: moment('restricted_at'),
  },
  (table) => [
    index('policies_customer').on(table.customerId, table.id),
    index('policies_email').on(table.emailIndex, table.id),
    index('policies_name').on(table.nameIndex, table.id),
    index('policies_line').on(table.line, table.id),
    index('policies_insurer_number')
      .on(table.insurerNumberIndex)
      .where(sql`${table.insurerNumberIndex} is not null`),
    // Of those that have not ended yet: the others are ever more.
    index('policies_ending')
      .on(table.endDate)
      .where(sql`${table.state} in ('active', 'cancelled') and ${table.endDate} is not null`),
    index('policies_proof_due').on(table.proofDueOn).where(sql`${table.proofDueOn} is not null`),
    check('policies_state_known', oneOf(table.state, POLICY_STATES)),
  ],
)

/**
 * Files that belong to somebody: what customers send and what we make for them. The bytes are in
 * the file store, encrypted; a row says whose they are.
 */
export const brokerageFiles = pgTable(
  'brokerage_files',
  {
    /** Random, and the name in the file store. */
    id: text().primaryKey(),
    kind: text({ enum: FILE_KINDS }).notNull(),
    /** For what nobody sent: which one, as in the line's `documents`, or `applicationSummary` … */
    code: text(),
    /** `{ name }` as the customer called it or as we show it, encrypted. */
    name: sealedJson().notNull(),
    type: text().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    /** Name of the key that wrote the bytes; null where nobody has looked. */
    sealedWith: text('sealed_with'),
    /** Who sent it, or for whom it was made; null while it belongs to a visitor. */
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** The draft it was sent for. */
    draftId: text('draft_id'),
    applicationId: ref('application_id').references(() => applications.id),
    policyId: ref('policy_id').references(() => policies.id),
    claimId: ref('claim_id'),
    /** What it was sent for; of a document, the granted change after which it was made anew. */
    requestId: ref('request_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('brokerage_files_draft').on(table.draftId).where(sql`${table.draftId} is not null`),
    index('brokerage_files_application').on(table.applicationId),
    index('brokerage_files_policy').on(table.policyId),
    index('brokerage_files_claim').on(table.claimId).where(sql`${table.claimId} is not null`),
    index('brokerage_files_request').on(table.requestId).where(sql`${table.requestId} is not null`),
    index('brokerage_files_customer').on(table.customerId),
    index('brokerage_files_key').on(table.sealedWith),
    index('brokerage_files_loose')
      .on(table.createdAt)
      .where(
        sql`${table.applicationId} is null and ${table.claimId} is null and ${table.requestId} is null`,
      ),
    // A document is made once, and once more for each change, however often the job runs.
    uniqueIndex('brokerage_files_document')
      .on(table.applicationId, table.code, sql`coalesce(${table.requestId}, 0)`)
      .where(sql`${table.kind} = 'document'`),
  ],
)

/** A copy of each legal document that was shown before an order, so that its hash can be proven. */
export const lineDocuments = pgTable(
  'line_documents',
  {
    line: text().notNull(),
    code: text().notNull(),
    language: text().notNull(),
    /** Of the text behind it: another version is another row. */
    version: text().notNull(),
    sha256: text().notNull(),
    /** Name in the file store. */
    file: text().notNull(),
    /** Name of the key that wrote it; null where nobody has looked. */
    sealedWith: text('sealed_with'),
    bytes: integer().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.line, table.code, table.language, table.version] }),
    index('line_documents_hash').on(table.sha256),
  ],
)

export type Application = typeof applications.$inferSelect
export type Policy = typeof policies.$inferSelect
export type BrokerageFile = typeof brokerageFiles.$inferSelect
