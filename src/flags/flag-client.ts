import type { Queries } from '#platform/database/connect.ts'
import type { FlagMap } from './flag-names.ts'
import { readOwnFlags } from './read-own-flags.ts'
import { createRemoteFlags } from './read-remote-flags.ts'

/** How the site learns which flags are on. */
export interface FlagClient {
  /** Never fails: when the flags cannot be had, that is reported, and all of them are off. */
  getFlags(): Promise<FlagMap>
}

export interface FlagClientOptions {
  /** Our own content system, asked when no other service is set. */
  queries: Queries
  /** A service that speaks Unleash's Frontend API. */
  remote?: { url: string; clientKey: string | undefined } | undefined
  reportError(error: unknown): void
}

export function createFlagClient({ queries, remote, reportError }: FlagClientOptions): FlagClient {
  const read = remote ? createRemoteFlags(remote) : () => readOwnFlags(queries)
  return {
    async getFlags() {
      try {
        return await read()
      } catch (error) {
        reportError(error)
        return {}
      }
    },
  }
}
