import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { canSeeApplications } from '#accounts/access/can-see-applications.ts'
import type { ActingUser } from '#accounts/acting-user.ts'

/**
 * The access rule of this room as a part of a query: customers see their own, brokers and admins
 * what is not restricted, nobody else anything. Every read and write joins it.
 */
export function visibleTo(
  actor: ActingUser,
  table: { readonly customerId: PgColumn; readonly restrictedAt?: PgColumn },
): SQL {
  const isOpen = table.restrictedAt ? isNull(table.restrictedAt) : undefined
  if (actor.kind === 'customer') return and(eq(table.customerId, actor.userId), isOpen) as SQL
  if (actor.kind === 'system') return sql`true`
  if (canSeeApplications(actor)) return isOpen ?? sql`true`
  return sql`false`
}
