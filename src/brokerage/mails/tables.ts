import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment, oneOf, ref, sealedJson } from '../columns.ts'
import { MAIL_STATES } from '../kinds.ts'
import { applications } from '../tables.ts'
import type { CaseMailKind } from './mail-facts.ts'

/** Of a mail to whoever booked a call: its name is `call:<what happened>:<which call>:…:caller`. */
export const isToCaller = (dedupeKey: AnyPgColumn): SQL => sql`${dedupeKey} like 'call:%:caller'`
export const callOf = (dedupeKey: AnyPgColumn): SQL => sql`split_part(${dedupeKey}, ':', 3)`

/**
 * Mails that are due because of something that happened, written in the same transaction. The
 * dedupe key makes one row of it however often the work is repeated.
 */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: id(),
    /** What and about what: `submitted:FA-…`. */
    dedupeKey: text('dedupe_key').notNull().unique(),
    applicationId: ref('application_id').references(() => applications.id),
    /** Which text. */
    kind: text().$type<CaseMailKind>().notNull(),
    /** `failed`: given up with the last try of its job; `sent` if it is asked for again and works. */
    state: text({ enum: MAIL_STATES }).notNull(),
    /** `MailFacts` (address, language, values of the text), encrypted. */
    facts: sealedJson().notNull(),
    /** The Message-ID with which it is always sent, so that a second copy is known as one. */
    messageId: text('message_id').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    /** When the last try began; committed before anything is sent. Null once it failed for certain. */
    triedAt: moment('tried_at'),
    /** Runs of the job, also those that found somebody else sending it. */
    tries: integer().notNull().default(0),
    sentAt: moment('sent_at'),
  },
  (table) => [
    index('outgoing_mails_waiting').on(table.createdAt).where(sql`${table.state} = 'waiting'`),
    index('outgoing_mails_application').on(table.applicationId, table.id),
    index('outgoing_mails_call').on(callOf(table.dedupeKey)).where(isToCaller(table.dedupeKey)),
    // About no application: each goes by its age, and what tells of an erasure before the others.
    index('outgoing_mails_alone').on(table.createdAt).where(sql`${table.applicationId} is null`),
    index('outgoing_mails_erasure')
      .on(table.createdAt)
      .where(sql`${table.applicationId} is null and ${table.kind} = 'dataErased'`),
    check('outgoing_mails_state_known', oneOf(table.state, MAIL_STATES)),
  ],
)

export type OutgoingMail = typeof outgoingMails.$inferSelect
