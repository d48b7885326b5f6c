import { createHash, randomBytes } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Queries } from '#platform/database/connect.ts'
import { originOf } from '#sites/hosts.ts'
import { canManageStaff } from '../access/can-manage-staff.ts'
import type { AccountParts } from '../account-parts.ts'
import type { ActingUser, StaffRole } from '../acting-user.ts'
import { accountMail } from '../mails/account-mail.ts'
import { staff, staffInvitations } from '../tables.ts'
import { insertHashed, type StaffMember } from './insert-staff.ts'
import { worksAs } from './works-as.ts'

export const VALID_DAYS = 7

/** Mails a link by which someone joins the staff. A new invitation replaces the one before. */
export async function inviteStaff(
  { database, hosts, mailer, brandName }: AccountParts,
  actor: ActingUser,
  { email: address, role }: { email: string; role: StaffRole },
): Promise<'invited' | 'not-allowed' | 'is-staff-already'> {
  if (!canManageStaff(actor)) return 'not-allowed'
  const email = address.toLowerCase()
  if ((await database.db.$count(staff, eq(staff.email, email))) > 0) return 'is-staff-already'
  const token = randomBytes(32).toString('base64url')
  const values = {
    email,
    role,
    tokenHash: hashOf(token),
    invitedBy: actor.userId,
    expiresAt: new Date(Date.now() + VALID_DAYS * 86_400_000),
  }
  await database.db
    .insert(staffInvitations)
    .values(values)
    .onConflictDoUpdate({ target: staffInvitations.email, set: values })
  const link = `${originOf(hosts, 'cms')}/admin/accept-invitation?token=${token}`
  // Awaited: the colleague who invites has to hear when it could not be sent.
  await mailer.sendMail(accountMail('invitation', { to: email, language: 'en', link, brandName }))
  return 'invited'
}

/** Writes down in the audit trail that somebody joined, and by whose invitation. */
export type NoteJoined = (queries: Queries, member: StaffMember, invitedBy: string) => Promise<void>

/**
 * Uses an invitation up. Undefined when it is unknown, used or too old, or of who is no admin any more.
 * Somebody who was invited once more while they joined by the first invitation is on the staff already.
 */
export async function acceptInvitation(
  { database }: Pick<AccountParts, 'database'>,
  { token, name, password }: { token: string; name: string; password: string },
  noteJoined: NoteJoined,
): Promise<StaffMember | 'is-staff-already' | undefined> {
  const isMeant = (queries: Queries) =>
    and(
      eq(staffInvitations.tokenHash, hashOf(token)),
      gt(staffInvitations.expiresAt, new Date()),
      // Sent while an admin closed the account of who invites.
      inArray(staffInvitations.invitedBy, mayInvite(queries)),
    )
  const { db } = database
  if ((await db.$count(staffInvitations, isMeant(db))) === 0) return undefined
  const hash = await hashPassword(password)
  return db.transaction(async (transaction) => {
    const [invitation] = await transaction
      .delete(staffInvitations)
      .where(isMeant(transaction))
      .returning()
    if (invitation === undefined) return undefined
    const { email, role, invitedBy } = invitation
    const isStaff = (await transaction.$count(staff, eq(staff.email, email))) > 0
    if (isStaff) return 'is-staff-already'
    const member = await insertHashed(transaction, { name, email, role }, hash)
    await noteJoined(transaction, member, invitedBy)
    return member
  })
}

function mayInvite(queries: Queries) {
  return queries
    .select({ id: staff.id })
    .from(staff)
    .where(worksAs(['admin']))
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
