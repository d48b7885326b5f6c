import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { claimOwnership, releaseOwnership } from '#platform/postgres/claim-ownership.ts'

/** Runs what only one process may do at a time; one that was killed meanwhile keeps nobody waiting. */
export async function takeTurns<Result>(
  lockFile: string,
  run: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  mkdirSync(dirname(lockFile), { recursive: true })
  while (!claimOwnership(lockFile)) await sleep(100, undefined, signal && { signal })
  try {
    return await run()
  } finally {
    releaseOwnership(lockFile)
  }
}
