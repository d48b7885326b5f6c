import { asc, eq, getTableColumns } from 'drizzle-orm'
import { canManageStaff } from '../access/can-manage-staff.ts'
import type { AccountParts } from '../account-parts.ts'
import type { ActingUser } from '../acting-user.ts'
import { staff, staffInvitations } from '../tables.ts'
import type { StaffMember } from './insert-staff.ts'

/** `invitedBy` by name: who is not here any more takes their invitations along. */
type Invitation = typeof staffInvitations.$inferSelect

type Parts = Pick<AccountParts, 'database'>

/** Everyone who works here or did, by name. */
export async function listStaff(
  { database }: Parts,
  actor: ActingUser,
): Promise<StaffMember[] | 'not-allowed'> {
  if (!canManageStaff(actor)) return 'not-allowed'
  return database.db.select().from(staff).orderBy(asc(staff.name), asc(staff.id))
}

/** Invitations that nobody accepted, also those that are too old by now. */
export async function listInvitations(
  { database }: Parts,
  actor: ActingUser,
): Promise<Invitation[] | 'not-allowed'> {
  if (!canManageStaff(actor)) return 'not-allowed'
  return database.db
    .select({ ...getTableColumns(staffInvitations), invitedBy: staff.name })
    .from(staffInvitations)
    .innerJoin(staff, eq(staff.id, staffInvitations.invitedBy))
    .orderBy(asc(staffInvitations.email))
}

/** Makes the link in the mail useless. */
export async function withdrawInvitation(
  { database }: Parts,
  actor: ActingUser,
  id: number,
): Promise<'withdrawn' | 'not-allowed' | 'not-found'> {
  if (!canManageStaff(actor)) return 'not-allowed'
  if (!Number.isSafeInteger(id) || id < 1 || id > 2_147_483_647) return 'not-found'
  const gone = await database.db
    .delete(staffInvitations)
    .where(eq(staffInvitations.id, id))
    .returning({ id: staffInvitations.id })
  return gone.length === 0 ? 'not-found' : 'withdrawn'
}
