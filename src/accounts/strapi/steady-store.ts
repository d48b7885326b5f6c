type Window = { current: number; startedAt: number }
type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void

/** Beyond that the oldest are forgotten: memory is no one's to fill. */
const MOST_KEYS = 5_000

/**
 * Counts by a clock that nobody sets. The plugin's own store takes the time of day, and would keep
 * everybody out for as long as a wrong clock was ahead, once it is set right.
 */
export class SteadyStore {
  readonly #windows = new Map<string, Window>()

  incr(key: string, done: Counted, windowMs: number): void {
    const now = performance.now()
    const known = this.#windows.get(key)
    const isOpen = known !== undefined && now - known.startedAt < windowMs
    const window = isOpen ? known : { current: 0, startedAt: now }
    window.current += 1
    this.#windows.delete(key)
    this.#windows.set(key, window)
    if (this.#windows.size > MOST_KEYS) {
      this.#windows.delete(this.#windows.keys().next().value ?? '')
    }
    done(null, { current: window.current, ttl: windowMs - (now - window.startedAt) })
  }

  child(): SteadyStore {
    return new SteadyStore()
  }
}
