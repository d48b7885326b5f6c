import { and, eq } from 'drizzle-orm'
import { customerTwoFactors } from '../tables.ts'
import { backupCodeStore, keptCodesSchema, newBackupCodes } from './backup-code-store.ts'
import type { CustomerDesk } from './customer-desk.ts'

/** New codes to be shown once, and what is kept of them. */
export async function makeBackupCodes({ env }: Pick<CustomerDesk, 'env'>) {
  const codes = newBackupCodes()
  return { codes, kept: await backupCodeStore(env.secretKey).encrypt(JSON.stringify(codes)) }
}

/** What is kept of them, for who uses an app. */
export async function findBackupCodes(
  { database }: Pick<CustomerDesk, 'database'>,
  customerId: string,
): Promise<string | undefined> {
  const [row] = await database.db
    .select({ backupCodes: customerTwoFactors.backupCodes })
    .from(customerTwoFactors)
    .where(and(eq(customerTwoFactors.userId, customerId), eq(customerTwoFactors.verified, true)))
  return row?.backupCodes
}

/** How many are left. */
export async function countBackupCodes(
  desk: Pick<CustomerDesk, 'database'>,
  customerId: string,
): Promise<number> {
  const kept = await findBackupCodes(desk, customerId)
  return kept === undefined ? 0 : keptCodesSchema.parse(JSON.parse(kept)).length
}
