import { sql } from 'drizzle-orm'
import {
  bigint,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ActingUser } from '#accounts/acting-user.ts'
import { contentDocuments } from '../tables.ts'

export type ScheduledAction = 'publish' | 'unpublish'
type ScheduleState = 'waiting' | 'done' | 'cancelled' | 'failed'

/** What shall happen to a document at a time, and what became of it. */
export const contentSchedules = pgTable(
  'content_schedules',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    documentId: bigint('document_id', { mode: 'number' })
      .notNull()
      .references(() => contentDocuments.id, { onDelete: 'cascade' }),
    action: text().$type<ScheduledAction>().notNull(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** The revision of the document when it was scheduled. */
    revision: integer().notNull(),
    /** The version that goes public: what was read and agreed, not what is written until then. */
    versionId: bigint('version_id', { mode: 'number' }).notNull(),
    state: text().$type<ScheduleState>().notNull().default('waiting'),
    /** Why it could not be done; null otherwise. */
    failure: text(),
    /** The job that does it. */
    jobId: uuid('job_id'),
    /** Who scheduled it, in whose name it is done. */
    scheduledBy: jsonb('scheduled_by').$type<ActingUser>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** When it was done, called off or given up. */
    endedAt: timestamp('ended_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    uniqueIndex('content_schedules_waiting')
      .on(table.documentId, table.action)
      .where(sql`${table.state} = 'waiting'`),
  ],
)

export type ContentSchedule = typeof contentSchedules.$inferSelect
