import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { AppError } from '../app-error.ts'
import type { Queries } from './connect.ts'

export interface ListenOptions {
  /** A notification arrived, also one that this process sent itself. */
  onMessage(payload: string): void
  /**
   * Listening again after a break. PostgreSQL keeps nothing for absent listeners, so messages
   * may have been missed: treat everything they could have said as having happened.
   */
  onReconnect(): void
  /** Told when the connection breaks and when it is back. */
  log: {
    info(details: object, message: string): void
    warn(details: object, message: string): void
  }
  /** How often a silent connection is asked whether it lives, and how long it may take to say so. */
  heartbeatMs?: number
}

export interface Listener {
  /** Settles once listening has begun for the first time, or was closed before. */
  ready: Promise<void>
  close(): Promise<void>
}

/** PostgreSQL refuses payloads of 8,000 bytes and more. */
export const maxNotificationBytes = 7_999

/**
 * Listens to a channel on a connection of its own, for as long as the process lives: a broken
 * connection is replaced, first at once, then after growing pauses of at most two seconds.
 */
export function listen(url: string, channel: string, options: ListenOptions): Listener {
  const closing = new AbortController()
  const { promise: ready, resolve: begin } = Promise.withResolvers<void>()
  const done = listenUntilClosed(url, channel, options, closing.signal, begin).finally(begin)
  return {
    ready,
    async close() {
      closing.abort()
      await done
    },
  }
}

/** Sends to every listener. Inside a transaction it is sent on commit, and not on rollback. */
export async function notify(queries: Queries, channel: string, payload: string): Promise<void> {
  const bytes = Buffer.byteLength(payload)
  if (bytes > maxNotificationBytes) {
    throw new AppError(
      'notification-too-large',
      `A notification on ${channel} has ${bytes} bytes, more than the ${maxNotificationBytes} that PostgreSQL carries: send it in parts.`,
    )
  }
  await queries.execute(sql`select pg_notify(${channel}, ${payload})`)
}

async function listenUntilClosed(
  url: string,
  channel: string,
  options: ListenOptions,
  closing: AbortSignal,
  onListening: () => void,
): Promise<void> {
  let failures = 0
  let mayHaveMissed = false
  while (!closing.aborted) {
    try {
      await listenOnce(url, channel, options, closing, () => {
        if (mayHaveMissed) {
          options.log.info({ channel }, 'listening again')
          options.onReconnect()
        }
        failures = 0
        onListening()
      })
    } catch (error) {
      mayHaveMissed = true
      failures += 1
      if (failures === 1) options.log.warn({ channel, err: error }, 'lost the listening connection')
    }
    await pause(pauseMs(failures), closing)
  }
}

/** Returns when closing, throws when the connection is lost. */
async function listenOnce(
  url: string,
  channel: string,
  { onMessage, log, heartbeatMs = 5_000 }: ListenOptions,
  closing: AbortSignal,
  onListening: () => void,
): Promise<void> {
  const client = new Client({
    connectionString: url,
    application_name: `feather listens to ${channel}`,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    query_timeout: heartbeatMs,
  })
  const lost = new AbortController()
  client.on('error', (error) => lost.abort(error))
  client.on('end', () => lost.abort(new Error('The connection ended.')))
  client.on('notification', ({ payload = '' }) => {
    try {
      onMessage(payload)
    } catch (error) {
      // Thrown here it would reach the socket's event loop and end the process.
      log.warn({ channel, err: error }, 'failed to handle a notification')
    }
  })
  try {
    await client.connect()
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
    onListening()
    // A peer that vanished without a goodbye sends nothing, and neither does a quiet channel:
    // only asking tells them apart.
    const over = AbortSignal.any([closing, lost.signal])
    while (!over.aborted) {
      await pause(heartbeatMs, over)
      if (!over.aborted) await client.query('select 1')
    }
    if (!closing.aborted) lost.signal.throwIfAborted()
  } finally {
    await endWithin(client, 1_000)
  }
}

function pauseMs(failures: number): number {
  if (failures <= 1) return 0
  const longest = Math.min(2_000, 100 * 2 ** (failures - 2))
  // Spread, so that many processes do not return in the same instant.
  return longest * (0.5 + Math.random() / 2)
}

async function pause(ms: number, closing: AbortSignal): Promise<void> {
  if (!closing.aborted) await wait(ms, undefined, { signal: closing }).catch(() => {})
}

/** `end` waits for the server's side of the goodbye, which a frozen server never gives. */
async function endWithin(client: Client, ms: number): Promise<void> {
  const over = new AbortController()
  await Promise.race([client.end().catch(() => {}), pause(ms, over.signal)])
  over.abort()
}
