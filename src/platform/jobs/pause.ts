import { setTimeout as wait } from 'node:timers/promises'

/** Ends sooner where what it waits for is over. */
export async function pause(ms: number, closing: AbortSignal): Promise<void> {
  if (!closing.aborted) await wait(ms, undefined, { signal: closing }).catch(() => {})
}
