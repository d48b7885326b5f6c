import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { anonymous, system } from '#accounts/acting-user.ts'
import { takeMore } from '#platform/database/test-take-turns.ts'
import type { AdviceRecord } from '../advice/advice-record.ts'
import { findAdvice } from '../advice/find-advice.ts'
import { keepAdvice } from '../advice/keep-advice.ts'
import { readFile } from '../files/read-file.ts'
import { storeUpload } from '../files/store-upload.ts'
import { eraseData } from '../privacy/erase-data.ts'
import { exportData } from '../privacy/export-data.ts'
import { keepHouse } from '../privacy/system-housekeeping.ts'
import { addCustomer, shareTestDesk } from '../test-desk.ts'
import { changeDraft } from './change-draft.ts'
import { deleteOwnDraft } from './delete-draft.ts'
import { findDraft } from './find-draft.ts'
import { createHandOver, findHandedOver, redeemHandOver } from './hand-over.ts'
import { adoptDrafts, closeDrafts, findDraftsOf, openOwnDraft, ownDraft } from './own-drafts.ts'
import { createResumeToken, redeemResumeToken } from './resume-link.ts'
import { startDraft } from './start-draft.ts'
import { draftKeys, drafts } from './tables.ts'

const office = await shareTestDesk({ runJobs: false })

const secret = 'a-key-of-tests-with-enough-characters'

/** A draft of a visitor with a file and a record of advice, in two browsers. */
async function begin(email?: string) {
  const { desk } = office
  const { id, key } = await startDraft(desk, 'household', { answers: { pc: '10115' } })
  const upload = await storeUpload(desk, anonymous, { bytes: photo(), name: 'a.jpg', draftId: id })
  const record = { tool: 'general', language: 'en', ruleSetVersion: '1' } as AdviceRecord
  const advice = await keepAdvice(desk, anonymous, record)
  await changeDraft(desk, id, (was) => ({
    ...was,
    answers: { ...was.answers, ...(email ? { person: { email } } : {}) },
    advice: { ...advice, basis: '' },
  }))
  const token = (await createHandOver(desk, id)) ?? ''
  const redeemed = await redeemHandOver(desk, token, { line: 'household', keepsOthers: true })
  const elsewhere = redeemed?.key ?? ''
  return { id, key, elsewhere, file: upload.ok ? upload.file.id : '', advice: advice.id }
}

describe('a draft of somebody who is signed in', () => {
  test('is in the account, with its file and its advice, and opens to no other', async () => {
    const { desk } = office
    const [owner, stranger] = [await addCustomer(office), await addCustomer(office)]
    const begun = await begin()
    const draft = await findDraft(desk, 'household', begun.key, owner.userId)
    if (!draft) throw new Error('The draft is gone.')
    expect((await ownDraft(desk, owner, draft, begun.key)).customerId).toBe(owner.userId)
    // Whoever is second cannot take it.
    expect((await ownDraft(desk, stranger, draft, begun.key)).customerId).toBeUndefined()

    expect(await findDraftsOf(desk, owner)).toMatchObject([{ id: begun.id }])
    expect((await exportData(desk, owner))?.drafts).toMatchObject([
      { line: 'household', contents: { answers: { pc: '10115' } }, files: [{ id: begun.file }] },
    ])
    expect(await readFile(desk, owner, begun.file)).toBeDefined()
    expect(await findAdvice(desk, owner, begun.advice)).toBeDefined()

    expect(await findDraftsOf(desk, stranger)).toEqual([])
    expect((await exportData(desk, stranger))?.drafts).toEqual([])
    expect(await openOwnDraft(desk, stranger, begun.id)).toBeUndefined()
    expect(await openOwnDraft(desk, anonymous, begun.id)).toBeUndefined()
    expect(await deleteOwnDraft(desk, stranger, begun.id)).toBe(false)
    expect(await readFile(desk, stranger, begun.file)).toBeUndefined()
    expect(await findAdvice(desk, stranger, begun.advice)).toBeUndefined()
    // Not even with the key, in a browser that two people use.
    expect(await findDraft(desk, 'household', begun.key, stranger.userId)).toBeUndefined()
    expect(await findDraft(desk, 'household', begun.elsewhere)).toBeUndefined()
    expect(await findDraft(desk, 'household', begun.key, owner.userId)).toBeDefined()

    await closeDrafts(desk, owner.userId)
    expect(await findDraft(desk, 'household', begun.key)).toBeUndefined()
    const opened = await openOwnDraft(desk, owner, begun.id)
    expect((await findDraft(desk, 'household', opened?.key))?.id).toBe(begun.id)
  })

  test('stays with the browser that signs the others out, with its file', async () => {
    const { desk } = office
    const [owner, stranger] = [await addCustomer(office), await addCustomer(office)]
    const [begun, others] = [await begin(), await begin(stranger.email)]
    const draft = await findDraft(desk, 'household', begun.key, owner.userId)
    if (!draft) throw new Error('The draft is gone.')
    await ownDraft(desk, owner, draft, begun.key)
    const elsewhere = (await openOwnDraft(desk, owner, begun.id))?.key
    const mailed = (await createResumeToken(desk, secret, begun.id)) ?? ''
    const handedOver = (await createHandOver(desk, begun.id)) ?? ''
    await closeDrafts(desk, owner.userId, [begun.key])
    expect((await findDraft(desk, 'household', begun.key))?.id).toBe(begun.id)
    expect(await findDraft(desk, 'household', elsewhere)).toBeUndefined()
    expect(await redeemResumeToken(desk, secret, mailed, 'a page')).toBeUndefined()
    expect(await findHandedOver(desk, handedOver)).toBeUndefined()
    expect(await findDraft(desk, 'household', others.key)).toBeDefined()
  })

  test('is closed while somebody opens it, and neither waits for the other in a circle', async () => {
    const { desk } = office
    const owner = await addCustomer(office)
    const begun = await begin()
    const draft = await findDraft(desk, 'household', begun.key, owner.userId)
    if (!draft) throw new Error('The draft is gone.')
    await ownDraft(desk, owner, draft, begun.key)
    const isIt = eq(drafts.id, begun.id)
    // As a mailed link does it: the draft, then its keys.
    await takeMore(
      desk.db,
      (first) => first.select().from(drafts).where(isIt).for('update'),
      () => desk.db.transaction((db) => closeDrafts({ db }, owner.userId)),
      (first) =>
        first
          .select()
          .from(draftKeys)
          .where(eq(draftKeys.draftId, begun.id))
          .for('update', { noWait: true }),
    )
    expect(await findDraft(desk, 'household', begun.key)).toBeUndefined()
  })

  test('goes with its files when it is deleted, and with the account', async () => {
    const { desk } = office
    const owner = await addCustomer(office)
    const [one, other] = [await begin(owner.email), await begin(owner.email)]
    expect(await adoptDrafts(desk, owner, owner.email)).toBe(2)
    expect(await deleteOwnDraft(desk, owner, one.id)).toBe(true)
    expect(await readFile(desk, owner, one.file)).toBeUndefined()
    expect(await eraseData(desk, owner)).toMatchObject({
      entries: expect.arrayContaining([
        { what: 'drafts', count: 1, action: 'erased' },
        { what: 'looseUploads', count: 1, action: 'erased' },
      ]),
    })
    expect(await readFile(desk, system, other.file)).toBeUndefined()
    expect(await findDraft(desk, 'household', other.key)).toBeUndefined()
  })
})

describe('a draft of a proven address', () => {
  test('moves into its account; whoever typed the address elsewhere reads it no more', async () => {
    const { desk } = office
    const [owner, stranger] = [await addCustomer(office), await addCustomer(office)]
    const begun = await begin(owner.email.toUpperCase())
    await begin('somebody.else@example.org')
    expect(await adoptDrafts(desk, stranger, stranger.email)).toBe(0)
    expect(await adoptDrafts(desk, owner, owner.email, [begun.key])).toBe(1)
    expect(await adoptDrafts(desk, owner, owner.email)).toBe(0)
    expect(await findDraftsOf(desk, owner)).toMatchObject([{ id: begun.id }])
    expect(await findDraft(desk, 'household', begun.key)).toBeDefined()
    expect(await findDraft(desk, 'household', begun.elsewhere)).toBeUndefined()
  })

  test('is the one to which a link was mailed, until the applicant says another', async () => {
    const { desk } = office
    const [owner, partner] = [await addCustomer(office), await addCustomer(office)]
    const { id } = await startDraft(desk, 'household', { answers: {} })
    await createResumeToken(desk, secret, id, { email: partner.email })
    await changeDraft(desk, id, () => ({ answers: { person: { email: owner.email } } }))
    await createResumeToken(desk, secret, id, { email: partner.email })
    expect(await adoptDrafts(desk, partner, partner.email)).toBe(0)
    expect(await adoptDrafts(desk, owner, owner.email)).toBe(1)
    const second = await startDraft(desk, 'household', { answers: {} })
    await createResumeToken(desk, secret, second.id, { email: partner.email })
    expect(await adoptDrafts(desk, partner, partner.email)).toBe(1)
  })
})

test('a draft that somebody goes on with keeps its files, however old', async () => {
  const { desk } = office
  const { id, key, file } = await begin()
  office.travelTo('2027-01-10T12:00:00Z')
  await changeDraft(desk, id, (was) => was)
  office.travelTo('2027-02-10T12:00:00Z')
  await keepHouse(desk)
  expect(await findDraft(desk, 'household', key)).toBeDefined()
  expect(await readFile(desk, system, file)).toBeDefined()
  office.travelTo('2026-11-15T12:00:00Z')
})

function photo(): Uint8Array {
  return Buffer.concat([
    Buffer.from('ffd8ffe0', 'hex'),
    randomBytes(30),
    Buffer.from('ffd9', 'hex'),
  ])
}
