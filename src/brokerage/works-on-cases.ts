import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { StaffRole } from '#accounts/acting-user.ts'
import { staff } from '#accounts/tables.ts'

/** Roles of those who look after cases and take calls. */
export const CASE_ROLES: StaffRole[] = ['admin', 'broker']

/** Of a colleague: one to whom something new can be given. */
export function worksOnCases(): SQL {
  return and(inArray(staff.role, CASE_ROLES), eq(staff.blocked, false)) as SQL
}
