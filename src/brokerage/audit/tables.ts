import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment } from '../columns.ts'
import { CASE_KINDS } from '../kinds.ts'

/** Who did or saw what. Append only: a trigger refuses anything else. */
export const auditTrail = pgTable(
  'audit_trail',
  {
    id: id(),
    at: moment('at').notNull(),
    actorKind: text('actor_kind').notNull(),
    actorId: text('actor_id'),
    /** Verb and thing: `reveal-application`, `move-application`, `read-file` … */
    action: text().notNull(),
    caseKind: text('case_kind', { enum: CASE_KINDS }).notNull(),
    caseReference: text('case_reference').notNull(),
    /** Codes and references, never answers. */
    details: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index('audit_trail_case').on(table.caseKind, table.caseReference, table.id),
    index('audit_trail_actor').on(table.actorKind, table.actorId, table.id),
  ],
)

export type AuditEntry = typeof auditTrail.$inferSelect
