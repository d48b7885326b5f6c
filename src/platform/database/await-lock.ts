import { setTimeout as wait } from 'node:timers/promises'

const PAUSE_MS = 200

/**
 * Waits for a lock by asking for it again and again: a statement that waits for it inside PostgreSQL
 * would run into its time, and could not be left by a start that somebody ends. `onWait` is told
 * before each pause, and may throw.
 */
export async function awaitLock(
  tryToTake: () => Promise<boolean>,
  onWait: (forWhat: string) => void,
): Promise<void> {
  while (!(await tryToTake())) {
    onWait('another process is at it')
    await wait(PAUSE_MS)
  }
}
