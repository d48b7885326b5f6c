import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { LoadedLine } from '#insurance/lines/load-line.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import type { Clock } from '#platform/clock.ts'
import type { Keyring } from '#platform/encryption/keyring.ts'
import type { Env } from '#platform/env.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import type { Jobs } from '#platform/jobs/open-jobs.ts'
import type { Mailer } from '#platform/mail/mail.ts'
import type { HostTable } from '#sites/hosts.ts'
import type { HandOver } from './follow-up/hand-over.ts'

/**
 * What every function of this room takes first. The acting user always comes second: access is
 * part of each query.
 */
export type BrokerageDesk = {
  /** The database, for queries and transactions. */
  readonly db: NodePgDatabase
  readonly keyring: Keyring
  /** Makes the fingerprints by which encrypted values are found. */
  readonly blindKey: Uint8Array
  readonly files: FileStore
  readonly jobs: Pick<Jobs, 'send'>
  readonly mailer: Pick<Mailer, 'sendMail'>
  readonly clock: Clock
  /** Today in Berlin: contracts begin and end there. */
  readonly today: () => IsoDate
  /** Every line with its wording. */
  readonly lines: Readonly<Record<string, LoadedLine>>
  readonly hosts: HostTable
  readonly brandName: string
  /** How applications reach the insurer. */
  readonly handOver: HandOver
  readonly financeAds: Env['financeAds']
  readonly log: {
    info(details: object, message: string): void
    warn(details: object, message: string): void
    error(details: object, message: string): void
  }
}
