type WorkLimits = {
  /** How many pieces of work run at once. */
  atOnce: number
  /** How many more may wait. */
  waiting: number
  /** How many bytes of results are remembered. */
  rememberedBytes: number
}

/** Costly work on demand: each result is made once at a time, and the latest are remembered. */
export class BoundedWork {
  #limits: WorkLimits
  #running = 0
  #queue: (() => void)[] = []
  #underWay = new Map<string, Promise<Buffer>>()
  #results = new Map<string, Buffer>()
  #bytes = 0

  constructor(limits: WorkLimits) {
    this.#limits = limits
  }

  get bytes(): number {
    return this.#bytes
  }

  /** Undefined when too many others wait already. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer> | undefined {
    const known = this.#results.get(key)
    if (known) {
      this.#results.delete(key)
      this.#results.set(key, known)
      return Promise.resolve(known)
    }
    const underWay = this.#underWay.get(key)
    if (underWay) return underWay
    if (this.#running >= this.#limits.atOnce && this.#queue.length >= this.#limits.waiting) {
      return undefined
    }
    const work = this.#runInTurn(make)
      .then((result) => this.#remember(key, result))
      .finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, work)
    return work
  }

  async #runInTurn(make: () => Promise<Buffer>): Promise<Buffer> {
    if (this.#running >= this.#limits.atOnce) {
      await new Promise<void>((resolve) => this.#queue.push(resolve))
    } else this.#running += 1
    try {
      return await make()
    } finally {
      const next = this.#queue.shift()
      // The place is handed on, so that nobody slips in between.
      if (next) next()
      else this.#running -= 1
    }
  }

  #remember(key: string, result: Buffer): Buffer {
    this.#results.set(key, result)
    this.#bytes += result.byteLength
    for (const [oldest, { byteLength }] of this.#results) {
      if (this.#bytes <= this.#limits.rememberedBytes) break
      this.#results.delete(oldest)
      this.#bytes -= byteLength
    }
    return result
  }
}
