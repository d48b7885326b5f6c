import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ContentSource } from '#content/source.ts'
import type { Clock } from '#platform/clock.ts'
import type { Keyring } from '#platform/encryption/keyring.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import type { Jobs } from '#platform/jobs/open-jobs.ts'
import type { PostLimits } from './post-limits.ts'

/** What taking a message needs, and what the inbox reads it with. */
export type FormDesk = {
  /** The database, for queries and transactions. */
  readonly db: NodePgDatabase
  /** Messages are encrypted at rest: people write about their health without being asked. */
  readonly keyring: Keyring
  /** Makes the fingerprints by which addresses are found again. */
  readonly blindKey: Uint8Array
  readonly files: FileStore
  readonly jobs: Pick<Jobs, 'send'>
  readonly clock: Clock
  /** Signs tokens. */
  readonly secretKey: string
  readonly limits: PostLimits
  /** Where mailboxes and forms are written. */
  readonly content: Pick<ContentSource, 'getSettings' | 'findByUid'>
}
