import { sealJson, unsealJson } from '#platform/encryption/seal.ts'
import type { BrokerageDesk } from './desk.ts'

/**
 * Every encrypted column, so that each ciphertext names its place: table, column, and the public
 * reference of the row, which never changes.
 */
export const SEALED_COLUMNS = [
  'drafts.contents',
  'applications.contact',
  'applications.answers',
  'applications.record',
  'policies.details',
  'brokerage_files.name',
  'claims.details',
  'customer_requests.details',
  'customer_questions.asked',
  'customer_questions.answer',
  'dependants.details',
  'case_notes.note',
  'outgoing_mails.facts',
  'customer_calendars.token',
  'booked_calls.details',
  'advice_records.contents',
] as const
export type SealedColumn = (typeof SEALED_COLUMNS)[number]

type Sealing = Pick<BrokerageDesk, 'keyring'>

export function sealIn(
  { keyring }: Sealing,
  column: SealedColumn,
  reference: string,
  value: unknown,
): Buffer {
  return sealJson(keyring, value, `${column}:${reference}`)
}

/** The value as it was sealed; its type is the promise of the one place that seals this column. */
export function unsealFrom<T>(
  { keyring }: Sealing,
  column: SealedColumn,
  reference: string,
  sealed: Uint8Array,
): T {
  return unsealJson(keyring, sealed, `${column}:${reference}`) as T
}
