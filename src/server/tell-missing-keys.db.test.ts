import { randomBytes } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { drafts } from '#brokerage/drafts/tables.ts'
import { seal } from '#platform/encryption/seal.ts'
import { openTestDatabase } from '#platform/postgres/test-database.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { tellMissingKeys } from './tell-missing-keys.ts'

const { db } = await shareInFile(openTestDatabase())
const key = (id: string) => ({ id, bytes: new Uint8Array(randomBytes(32)) })
const [older, newer] = [key('2026-11'), key('2027-01')]

async function told(keyring: Parameters<typeof tellMissingKeys>[0]['keyring']) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  await tellMissingKeys({ db, keyring, log } as never)
  expect(log.warn).not.toHaveBeenCalled()
  return log.error.mock.calls
}

test('a start says that a key is missing which rows still need, with all real tables', async () => {
  expect(await told([newer])).toEqual([])
  const now = new Date('2026-11-15T12:00:00Z')
  await db.insert(drafts).values({
    id: 'draft-1',
    idempotencyKey: 'x',
    line: 'household',
    contents: seal([older], '{}', 'drafts.contents:draft-1'),
    createdAt: now,
    updatedAt: now,
    expiresAt: now,
  } as never)
  expect(await told([newer])).toEqual([
    [
      expect.objectContaining({ missing: [{ key: '2026-11', rows: 1 }] }),
      expect.stringMatching(/^What was written with "2026-11" \(1\) cannot be read/),
    ],
  ])
  expect(await told([newer, older])).toEqual([])
})

test('a product that is stopped while it looks warns of nothing', async () => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const closed = { execute: () => Promise.reject(new Error('the pool has ended')) }
  const desk = { db: closed, keyring: [newer], log } as never
  await tellMissingKeys(desk, () => true)
  expect(log.warn).not.toHaveBeenCalled()
  await tellMissingKeys(desk)
  expect(log.warn).toHaveBeenCalledTimes(1)
})
