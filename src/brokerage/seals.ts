import { sealJson, unsealJson } from '#platform/encryption/seal.ts'
import type { BrokerageDesk } from './desk.ts'

/**
 * Encrypted columns by table and column, each with the SQL that names its row. A ciphertext is bound
 * to both, so the name is one that never changes.
 */
export type SealedColumns = Readonly<Record<`${string}.${string}`, string>>

/** Every encrypted column of this room. Rooms that build on it have lists of their own. */
export const SEALED_COLUMNS = {
  'drafts.contents': 'id',
  'applications.contact': 'reference',
  'applications.answers': 'reference',
  'applications.record': 'reference',
  'applications.reply': 'reference',
  'policies.details': 'reference',
  'policies.insurer_number': 'reference',
  'brokerage_files.name': 'id',
  'claims.details': 'reference',
  'claims.reply': 'reference',
  'customer_requests.details': 'reference',
  'customer_requests.reply': 'reference',
  'customer_questions.asked': 'reference',
  'customer_questions.answer': 'reference',
  'dependants.details': 'reference',
  'case_notes.note': "case_kind || ':' || case_reference",
  'outgoing_mails.facts': 'dedupe_key',
  'customer_calendars.token': 'customer_id',
  'booked_calls.details': 'reference',
  'advice_records.contents': 'id',
} as const satisfies SealedColumns
export type SealedColumn = keyof typeof SEALED_COLUMNS

/**
 * Tables of files in the file store with the column that has their names; each notes the key in
 * `sealed_with`.
 */
export type SealedFiles = Readonly<Record<string, string>>

export const SEALED_FILES = {
  brokerage_files: 'id',
  line_documents: 'file',
} as const satisfies SealedFiles

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
