import type { BrokerageDesk } from '../desk.ts'

/** The part of the brokerage that drafts need. */
export type DraftDesk = Pick<BrokerageDesk, 'db' | 'keyring' | 'clock' | 'blindKey' | 'unopened'>

/** What needs several drafts at once, of which one may not open. */
export type ManyDraftsDesk = DraftDesk & Pick<BrokerageDesk, 'log'>
