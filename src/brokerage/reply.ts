import type { BrokerageDesk } from './desk.ts'
import { type SealedColumn, sealIn, unsealFrom } from './seals.ts'

type ReplyColumn = Extract<SealedColumn, `${string}.reply`>
type Sealing = Pick<BrokerageDesk, 'keyring'>

/** What a colleague writes to the customer with a decision, as a part of the row to be written. */
export function sealReply(
  desk: Sealing,
  column: ReplyColumn,
  reference: string,
  reply: string | undefined,
): { reply?: Buffer } {
  const text = reply?.trim() ?? ''
  return text === '' ? {} : { reply: sealIn(desk, column, reference, { text }) }
}

export function readReply(
  desk: Sealing,
  column: ReplyColumn,
  { reference, reply }: { readonly reference: string; readonly reply: Buffer | null },
): string | undefined {
  return reply === null
    ? undefined
    : unsealFrom<{ text: string }>(desk, column, reference, reply).text
}
