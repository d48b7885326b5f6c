import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import type { Queries } from './connect.ts'
import { asSomebodyElse } from './guard-test-transactions.ts'

/**
 * For tests of what meets: `first` is done in a transaction, which ends once each of `acts` waits
 * for it. So what they read is of before, and what they find when it is their turn is of after.
 */
export async function takeTurns<T>(
  db: Queries,
  first: (transaction: Queries) => Promise<unknown>,
  ...acts: readonly (() => Promise<T>)[]
): Promise<T[]> {
  const { begun } = await db.transaction(async (transaction) => {
    await first(transaction)
    const begun = acts.map((act) => asSomebodyElse(act))
    await seeWaiting(db, acts.length)
    // In an object, since a transaction would wait for what waits for its end.
    return { begun }
  })
  return Promise.all(begun)
}

/**
 * For tests of two who might wait in a circle: `first` is done in a transaction, and `more` in the same
 * once `act` waits for it. To be done with `nowait`, so that it fails where `act` holds what it takes.
 */
export async function takeMore<T>(
  db: Queries,
  first: (transaction: Queries) => Promise<unknown>,
  act: () => Promise<T>,
  more: (transaction: Queries) => Promise<unknown>,
): Promise<T> {
  const { begun } = await db.transaction(async (transaction) => {
    await first(transaction)
    const begun = asSomebodyElse(act)
    await seeWaiting(db, 1)
    await more(transaction)
    return { begun }
  })
  return begun
}

/**
 * Until so many wait for a lock. Asked outside of any transaction, as within one PostgreSQL would go
 * on showing whom it knew of at the first look.
 */
export function seeWaiting(db: Queries, count: number): Promise<void> {
  return vi.waitFor(async () => {
    const { rows } = await asSomebodyElse(() => db.execute(waiting))
    expect(rows).toHaveLength(count)
  })
}

const waiting = sql`select from pg_stat_activity
  where wait_event_type = 'Lock' and datname = current_database()`
