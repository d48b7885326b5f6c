import type { BrokerageDesk } from '../desk.ts'

/** The part of the brokerage that advice records need. */
export type AdviceDesk = Pick<BrokerageDesk, 'db' | 'keyring' | 'blindKey' | 'clock' | 'unopened'>
