import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { customers, staff } from '#accounts/tables.ts'
import { BOOKING_TOPICS } from '#content/collections/settings.ts'
import { LANGUAGES } from '#sites/locales.ts'
import { id, moment, oneOf, ref, sealedJson } from '../columns.ts'

/** Colleagues who take calls, with what they chose. */
export const advisers = pgTable('advisers', {
  id: id(),
  staffId: text('staff_id')
    .notNull()
    .unique()
    .references(() => staff.id, { onDelete: 'cascade' }),
  /** The name that callers are told. */
  shownName: text('shown_name').notNull(),
  /** Languages in which they advise. */
  languages: text({ enum: LANGUAGES }).array().notNull(),
  /** What they advise on. */
  topics: text({ enum: BOOKING_TOPICS }).array().notNull(),
  timeZone: text('time_zone').notNull(),
  slotMinutes: smallint('slot_minutes').notNull().default(30),
  bufferMinutes: smallint('buffer_minutes').notNull().default(10),
  /** Whether new calls can be booked. */
  active: boolean().notNull().default(true),
})

/** The hours of a usual week, on the adviser's wall clock. */
export const adviserHours = pgTable(
  'adviser_hours',
  {
    id: id(),
    adviserId: ref('adviser_id')
      .notNull()
      .references(() => advisers.id, { onDelete: 'cascade' }),
    /** 1 for Monday to 7 for Sunday. */
    weekday: smallint().notNull(),
    fromMinute: smallint('from_minute').notNull(),
    toMinute: smallint('to_minute').notNull(),
  },
  (table) => [
    index('adviser_hours_adviser').on(table.adviserId),
    check(
      'adviser_hours_sound',
      sql`${table.weekday} between 1 and 7 and ${table.fromMinute} >= 0
        and ${table.fromMinute} < ${table.toMinute} and ${table.toMinute} <= 1440`,
    ),
  ],
)

/** Days off, first and last included. Why is nobody's business. */
export const adviserAbsences = pgTable(
  'adviser_absences',
  {
    id: id(),
    adviserId: ref('adviser_id')
      .notNull()
      .references(() => advisers.id, { onDelete: 'cascade' }),
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
  },
  (table) => [
    index('adviser_absences_adviser').on(table.adviserId, table.lastDay),
    check('adviser_absences_sound', sql`${table.firstDay} <= ${table.lastDay}`),
  ],
)

const CALL_STATES = ['booked', 'cancelled'] as const
export type CallState = (typeof CALL_STATES)[number]

/**
 * Booked calls. Two calls of one adviser never overlap: the migration adds an exclusion constraint
 * (`booked_calls_apart`), so that of many who want the same time one gets it, whatever the code does.
 */
export const bookedCalls = pgTable(
  'booked_calls',
  {
    id: id(),
    /** Random; what links and calendars name. */
    reference: text().notNull().unique(),
    /** Sent by the form, so that a second click books nothing twice. */
    bookingKey: text('booking_key').notNull(),
    adviserId: ref('adviser_id')
      .notNull()
      .references(() => advisers.id),
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    topic: text().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** The caller's zone, in which mails tell the time. */
    timeZone: text('time_zone').notNull(),
    state: text({ enum: CALL_STATES }).notNull(),
    /** Counts the changes; calendars take the higher one. */
    sequence: integer().notNull().default(0),
    /** `CallDetails`, encrypted: name, address, phone, question, recommendation. */
    details: sealedJson().notNull(),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('booked_calls_key').on(table.bookingKey),
    index('booked_calls_adviser').on(table.adviserId, table.startsAt),
    index('booked_calls_start').on(table.startsAt),
    index('booked_calls_customer').on(table.customerId, table.startsAt),
    check('booked_calls_state_known', oneOf(table.state, CALL_STATES)),
    check('booked_calls_sound', sql`${table.startsAt} < ${table.endsAt}`),
  ],
)

export type BookedCallRow = typeof bookedCalls.$inferSelect
