import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool } from 'pg'

const counting = new AsyncLocalStorage<{ asked: number }>()

/**
 * For tests: how often an act asks the database. Jobs and the looks of a start ask it at times of their
 * own, and do not count.
 */
export async function countQuestions<Result>(pool: Pool, act: () => Promise<Result>) {
  const count = { asked: 0 }
  const ask = pool.query
  pool.query = ((...question: unknown[]) => {
    if (counting.getStore() === count) count.asked += 1
    return Reflect.apply(ask, pool, question)
  }) as Pool['query']
  try {
    const result = await counting.run(count, act)
    return { result, asked: count.asked }
  } finally {
    pool.query = ask
  }
}
