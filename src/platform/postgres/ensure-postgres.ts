import { findBinaries } from './find-binaries.ts'
import { placeCluster } from './place-cluster.ts'
import { type PostgresOptions, superviseCluster } from './supervise-cluster.ts'

export type EmbeddedPostgres = {
  /** Connects as the product's role to the product's database. */
  url: string
  /** False when a server was running already: it is attached to, or adopted from a dead process. */
  startedByUs: boolean
  /** Where the data is, and why, when that is not `dataDir`. */
  location: { folder: string; because: string } | undefined
  /** The server's process now; another one after a restart. */
  readonly pid: number
  /** Whether `stop` will stop the server: true for one that we started or adopted. */
  readonly ownedByUs: boolean
  /** Stops the server if it is ours; end the pools first. */
  stop(): Promise<void>
  /** For a process that must end at once: tells the server to stop and does not wait. */
  abandon(): void
}

/**
 * Makes sure that a PostgreSQL server runs on this data and keeps it running.
 *
 * - No server: one is started, and this process owns it.
 * - A server whose owner lives: this process attaches and leaves it running at the end. Should
 *   the owner end first, this process starts the server again, on the same port, and owns it.
 * - A server whose owner was killed: this process adopts it, and owns it.
 *
 * The owner restarts a server that dies and stops it in the end.
 */
export async function ensurePostgres(options: PostgresOptions): Promise<EmbeddedPostgres> {
  const placement = placeCluster(options.dataDir)
  const cluster = await superviseCluster(findBinaries(placement), placement, options)
  return {
    url: cluster.url,
    startedByUs: cluster.startedByUs,
    location: placement.movedBecause
      ? { folder: placement.home, because: placement.movedBecause }
      : undefined,
    get pid() {
      return cluster.pid()
    },
    get ownedByUs() {
      return cluster.isOwned()
    },
    stop: cluster.stop,
    abandon: cluster.abandon,
  }
}
