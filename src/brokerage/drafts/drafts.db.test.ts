import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { takeTurns } from '#platform/database/test-take-turns.ts'
import { openTestDatabase } from '#platform/postgres/test-database.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { changeDraft } from './change-draft.ts'
import { DRAFT_DAYS } from './draft.ts'
import { findDraft } from './find-draft.ts'
import { finishDraft } from './finish-draft.ts'
import { createHandOver, findHandedOver, redeemHandOver } from './hand-over.ts'
import {
  createResumeToken,
  findRedeemed,
  findResumable,
  MOST_LINKS,
  redeemResumeToken,
} from './resume-link.ts'
import { startDraft } from './start-draft.ts'
import { deleteExpiredDrafts } from './system-delete-expired-drafts.ts'

let now = new Date('2026-11-15T10:00:00Z')
const secret = 'a-key-of-tests-with-enough-characters'
const desk = () => ({
  db: database.db,
  keyring: [{ id: 'test', bytes }] as const,
  clock: { now: () => now },
  blindKey: bytes,
})
const bytes = new Uint8Array(randomBytes(32))

const database = await shareInFile(openTestDatabase())

const answers = { smoker: 'never', iban: 'DE89370400440532013000' }
const start = () => startDraft(desk(), 'life', { answers })

describe('a draft', () => {
  test('opens with its key alone, for its line alone', async () => {
    const { key } = await start()
    const other = await start()
    expect((await findDraft(desk(), 'life', key))?.contents.answers).toEqual(answers)
    for (const wrong of [undefined, '', 'x', `${key.slice(0, -1)}_`, '%'.repeat(43)]) {
      if (wrong !== key) expect(await findDraft(desk(), 'life', wrong)).toBeUndefined()
    }
    expect(await findDraft(desk(), 'household', key)).toBeUndefined()
    expect((await findDraft(desk(), 'life', other.key))?.id).toBe(other.id)
  })

  test('is unreadable in the database, key included', async () => {
    const { key } = await start()
    const { rows } = await database.pool.query(
      "select encode(contents, 'escape') as contents from drafts union all select hash from draft_keys",
    )
    const stored = rows.map((row) => row.contents).join('\n')
    expect(stored).not.toContain('DE89')
    expect(stored).not.toContain(key)
  })

  test('keeps what two windows add at once', async () => {
    const { id, key } = await start()
    await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) =>
        changeDraft(desk(), id, (was) => ({ ...was, answers: { ...was.answers, [name]: 1 } })),
      ),
    )
    const draft = await findDraft(desk(), 'life', key)
    expect(draft?.contents.answers).toEqual({ ...answers, a: 1, b: 1, c: 1, d: 1 })
  })

  test('does not change once it was sent, and keeps no answers', async () => {
    const { id, key } = await start()
    await finishDraft(desk(), id, 'FA-1111-2222-3333', {
      product: 'Life',
      tierName: 'Basic',
      priceCents: 100,
      pricePeriod: 'month',
      email: 'a@example.org',
      withdrawalDays: 30,
      submittedAt: now.toISOString(),
    })
    expect(await changeDraft(desk(), id, (was) => was)).toBeUndefined()
    const draft = await findDraft(desk(), 'life', key)
    expect(draft).toMatchObject({ submittedAs: 'FA-1111-2222-3333', contents: { answers: {} } })
  })

  test('refuses more than anybody types', async () => {
    const { id } = await start()
    const long = 'x'.repeat(300_000)
    await expect(changeDraft(desk(), id, () => ({ answers: { long } }))).rejects.toMatchObject({
      code: 'input-invalid',
    })
  })
})

describe('our own way from host to host', () => {
  test('keeps the first key, works once, and leaves a mailed link good', async () => {
    const { id, key } = await start()
    const mailed = (await createResumeToken(desk(), secret, id)) ?? ''
    const token = (await createHandOver(desk(), id)) ?? ''
    expect((await findHandedOver(desk(), token))?.id).toBe(id)
    // It opens nothing by itself.
    expect(await findDraft(desk(), 'life', token)).toBeUndefined()
    const second = await redeemHandOver(desk(), token, { line: 'life', keepsOthers: true })
    expect((await findDraft(desk(), 'life', second?.key))?.id).toBe(id)
    expect((await findDraft(desk(), 'life', key))?.id).toBe(id)
    expect(await redeemHandOver(desk(), token, { line: 'life', keepsOthers: true })).toBeUndefined()
    expect((await redeemResumeToken(desk(), secret, mailed, 'a page'))?.draft.id).toBe(id)
    expect(await findDraft(desk(), 'life', second?.key)).toBeUndefined()
  })

  test('takes every other key where the link stood on a page that is not ours', async () => {
    const { id, key } = await start()
    const token = (await createHandOver(desk(), id)) ?? ''
    const second = await redeemHandOver(desk(), token, { line: 'life', keepsOthers: false })
    expect((await findDraft(desk(), 'life', second?.key))?.id).toBe(id)
    expect(await findDraft(desk(), 'life', key)).toBeUndefined()
  })

  test('ends after an hour, with a newer one, and with a link that was mailed and opened', async () => {
    const { id } = await start()
    const mailed = (await createResumeToken(desk(), secret, id)) ?? ''
    const older = (await createHandOver(desk(), id)) ?? ''
    const newer = (await createHandOver(desk(), id)) ?? ''
    expect(await findHandedOver(desk(), older)).toBeUndefined()
    const today = now
    now = new Date(today.getTime() + 59 * 60_000)
    expect(await findHandedOver(desk(), newer)).toBeDefined()
    now = new Date(today.getTime() + 60 * 60_000)
    expect(await findHandedOver(desk(), newer)).toBeUndefined()
    now = today
    await redeemResumeToken(desk(), secret, mailed, 'a page')
    expect(await findHandedOver(desk(), newer)).toBeUndefined()
  })
})

describe('a link to go on elsewhere', () => {
  test('gives another browser the only key, once', async () => {
    const { id, key } = await start()
    const token = (await createResumeToken(desk(), secret, id)) ?? ''
    expect((await findResumable(desk(), secret, token))?.id).toBe(id)
    const second = await redeemResumeToken(desk(), secret, token, 'a page')
    expect((await findDraft(desk(), 'life', second?.key))?.id).toBe(id)
    // Who began it and sent the link does not read along.
    expect(await findDraft(desk(), 'life', key)).toBeUndefined()
    expect(await redeemResumeToken(desk(), secret, token, 'another page')).toBeUndefined()
  })

  test('that is pressed again where its answer was lost gives the same key, until it is taken', async () => {
    const { id } = await start()
    const token = (await createResumeToken(desk(), secret, id)) ?? ''
    const presses = [1, 2].map(() => redeemResumeToken(desk(), secret, token, 'a page'))
    const [first, second] = await Promise.all(presses)
    expect(first?.key).toBeDefined()
    expect(second).toEqual(first)
    expect(await findRedeemed(desk(), token, ['', first?.key ?? ''])).toEqual(first)
    expect(await findRedeemed(desk(), token, [(await start()).key])).toBeUndefined()
    expect(await findRedeemed(desk(), token, [])).toBeUndefined()
    const newer = (await createResumeToken(desk(), secret, id)) ?? ''
    await redeemResumeToken(desk(), secret, newer, 'a page elsewhere')
    expect(await redeemResumeToken(desk(), secret, token, 'a page')).toBeUndefined()
  })

  test('fails when changed, replaced, signed elsewhere or too old', async () => {
    const [one, two] = [await start(), await start()]
    const first = (await createResumeToken(desk(), secret, one.id)) ?? ''
    const newer = (await createResumeToken(desk(), secret, one.id)) ?? ''
    await createResumeToken(desk(), secret, two.id)
    const stolen = newer.replace(one.id, two.id)
    const longer = newer.replace(/\.(\d+)\./, (_, at) => `.${Number(at) + 1000}.`)
    for (const wrong of ['', 'a.b.c', first, stolen, longer]) {
      expect(await redeemResumeToken(desk(), secret, wrong, 'a page')).toBeUndefined()
    }
    expect(await findResumable(desk(), 'another-key', newer)).toBeUndefined()
    const today = now
    now = new Date(today.getTime() + 73 * 3_600_000)
    expect(await findResumable(desk(), secret, newer)).toBeUndefined()
    now = today
  })

  test('that is opened while a newer one is written does not use the newer one up', async () => {
    const { id } = await start()
    const first = (await createResumeToken(desk(), secret, id)) ?? ''
    let newer = ''
    const [opened] = await takeTurns(
      database.db,
      async (db) => {
        newer = (await createResumeToken({ ...desk(), db }, secret, id)) ?? ''
      },
      () => redeemResumeToken(desk(), secret, first, 'a page'),
    )
    expect(opened).toBeUndefined()
    expect((await redeemResumeToken(desk(), secret, newer, 'a page'))?.draft.id).toBe(id)
  })

  test('is sent a few times, not for ever', async () => {
    const { id } = await start()
    for (let sent = 0; sent < MOST_LINKS; sent++) {
      expect(await createResumeToken(desk(), secret, id)).toBeDefined()
    }
    expect(await createResumeToken(desk(), secret, id)).toBeUndefined()
  })
})

test('a draft that nobody touches is gone after its days, keys and all', async () => {
  await database.db.execute(sql`delete from drafts`)
  const { key } = await start()
  const began = now
  now = new Date(began.getTime() + DRAFT_DAYS * 86_400_000 - 1)
  expect(await findDraft(desk(), 'life', key)).toBeDefined()
  expect(await deleteExpiredDrafts(database.db, now)).toBe(0)
  now = new Date(began.getTime() + DRAFT_DAYS * 86_400_000)
  expect(await findDraft(desk(), 'life', key)).toBeUndefined()
  expect(await deleteExpiredDrafts(database.db, now)).toBe(1)
  const { rows } = await database.pool.query('select count(*)::int as left from draft_keys')
  expect(rows).toEqual([{ left: 0 }])
  now = began
})
