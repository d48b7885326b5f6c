import type { BrokerageDesk } from '#brokerage/desk.ts'
import { findOtherKeys } from '#brokerage/privacy/system-find-other-keys.ts'
import { AppError } from '#platform/app-error.ts'
import { DERIVED_KEY_ID } from '#platform/encryption/keyring.ts'
import { ALL_SEALED_COLUMNS } from './sealed-columns.ts'

/**
 * Before anything is written: under a name that stands for two keys, what the wrong one writes could
 * never be read together with what the right one wrote. A key that only reads harms nothing, so it
 * is told and the start goes on.
 */
export async function refuseOtherKeys(
  desk: Pick<BrokerageDesk, 'db' | 'keyring' | 'log'>,
): Promise<void> {
  const others = await findOtherKeys(desk, ALL_SEALED_COLUMNS)
  for (const key of others) {
    if (key === desk.keyring[0].id) throw new AppError('setting-invalid', otherKeySentence(key))
    desk.log.error({ part: 'encryption', key }, otherKeySentence(key))
  }
}

function otherKeySentence(key: string): string {
  return key === DERIVED_KEY_ID
    ? 'SECRET_KEY is not the one with which the personal data in this database were encrypted: put that one back (in development it is the file secret-key in DATA_DIR). To go on without it, see docs/how-to/rotate-encryption-keys.md.'
    : `ENCRYPTION_KEYS has another key under the name "${key}" than the one that encrypted the personal data in this database: put that one back, and give a new key a name that was never used.`
}
