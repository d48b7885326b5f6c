type TaggedMemoryOptions = {
  /** How many readings are kept; the one that was made longest ago goes first. */
  limit: number
  /** How long a reading holds when nothing tells that it changed. */
  freshMs: number
  now: () => number
}

type Reading = { value: unknown; until: number; tags: ReadonlySet<string> }

/**
 * What many ask for and few change, read once. Those who ask while it is being read wait for that
 * one reading. A change purges by tag; a reading that began before a purge is handed to those who
 * waited for it and then forgotten.
 */
export class TaggedMemory {
  #options: TaggedMemoryOptions
  #readings = new Map<string, Reading>()
  #underWay = new Map<string, Promise<unknown>>()
  /** Counts purges. Readings under way compare it, because what they read may be the past. */
  #serial = 0

  constructor(options: TaggedMemoryOptions) {
    this.#options = options
  }

  get size(): number {
    return this.#readings.size
  }

  /** What holds already, without reading anything. */
  recall<T>(key: string): T | undefined {
    return this.#holding(key)?.value as T | undefined
  }

  /** The value must not be changed by anyone: it is everybody's. */
  async remember<T>(
    key: string,
    read: () => Promise<T>,
    tagsOf: (value: T) => Iterable<string>,
  ): Promise<T> {
    const known = this.#holding(key)
    if (known) return known.value as T
    const running = this.#underWay.get(key)
    if (running) return running as Promise<T>
    const started = this.#readAndKeep(key, read, tagsOf).finally(() => {
      if (this.#underWay.get(key) === started) this.#underWay.delete(key)
    })
    this.#underWay.set(key, started)
    return started
  }

  purge(tag: string): void {
    this.#startAnew()
    for (const [key, { tags }] of this.#readings) if (tags.has(tag)) this.#readings.delete(key)
  }

  /** For when purges may have been missed. */
  forgetAll(): void {
    this.#startAnew()
    this.#readings.clear()
  }

  #holding(key: string): Reading | undefined {
    const known = this.#readings.get(key)
    return known && this.#options.now() < known.until ? known : undefined
  }

  /** Whoever asks from now on must not be handed what was read before. */
  #startAnew(): void {
    this.#serial += 1
    this.#underWay.clear()
  }

  async #readAndKeep<T>(
    key: string,
    read: () => Promise<T>,
    tagsOf: (value: T) => Iterable<string>,
  ): Promise<T> {
    const startedAt = this.#serial
    const value = await read()
    if (this.#serial !== startedAt) return value
    const until = this.#options.now() + this.#options.freshMs
    this.#readings.delete(key)
    this.#readings.set(key, { value, until, tags: new Set(tagsOf(value)) })
    for (const oldest of this.#readings.keys()) {
      if (this.#readings.size <= this.#options.limit) break
      this.#readings.delete(oldest)
    }
    return value
  }
}
