import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { StaffRole } from '../acting-user.ts'
import { staff } from '../tables.ts'

/** Of a colleague: one with one of these roles, whose account is open. */
export function worksAs(roles: readonly StaffRole[]): SQL {
  return and(inArray(staff.role, [...roles]), eq(staff.blocked, false)) as SQL
}
