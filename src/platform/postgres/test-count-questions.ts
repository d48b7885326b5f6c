import type { Pool } from 'pg'
import { vi } from 'vitest'

const textOf = (statement: unknown) =>
  typeof statement === 'string' ? statement : String((statement as { text?: unknown }).text)

/**
 * For tests: how often the database is asked meanwhile. Jobs are looked for at times of their own, so
 * their questions do not count.
 */
export async function countQuestions<Result>(pool: Pool, act: () => Promise<Result>) {
  const spy = vi.spyOn(pool, 'query')
  try {
    const result = await act()
    const statements = spy.mock.calls.map(([statement]) => textOf(statement))
    return { result, asked: statements.filter((text) => !text.includes('pgboss.')).length }
  } finally {
    spy.mockRestore()
  }
}
