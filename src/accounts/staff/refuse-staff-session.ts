import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import type { AccountParts } from '../account-parts.ts'
import { staff } from '../tables.ts'
import { DEMO_ADMIN } from './demo-admin.ts'

/** Stands before every new session of staff. */
export async function refuseStaffSession(
  { env, database }: Pick<AccountParts, 'env' | 'database'>,
  userId: string,
): Promise<void> {
  const [row] = await database.db
    .select({ blocked: staff.blocked, email: staff.email })
    .from(staff)
    .where(eq(staff.id, userId))
  // Its password is known to everyone, should a database of development ever be put in use.
  const isStrayDemo = row?.email === DEMO_ADMIN.email && env.appEnv !== 'development'
  if (row === undefined || row.blocked || isStrayDemo)
    throw new APIError('FORBIDDEN', { code: 'STAFF_BLOCKED', message: 'This account is closed' })
}
