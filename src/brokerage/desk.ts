import type { ComparedInsurer } from '#content/insurers-of.ts'
import type { LoadedLine } from '#insurance/lines/load-line.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import type { Clock } from '#platform/clock.ts'
import type { Queries } from '#platform/database/connect.ts'
import type { FailureLog } from '#platform/encryption/if-it-opens.ts'
import type { Keyring } from '#platform/encryption/keyring.ts'
import type { Env } from '#platform/env.ts'
import type { SealedFileStore } from '#platform/files/sealed-file-store.ts'
import type { Jobs } from '#platform/jobs/open-jobs.ts'
import type { Mailer } from '#platform/mail/mail.ts'
import type { HostTable } from '#sites/hosts.ts'
import type { HandOver } from './hand-over.ts'
import type { SentMessages } from './sent-messages.ts'

/**
 * What every function of this room takes first. The acting user always comes second: access is
 * part of each query.
 */
export type BrokerageDesk = {
  /** The database, for queries and transactions. */
  readonly db: Queries
  readonly keyring: Keyring
  /** Makes the fingerprints by which encrypted values are found. */
  readonly blindKey: Uint8Array
  readonly files: SealedFileStore
  readonly jobs: Pick<Jobs, 'send' | 'orderingSql'>
  readonly mailer: Pick<Mailer, 'sendMail'>
  readonly clock: Clock
  /** Today in Berlin: contracts begin and end there. */
  readonly today: () => IsoDate
  /** Every line with its wording. */
  readonly lines: Readonly<Record<string, LoadedLine>>
  readonly hosts: HostTable
  /** Who we are, as papers and mails say it. */
  readonly company: () => Promise<CompanyFacts>
  /** How applications reach the insurer. */
  readonly handOver: HandOver
  readonly financeAds: Env['financeAds']
  /** Messages that another room keeps; the server always hands them over, see `openBrokerage`. */
  readonly sentMessages?: SentMessages
  readonly log: {
    info(details: object, message: string): void
    warn(details: object, message: string): void
    error(details: object, message: string): void
  }
  /** Told what of many things does not open, where they are read without it (`read-what-opens.ts`). */
  readonly unopened?: FailureLog
}

/** Facts of the installation that papers and mails name. */
export type CompanyFacts = {
  readonly brandName: string
  readonly legalName: string
  /** In one line. */
  readonly address: string
  /** Where customers write to. */
  readonly email: string
  readonly privacyEmail: string
  /** Where a contract is withdrawn from, without an account (§ 356a BGB). */
  readonly withdrawUrl: string
  /** Number in the register of intermediaries (§ 11a GewO). */
  readonly intermediaryNumber: string
  readonly registerUrl: string
  /** Who keeps it, with address and phone. */
  readonly registerBody: string | undefined
  readonly chamber: string
  readonly ombudsmen: readonly string[]
  /** Of whom offers are compared (VVG § 60). */
  readonly insurers: readonly ComparedInsurer[]
}
