import type { BrokerageDesk } from '../desk.ts'

/** What booking a call needs. */
export type CallsDesk = Pick<
  BrokerageDesk,
  'db' | 'keyring' | 'jobs' | 'clock' | 'hosts' | 'company'
> & {
  /** Signs the links by which callers come back. */
  readonly secretKey: string
}
