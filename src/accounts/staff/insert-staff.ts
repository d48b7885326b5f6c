import { randomUUID } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import type { Queries } from '#platform/database/connect.ts'
import type { StaffRole } from '../acting-user.ts'
import { staff, staffSignIns } from '../tables.ts'

export type NewStaff = { name: string; email: string; password: string; role: StaffRole }

export type StaffMember = typeof staff.$inferSelect

/** A colleague with a password. Only called where it is decided who may become one. */
export async function insertStaff(
  db: Queries,
  { password, ...member }: NewStaff,
): Promise<StaffMember> {
  return insertHashed(db, member, await hashPassword(password))
}

/** The same for a transaction, which nobody keeps open while a password is hashed. */
export async function insertHashed(
  db: Queries,
  { name, email, role }: Omit<NewStaff, 'password'>,
  password: string,
): Promise<StaffMember> {
  const id = randomUUID()
  const values = { id, name, email: email.toLowerCase(), role, emailVerified: true }
  const [member] = await db.insert(staff).values(values).returning()
  if (member === undefined) throw new Error('PostgreSQL returned no row for an insert.')
  await db.insert(staffSignIns).values({
    id: randomUUID(),
    userId: id,
    providerId: 'credential',
    accountId: id,
    password,
  })
  return member
}
