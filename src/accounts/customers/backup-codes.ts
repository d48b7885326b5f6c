import { eq } from 'drizzle-orm'
import { customerTwoFactors } from '../tables.ts'
import { backupCodeStore, keptCodesSchema, newBackupCodes } from './backup-code-store.ts'
import type { CustomerDesk } from './customer-desk.ts'

/** Makes all codes anew; those from before stop working. They are shown once and not kept. */
export async function replaceBackupCodes(
  { database, env }: Pick<CustomerDesk, 'database' | 'env'>,
  customerId: string,
): Promise<string[]> {
  const codes = newBackupCodes()
  const backupCodes = await backupCodeStore(env.secretKey).encrypt(JSON.stringify(codes))
  await database.db
    .update(customerTwoFactors)
    .set({ backupCodes })
    .where(eq(customerTwoFactors.userId, customerId))
  return codes
}

/** How many are left. */
export async function countBackupCodes(
  { database }: Pick<CustomerDesk, 'database'>,
  customerId: string,
): Promise<number> {
  const [row] = await database.db
    .select({ backupCodes: customerTwoFactors.backupCodes })
    .from(customerTwoFactors)
    .where(eq(customerTwoFactors.userId, customerId))
  return row === undefined ? 0 : keptCodesSchema.parse(JSON.parse(row.backupCodes)).length
}
