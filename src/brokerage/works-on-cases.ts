import type { SQL } from 'drizzle-orm'
import type { StaffRole } from '#accounts/acting-user.ts'
import { worksAs } from '#accounts/staff/works-as.ts'

/** Roles of those who look after cases and take calls. */
export const CASE_ROLES: StaffRole[] = ['admin', 'broker']

/** Of a colleague: one to whom something new can be given. */
export const worksOnCases = (): SQL => worksAs(CASE_ROLES)
