import type { Queries } from '#platform/database/connect.ts'
import type { TaggedMemory } from '#platform/memory/tagged-memory.ts'
import type { FlagMap } from './flag-names.ts'
import { flagsTag, readOwnFlags } from './read-own-flags.ts'
import { createRemoteFlags } from './read-remote-flags.ts'

/** How the site learns which flags are on. */
export interface FlagClient {
  /** Never fails: when the flags cannot be had, that is reported, and all of them are off. */
  getFlags(): Promise<FlagMap>
}

interface FlagClientOptions {
  /** Our own content system, asked when no other service is set. */
  queries: Queries
  /** A service that speaks Unleash's Frontend API. */
  remote?: { url: string; clientKey: string | undefined } | undefined
  /** Keeps our own flags between two changes of them. */
  memory: TaggedMemory
  reportError(error: unknown): void
}

export function createFlagClient(options: FlagClientOptions): FlagClient {
  const { queries, remote, memory, reportError } = options
  const read = remote
    ? createRemoteFlags(remote)
    : () =>
        memory.remember(
          flagsTag,
          () => readOwnFlags(queries),
          () => [flagsTag],
        )
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
