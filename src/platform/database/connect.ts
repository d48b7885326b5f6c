import { tracingChannel } from 'node:diagnostics_channel'
import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { Pool } from 'pg'
import { causeWithCode } from './cause-with-code.ts'

export interface Database {
  /** Queries and transactions. */
  db: NodePgDatabase
  /** The connections behind `db`, for plain SQL and for libraries that bring their own queries. */
  pool: Pool
  /** Waits for running queries, then closes every connection. */
  close(): Promise<void>
}

/** What a query function takes: the database, or a transaction that someone else began. */
export type Queries = PgDatabase<NodePgQueryResultHKT>

interface ConnectOptions {
  /**
   * Told of every connection that breaks outside of a query. The pool replaces it by itself;
   * this is for the log.
   */
  onError(error: Error): void
  /** Connections at most. PostgreSQL allows 100 by default, for all processes together. */
  poolSize?: number
}

/** Tells when a transaction begins and ends. Nobody listens but the tests, and then it costs nothing. */
export const transactions = tracingChannel<unknown, RunningTransaction>('feather:transaction')

export type RunningTransaction = { readonly pool: Pool }

/** Opens no connection yet: the first query does, so a database that is down is no error here. */
export function connectDatabase(url: string, options: ConnectOptions): Database {
  const pool = new Pool({
    connectionString: url,
    application_name: 'feather',
    max: options.poolSize ?? 10,
    // Also bounds the wait for a free connection when all are busy.
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    // The server ends a long statement; this one ends the wait for a server that went silent.
    query_timeout: 20_000,
  })
  pool.on('error', options.onError)
  // The pool listens to idle connections only. One that breaks while checked out, between two
  // queries of a transaction, would throw an uncaught 'error' event and end the process.
  pool.on('connect', (client) => client.on('error', options.onError))

  return {
    db: withSafeTransactions(drizzle({ client: pool }), pool),
    pool,
    close: () => pool.end(),
  }
}

/**
 * Drizzle's own pooled transaction never gives its connection back when `begin` fails, so ten
 * transactions on a database that just died would exhaust the pool for good. Here the connection
 * is always released, and thrown away after a failure, since its state is unknown then. Of two that
 * wait for each other PostgreSQL ends one and takes all of it back: that one begins anew.
 */
function withSafeTransactions(db: NodePgDatabase, pool: Pool): NodePgDatabase {
  const tryOnce: NodePgDatabase['transaction'] = async (work, config) => {
    const client = await pool.connect()
    let failed = true
    try {
      const begin = () => drizzle({ client }).transaction(work, config)
      const result = await transactions.tracePromise(begin, { pool })
      failed = false
      return result
    } finally {
      client.release(failed)
    }
  }
  const transaction: NodePgDatabase['transaction'] = async (work, config) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await tryOnce(work, config)
      } catch (error) {
        if (tries === MOST_TRIES || !causeWithCode(error, DEADLOCK)) throw error
      }
      // So that the other takes what it waited for. Begun at once, this one could take it again first.
      await sleep(50 * tries)
    }
  }
  return Object.assign(db, { transaction })
}

const DEADLOCK = '40P01'
const MOST_TRIES = 3
