import { findBackupCodes } from '../authenticator-app.ts'
import { customerTwoFactors } from '../tables.ts'
import { backupCodeStore, keptCodesSchema, newBackupCodes } from './backup-code-store.ts'
import type { CustomerDesk } from './customer-desk.ts'

/** New codes to be shown once, and what is kept of them. */
export async function makeBackupCodes({ env }: Pick<CustomerDesk, 'env'>) {
  const codes = newBackupCodes()
  return { codes, kept: await backupCodeStore(env.secretKey).encrypt(JSON.stringify(codes)) }
}

/** How many are left. */
export async function countBackupCodes(
  { database }: Pick<CustomerDesk, 'database'>,
  customerId: string,
): Promise<number> {
  const kept = await findBackupCodes(database.db, {
    apps: customerTwoFactors,
    userId: customerId,
  })
  return kept === undefined ? 0 : keptCodesSchema.parse(JSON.parse(kept)).length
}
