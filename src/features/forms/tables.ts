import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { staff } from '#accounts/tables.ts'
import { id, moment, oneOf, ref, sealedJson } from '#brokerage/columns.ts'
import { ABOUT_KINDS, COMPLAINT_OUTCOMES, MESSAGE_CHANNELS, SUBMISSION_STATES } from './states.ts'

/** What somebody sent with a form. What they wrote is encrypted; lists need only what is in clear. */
export const formSubmissions = pgTable(
  'form_submissions',
  {
    id: id(),
    /** What sender and staff call it: `FM-7K2M-9QXD-3RBC`. */
    reference: text().notNull().unique(),
    /** How it reached us; what came by no form was entered by a colleague. */
    channel: text({ enum: MESSAGE_CHANNELS }).notNull().default('form'),
    /** The form, as it was called in the content system; empty where there was none. */
    formUid: text('form_uid').notNull(),
    /** Its name without locale: what the inbox filters by. */
    formName: text('form_name').notNull(),
    /** Its title on that day. */
    formTitle: text('form_title').notNull(),
    /** Where it was sent from. */
    site: text().notNull(),
    locale: text().notNull(),
    path: text().notNull(),
    state: text({ enum: SUBMISSION_STATES }).notNull(),
    /** The colleague who looks after it. */
    assignedTo: text('assigned_to').references(() => staff.id, { onDelete: 'set null' }),
    /** When it was given to them, or taken from them; null while nobody ever had it. */
    assignedAt: moment('assigned_at'),
    /** Whether it stands in the register of complaints; null until somebody or a job has looked. */
    isComplaint: boolean('is_complaint'),
    complaintOutcome: text('complaint_outcome', { enum: COMPLAINT_OUTCOMES }),
    /** When that was noted, or taken back; null while nobody ever noted one. */
    complaintDecidedAt: moment('complaint_decided_at'),
    /** The case or account that a colleague says it is about. */
    aboutKind: text('about_kind', { enum: ABOUT_KINDS }),
    aboutReference: text('about_reference'),
    /** Fingerprint of the sender's address, for look-ups and for the limit of confirmations. */
    emailIndex: text('email_index'),
    /** `SubmissionBody`, encrypted. */
    body: sealedJson().notNull(),
    /** Of its token and all that was sent: the same form sent twice is one message. */
    nonce: text().notNull().unique(),
    /** When it came; of what a colleague entered, the beginning of that day in Berlin. */
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Deleted with its files after this moment, as the form promised; a complaint is kept longer. */
    deleteAfter: moment('delete_after').notNull(),
  },
  (table) => [
    index('form_submissions_created').on(table.createdAt, table.id),
    index('form_submissions_ending').on(table.deleteAfter),
    index('form_submissions_state').on(table.state, table.createdAt),
    index('form_submissions_email').on(table.emailIndex, table.createdAt),
    // The messages of one form, and which forms there are: see list-forms.ts.
    index('form_submissions_form').on(table.formName, table.id),
    index('form_submissions_complaint').on(table.isComplaint, table.id),
    index('form_submissions_about')
      .on(table.aboutReference)
      .where(sql`${table.aboutReference} is not null`),
    check('form_submissions_state_known', oneOf(table.state, SUBMISSION_STATES)),
    check('form_submissions_channel_known', oneOf(table.channel, MESSAGE_CHANNELS)),
  ],
)

/** Files that came with a form, checked by their bytes; the bytes are in the file store. */
export const formUploads = pgTable(
  'form_uploads',
  {
    id: id(),
    /** Name in the file store. */
    storeName: text('store_name').notNull().unique(),
    /** Name of the key that wrote the bytes; null where nobody has looked. */
    sealedWith: text('sealed_with'),
    /** The message it belongs to; null while the sender has not sent the whole form yet. */
    submissionId: ref('submission_id').references(() => formSubmissions.id, {
      onDelete: 'cascade',
    }),
    formUid: text('form_uid').notNull(),
    /** The question that it answers. */
    field: text().notNull(),
    /** What the sender calls it, encrypted: names of files tell a lot. */
    name: sealedJson().notNull(),
    type: text().notNull(),
    bytes: integer().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('form_uploads_submission').on(table.submissionId),
    index('form_uploads_key').on(table.sealedWith),
  ],
)

/** What staff did with a message. */
export const formEvents = pgTable(
  'form_events',
  {
    id: id(),
    submissionId: ref('submission_id')
      .notNull()
      .references(() => formSubmissions.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    /** Who of the staff; null for the product itself. */
    actorId: text('actor_id'),
    kind: text({ enum: ['state', 'answer', 'entered', 'corrected'] }).notNull(),
    /** The new state. */
    state: text({ enum: SUBMISSION_STATES }),
    /** The text of an answer, or the words before a correction, encrypted. */
    body: sealedJson(),
    /** When the mail server took the answer. */
    sentAt: moment('sent_at'),
  },
  (table) => [index('form_events_submission').on(table.submissionId, table.id)],
)
