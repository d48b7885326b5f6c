import { blindIndex } from '#platform/encryption/blind-index.ts'
import type { BrokerageDesk } from '../desk.ts'
import { sealIn, unsealFrom } from '../seals.ts'
import type { Policy } from '../tables.ts'

/** What a contract keeps of its number at the insurer; nothing where there is none. */
export function insurerNumberColumns(
  desk: Pick<BrokerageDesk, 'keyring' | 'blindKey'>,
  reference: string,
  number: string | undefined,
): Pick<Policy, 'insurerNumber' | 'insurerNumberIndex'> {
  if (number === undefined) return { insurerNumber: null, insurerNumberIndex: null }
  return {
    insurerNumber: sealIn(desk, 'policies.insurer_number', reference, number),
    insurerNumberIndex: insurerNumberIndex(desk, number),
  }
}

export function readInsurerNumber(
  desk: Pick<BrokerageDesk, 'keyring'>,
  { reference, insurerNumber }: Pick<Policy, 'reference' | 'insurerNumber'>,
): string | undefined {
  return insurerNumber === null
    ? undefined
    : unsealFrom<string>(desk, 'policies.insurer_number', reference, insurerNumber)
}

/** Its fingerprint: people put spaces, dots and dashes where they like. */
export function insurerNumberIndex(
  { blindKey }: Pick<BrokerageDesk, 'blindKey'>,
  typed: string,
): string {
  return blindIndex(blindKey, 'insurer-number', typed.replace(/[^\p{L}\p{N}]/gu, ''))
}
