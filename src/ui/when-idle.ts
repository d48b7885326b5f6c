/** How long what can wait for a quiet moment waits at the most. */
export const IDLE_WAIT_CAP_MS = 10_000

/** Runs once the page has nothing else to do; soon, where the browser does not tell. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: IDLE_WAIT_CAP_MS })
  else setTimeout(run, 2000)
}
