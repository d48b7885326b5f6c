import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { staff } from '#accounts/tables.ts'
import { id, moment, sealedJson } from '../columns.ts'
import { CASE_KINDS } from '../kinds.ts'

/** What colleagues write to each other about a case. */
export const caseNotes = pgTable(
  'case_notes',
  {
    id: id(),
    caseKind: text('case_kind', { enum: CASE_KINDS }).notNull(),
    caseReference: text('case_reference').notNull(),
    authorId: text('author_id')
      .notNull()
      .references(() => staff.id),
    /** `{ text }`, encrypted. */
    note: sealedJson().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('case_notes_case').on(table.caseKind, table.caseReference, table.id)],
)
