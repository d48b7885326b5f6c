import type { ActingUser } from '#accounts/acting-user.ts'
import { blindIndex } from '#platform/encryption/blind-index.ts'
import { newReference, newSecretId } from '../references.ts'
import { sealIn } from '../seals.ts'
import type { AdviceDesk } from './advice-desk.ts'
import type { AdviceRecord } from './advice-record.ts'
import { adviceRecords } from './tables.ts'

export interface KeptAdvice {
  readonly id: string
  readonly reference: string
  readonly writtenAt: Date
  /** Part of the signature of links to it; null until links were made void. */
  readonly linkSalt: string | null
}

/** Stores a record for whoever asked: in the account of a customer, else under an address. */
export async function keepAdvice(
  desk: AdviceDesk,
  actor: ActingUser,
  record: AdviceRecord,
  email?: string,
): Promise<KeptAdvice> {
  const kept = {
    id: newSecretId(),
    reference: newReference('advice'),
    writtenAt: desk.clock.now(),
    linkSalt: null,
  }
  await desk.db.insert(adviceRecords).values({
    ...kept,
    tool: record.tool,
    ruleSetVersion: record.ruleSetVersion,
    language: record.language,
    contents: sealIn(desk, 'advice_records.contents', kept.id, record),
    customerId: actor.kind === 'customer' ? actor.userId : null,
    emailIndex: email === undefined ? null : blindIndex(desk.blindKey, 'email', email),
  })
  return kept
}
