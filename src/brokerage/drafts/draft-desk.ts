import type { BrokerageDesk } from '../desk.ts'

/** The part of the brokerage that drafts need. */
export type DraftDesk = Pick<BrokerageDesk, 'db' | 'keyring' | 'clock' | 'blindKey'>
