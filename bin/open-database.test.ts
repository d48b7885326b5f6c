import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { prepareDatabase } from './open-database.ts'

/** A start whose content cannot be written, for this reason. */
function prepare(reason: Error): Promise<void> {
  vi.spyOn(console, 'log').mockReturnValue()
  return prepareDatabase('postgres://nowhere', {
    migrateDatabase: async () => ({ applied: 0 }),
    seedContent: () => Promise.reject(reason),
  })
}

test('a database that a full disk ends in the middle of a start: one sentence that says where to look', async () => {
  const ended = new Error('Connection terminated unexpectedly')
  await expect(prepare(new DrizzleQueryError('rollback', [], ended))).rejects.toThrow(
    /broke off .*server\.log.* disk is full/,
  )
})

test('a fault in what is written stays one', async () => {
  const fault = new Error('a bug')
  await expect(prepare(fault)).rejects.toBe(fault)
})
