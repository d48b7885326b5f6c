import type { BrokerageDesk } from '#brokerage/desk.ts'
import { findMissingKeys } from '#brokerage/privacy/system-find-missing-keys.ts'
import { missingKeysSentence } from '#brokerage/privacy/system-seal-again.ts'
import { ALL_SEALED_COLUMNS, ALL_SEALED_FILES } from './sealed-columns.ts'

/** Enough to meet a key that wrote any part worth speaking of; the housekeeping reads all. */
const MOST_OF_EACH = 10_000

/**
 * Once, beside the start: who took an encryption key away too early hears it at once, and not from
 * the first customer whose page fails.
 */
export async function tellMissingKeys(
  desk: Pick<BrokerageDesk, 'db' | 'keyring' | 'log'>,
  isStopping: () => boolean = () => false,
): Promise<void> {
  try {
    const missing = await findMissingKeys(desk, ALL_SEALED_COLUMNS, ALL_SEALED_FILES, MOST_OF_EACH)
    if (missing.length === 0) return
    const keys = missing.map(({ key, rows }) => `"${key}" (${rows})`).join(', ')
    desk.log.error({ part: 'encryption', missing }, missingKeysSentence(keys))
  } catch (error) {
    // Whoever stops the product while it looks has taken its connections away.
    if (isStopping()) return
    desk.log.warn({ err: error }, 'it could not be seen whether an encryption key is missing')
  }
}
