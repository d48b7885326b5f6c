import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { putThenName } from './put-then-name.ts'

const NAME = 'passport-1'

function memory() {
  const kept = new Map<string, Uint8Array>()
  return {
    kept,
    put: async (name: string, bytes: Uint8Array) => void kept.set(name, bytes),
    get: async (name: string) => kept.get(name),
    delete: async (name: string) => void kept.delete(name),
  }
}

/** The names that are kept after the row could not be written for this reason. */
async function keptAfter(reason: Error): Promise<string[]> {
  const files = memory()
  const failed = putThenName(files, { name: NAME, bytes: Buffer.from('a') }, () =>
    Promise.reject(new DrizzleQueryError('insert', [], reason)),
  )
  await expect(failed).rejects.toHaveProperty('cause', reason)
  return [...files.kept.keys()]
}

const broken = (message: string, more: object = {}) => Object.assign(new Error(message), more)

test('bytes whose row is written stay', async () => {
  const files = memory()
  const row = await putThenName(files, { name: NAME, bytes: Buffer.from('a') }, async () => 7)
  expect(row).toBe(7)
  expect([...files.kept.keys()]).toEqual([NAME])
})

describe('no bytes stay that no row can name', () => {
  test.each([
    ['it takes no writes', broken('read-only', { code: '25006', severity: 'ERROR' })],
    ['its disk is full', broken('no space', { code: '53100', severity: 'ERROR' })],
    ['nobody answers', broken('connect ECONNREFUSED', { code: 'ECONNREFUSED' })],
    ['its connections are used up', broken('too many', { code: '53300', severity: 'FATAL' })],
    ['none came in time', broken('timeout exceeded when trying to connect')],
  ])('%s', async (_name, reason) => {
    expect(await keptAfter(reason)).toEqual([])
  })
})

describe('bytes stay whose row may have been written', () => {
  test.each([
    ['the connection broke', broken('Connection terminated unexpectedly')],
    ['it was reset', broken('read ECONNRESET', { code: 'ECONNRESET' })],
    ['the server ended it', broken('shutting down', { code: '57P01', severity: 'FATAL' })],
    ['the answer took too long', broken('Query read timeout')],
  ])('%s', async (_name, reason) => {
    expect(await keptAfter(reason)).toEqual([NAME])
  })
})

test('a store that cannot delete either hides nothing', async () => {
  const files = { ...memory(), delete: () => Promise.reject(new Error('the store is away, too')) }
  const reason = broken('no space', { code: '53100', severity: 'ERROR' })
  const failed = putThenName(files, { name: NAME, bytes: Buffer.from('a') }, () =>
    Promise.reject(reason),
  )
  await expect(failed).rejects.toBe(reason)
})
