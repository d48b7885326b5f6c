import type { Logger } from 'pino'

export interface Background {
  /**
   * Begins a task and goes on. Mails are sent so: whether an address is known must not be read
   * from how long an answer takes.
   */
  run(what: string, task: () => Promise<unknown>): void
  /** Resolves once everything begun has ended. */
  settled(): Promise<void>
}

export function createBackground(log: Pick<Logger, 'error'>): Background {
  const running = new Set<Promise<void>>()
  return {
    run(what, task) {
      const promise = Promise.resolve()
        .then(task)
        .then(
          () => {},
          (error: unknown) => log.error({ err: error }, `${what} failed`),
        )
        .finally(() => running.delete(promise))
      running.add(promise)
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
