import { AsyncLocalStorage } from 'node:async_hooks'
import { Pool } from 'pg'
import { afterEach } from 'vitest'
import { type RunningTransaction, transactions } from './connect.ts'

/**
 * Vitest's set-up of the project `db`. Whoever waits for a second connection while holding one can
 * wait for ever: ten transactions that each want an eleventh connection stand still. One test alone
 * never sees that, so here a transaction that asks its own pool for more is refused.
 */
type Guard = {
  /** What was refused in this test. */
  readonly refusals: Error[]
  /** What a test has somebody else do while its transaction is open. */
  readonly asSomebodyElse: <T>(act: () => PromiseLike<T>) => Promise<T>
}

// Vitest runs its set-up before each file, and files share their process.
export const { refusals, asSomebodyElse } =
  (Pool.prototype.connect as Pool['connect'] & { guard?: Guard }).guard ?? guardTransactions()

function guardTransactions(): Guard {
  const inside = new AsyncLocalStorage<RunningTransaction>()
  const ended = new WeakSet<RunningTransaction>()
  const guard: Guard = {
    refusals: [],
    // A query of drizzle begins where it is awaited.
    asSomebodyElse: (act) => inside.exit(async () => await act()),
  }
  const { connect } = Pool.prototype
  // Queries outside of transactions come through here, too.
  function connectOutside(this: Pool, ...args: Parameters<typeof connect>) {
    const running = inside.getStore()
    if (running?.pool === this && !ended.has(running)) {
      const refusal = new Error('A transaction asks its pool for a second connection.')
      guard.refusals.push(refusal)
      throw refusal
    }
    return Reflect.apply(connect, this, args)
  }
  Object.assign(Pool.prototype, { connect: Object.assign(connectOutside, { guard }) })
  transactions.start.bindStore(inside, (running) => running)
  transactions.asyncEnd.subscribe((running) => ended.add(running as RunningTransaction))
  return guard
}

// Also where the error was caught by whom it was not for.
afterEach(() => {
  const [refusal] = refusals.splice(0)
  if (refusal) throw refusal
})
