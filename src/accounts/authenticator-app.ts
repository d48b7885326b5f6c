import { generateRandomString, type SecretConfig, symmetricEncrypt } from 'better-auth/crypto'
import { and, eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '#platform/database/connect.ts'
import type { twoFactorTable } from './auth-tables.ts'
import { stepOf } from './single-use-codes.ts'

/** Whose app it is: a customer's or a colleague's. */
export interface AppOwner {
  readonly users: PgTable & Record<'id' | 'email' | 'twoFactorEnabled' | 'updatedAt', PgColumn>
  readonly apps: ReturnType<typeof twoFactorTable<string>>
  readonly userId: string
}

/**
 * Makes the secret of an app, in place of one whose code was never typed, and gives the address under
 * which the app keeps it; undefined once an app is on. better-auth would read and then write: begun
 * twice at once one breaks, and begun in the moment in which another tab turns it on, nobody has the
 * secret that counts.
 */
export async function beginApp(
  db: Queries,
  key: SecretConfig | string,
  owner: AppOwner,
  issuer: string,
): Promise<string | undefined> {
  const secret = generateRandomString(32)
  const kept = { secret: await symmetricEncrypt({ key, data: secret }), backupCodes: '[]' }
  const { apps, userId } = owner
  return db.transaction(async (transaction) => {
    const { user, app } = await lockApp(transaction, owner)
    if (app?.verified) return undefined
    await transaction
      .insert(apps)
      .values({ id: crypto.randomUUID(), userId, verified: false, ...kept })
      .onConflictDoUpdate({ target: apps.userId, set: { ...kept, lastUsedStep: 0 } })
    return appAddress(secret, issuer, String(user?.email))
  })
}

/**
 * The first code of the app turns it on, with the backup codes that are shown with it. better-auth would
 * do one after the other and let everybody who comes at once through, each with other codes.
 */
export async function turnAppOn(
  transaction: Queries,
  key: SecretConfig | string,
  owner: AppOwner,
  { code, backupCodes }: { readonly code: string; readonly backupCodes: string },
): Promise<'on' | 'on-before' | 'wrong-code'> {
  const { app } = await lockApp(transaction, owner)
  if (app?.verified) return 'on-before'
  const step = app && (await stepOf(key, app.secret, code))
  if (step === undefined) return 'wrong-code'
  const { apps, userId } = owner
  await transaction
    .update(apps)
    .set({ verified: true, backupCodes, lastUsedStep: step })
    .where(eq(apps.userId, userId))
  await setUsesApp(transaction, owner, true)
  return 'on'
}

/** What is kept of the backup codes, for who uses an app. */
export async function findBackupCodes(
  db: Queries,
  { apps, userId }: Pick<AppOwner, 'apps' | 'userId'>,
): Promise<string | undefined> {
  const [row] = await db
    .select({ backupCodes: apps.backupCodes })
    .from(apps)
    .where(and(eq(apps.userId, userId), eq(apps.verified, true)))
  return row?.backupCodes
}

/** False for who comes second: what was shown to the first counts. */
export async function replaceBackupCodes(
  db: Queries,
  { apps, userId }: Pick<AppOwner, 'apps' | 'userId'>,
  { before, after }: { readonly before: string; readonly after: string },
): Promise<boolean> {
  const replaced = await db
    .update(apps)
    .set({ backupCodes: after })
    .where(and(eq(apps.userId, userId), eq(apps.backupCodes, before)))
    .returning({ id: apps.id })
  return replaced.length > 0
}

/** Whether there was one. */
export async function removeApp(transaction: Queries, owner: AppOwner): Promise<boolean> {
  await setUsesApp(transaction, owner, false)
  const removed = await transaction
    .delete(owner.apps)
    .where(eq(owner.apps.userId, owner.userId))
    .returning({ id: owner.apps.id })
  return removed.length > 0
}

/** What an app reads from the picture that its camera sees. */
function appAddress(secret: string, issuer: string, email: string): string {
  const address = new URL(
    `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`,
  )
  for (const [name, value] of Object.entries({
    secret: inBase32(secret),
    issuer,
    digits: '6',
    period: '30',
  }))
    address.searchParams.set(name, value)
  return address.href
}

/** User before app, in the order in which everybody takes them. */
async function lockApp(transaction: Queries, { users, apps, userId }: AppOwner) {
  const { id, email } = users
  const [user] = await transaction.select({ email }).from(users).where(eq(id, userId)).for('update')
  const [app] = await transaction.select().from(apps).where(eq(apps.userId, userId)).for('update')
  return { user, app }
}

async function setUsesApp(db: Queries, { users, userId }: AppOwner, twoFactorEnabled: boolean) {
  await db
    .update(users)
    .set({ twoFactorEnabled, updatedAt: new Date() })
    .where(eq(users.id, userId))
}

/** RFC 4648, without the filling at the end, which apps do not ask for. */
function inBase32(text: string): string {
  const bits = [...Buffer.from(text)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => BASE_32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
