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

test('a database that takes no writes, as a standby in a failover, is called that and not broken off', async () => {
  const refused = Object.assign(new Error('cannot execute CREATE TABLE'), { code: '25006' })
  await expect(prepare(new DrizzleQueryError('create', [], refused))).rejects.toThrow(
    /^The database takes no writes: /,
  )
})

test('a fault in what is written stays one', async () => {
  const fault = new Error('a bug')
  await expect(prepare(fault)).rejects.toBe(fault)
})

test('a start that is ended while it migrates begins no content', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const stop = new AbortController()
  const seedContent = vi.fn()
  const migrateDatabase = async () => {
    stop.abort()
    return { applied: 0 }
  }
  const start = prepareDatabase(
    'postgres://nowhere',
    { migrateDatabase, seedContent },
    { stop: stop.signal },
  )
  await expect(start).rejects.toThrow('This operation was aborted')
  expect(seedContent).not.toHaveBeenCalled()
})

test('a start that is ended while it loads content leaves that at the next step', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const stop = new AbortController()
  const start = prepareDatabase(
    'postgres://nowhere',
    {
      migrateDatabase: async () => ({ applied: 0 }),
      seedContent: async (_url, options) => {
        stop.abort()
        options?.onProgress?.('insert', 705)
        return { inserted: 705, updated: 0, kept: 0 }
      },
    },
    { stop: stop.signal },
  )
  await expect(start).rejects.toThrow('This operation was aborted')
})
