import { randomBytes } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { drafts } from '#brokerage/drafts/tables.ts'
import { DERIVED_KEY_ID, type Keyring } from '#platform/encryption/keyring.ts'
import { seal } from '#platform/encryption/seal.ts'
import { openTestDatabase } from '#platform/postgres/test-database.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { refuseOtherKeys } from './refuse-other-keys.ts'

const { db } = await shareInFile(openTestDatabase())
const key = (id: string) => ({ id, bytes: new Uint8Array(randomBytes(32)) })
const secret = key(DERIVED_KEY_ID)
const newer = key('2027-01')

async function told(keyring: Keyring) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  await refuseOtherKeys({ db, keyring, log } as never)
  return log.error.mock.calls.map(([, sentence]) => sentence)
}

test('a start with another SECRET_KEY than the one that wrote is refused before it writes', async () => {
  const another = key(DERIVED_KEY_ID)
  expect(await told([another])).toEqual([])
  const now = new Date('2026-11-15T12:00:00Z')
  await db.insert(drafts).values({
    id: 'draft-1',
    idempotencyKey: 'x',
    line: 'household',
    contents: seal([secret], '{}', 'drafts.contents:draft-1'),
    createdAt: now,
    updatedAt: now,
    expiresAt: now,
  } as never)
  expect(await told([secret])).toEqual([])
  expect(await told([newer, secret])).toEqual([])
  await expect(told([another])).rejects.toThrow(/^SECRET_KEY is not the one/)
  expect(await told([newer, another])).toEqual([
    expect.stringMatching(/^SECRET_KEY is not the one/),
  ])
})

test('a new key under a name that was used is refused, too', async () => {
  const now = new Date('2026-11-15T12:00:00Z')
  await db.update(drafts).set({
    contents: seal([newer], '{}', 'drafts.contents:draft-1'),
    updatedAt: now,
  })
  expect(await told([newer, secret])).toEqual([])
  await expect(told([key('2027-01'), secret])).rejects.toThrow(
    /^ENCRYPTION_KEYS has another key under the name "2027-01"/,
  )
})

test('what is no ciphertext at all refuses nobody', async () => {
  await db.update(drafts).set({ contents: Buffer.from('nothing of ours') })
  expect(await told([newer])).toEqual([])
})
