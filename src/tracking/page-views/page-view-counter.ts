import { berlinDay, type Clock } from '#platform/clock.ts'
import type { CountablePage } from './countable-page.ts'

/** A number of views to be added to what is stored. */
export type ViewCount = CountablePage & { day: string; referrerHost: string; views: number }

type CounterParts = {
  clock: Clock
  /** Adds the counts to those in the database, all or none. */
  store: (counts: readonly ViewCount[]) => Promise<void>
  onError: (error: unknown) => void
  /** How long views are gathered before they are stored, in milliseconds. */
  gatherMs?: number
  /** How many different counters may wait; further ones are dropped while the database is away. */
  limit?: number
}

/** Gathers views for a moment and stores them together, so that a visit costs no write of its own. */
export class PageViewCounter {
  readonly #parts: Required<CounterParts>
  #waiting = new Map<string, ViewCount>()
  #timer: NodeJS.Timeout | undefined
  #storing: Promise<void> = Promise.resolve()

  constructor(parts: CounterParts) {
    this.#parts = { gatherMs: 1_000, limit: 10_000, ...parts }
  }

  /** The day on which a view that happens now is counted. */
  today(): string {
    return berlinDay(this.#parts.clock.now())
  }

  add(page: CountablePage, referrerHost: string): void {
    this.#put({ ...page, day: this.today(), referrerHost, views: 1 })
    this.#timer ??= setTimeout(() => void this.flush(), this.#parts.gatherMs).unref()
  }

  /** Stores what waits. Counts that could not be stored wait for the next time. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#storing = this.#storing.then(() => this.#store())
    return this.#storing
  }

  async #store(): Promise<void> {
    const counts = [...this.#waiting.values()]
    if (counts.length === 0) return
    this.#waiting = new Map()
    try {
      await this.#parts.store(counts)
    } catch (error) {
      this.#parts.onError(error)
      for (const count of counts) this.#put(count)
    }
  }

  #put(count: ViewCount): void {
    const { day, site, locale, path, referrerHost, views } = count
    const key = JSON.stringify([day, site, locale, path, referrerHost])
    const before = this.#waiting.get(key)
    if (before) before.views += views
    else if (this.#waiting.size < this.#parts.limit) this.#waiting.set(key, { ...count })
  }
}
