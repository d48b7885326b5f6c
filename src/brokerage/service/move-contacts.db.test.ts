import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { system } from '#accounts/acting-user.ts'
import { blindIndex } from '#platform/encryption/blind-index.ts'
import { findApplication } from '../applications/find-application.ts'
import { findCall } from '../calls/find-call.ts'
import { bookedCalls } from '../calls/tables.ts'
import { addAdviser } from '../calls/test-adviser.ts'
import { changeDraft } from '../drafts/change-draft.ts'
import { findDraftsOf, ownDraft } from '../drafts/own-drafts.ts'
import { createResumeToken, findResumable } from '../drafts/resume-link.ts'
import { startDraft } from '../drafts/start-draft.ts'
import { drafts } from '../drafts/tables.ts'
import { findPolicy } from '../policies/find-policy.ts'
import { hashSecretId, newSecretId } from '../references.ts'
import { sealIn } from '../seals.ts'
import { applications, policies } from '../tables.ts'
import { contractByHand } from '../test-contracts.ts'
import { addCustomer, addStaff, shareTestDesk } from '../test-desk.ts'
import { confirmMarketing, findChoices, saveChoices } from './customer-choices.ts'
import { moveContacts } from './move-contacts.ts'
import { customerChoices } from './tables.ts'

const office = await shareTestDesk({ runJobs: false })
const { desk } = office

const NEW = 'new@example.org'
const gone = { keyring: [{ id: 'gone', bytes: new Uint8Array(32) }] } as const

/** A call of a customer; one of another key opens to nobody. */
async function book(owner: { userId: string }, email: string, hour: string, sealing = desk) {
  const colleague = await addStaff(office, 'broker')
  const reference = newSecretId()
  const now = desk.clock.now()
  const details = { name: 'Ada', email, phone: '', question: 'Flood?' }
  await desk.db.insert(bookedCalls).values({
    reference,
    bookingKey: reference,
    adviserId: await addAdviser(desk.db, colleague.userId),
    customerId: owner.userId,
    state: 'booked',
    topic: 'household',
    language: 'en',
    timeZone: 'Europe/Berlin',
    startsAt: new Date(`2026-11-30T${hour}:00:00Z`),
    endsAt: new Date(`2026-11-30T${hour}:30:00Z`),
    details: sealIn(sealing, 'booked_calls.details', reference, details),
    createdAt: now,
    changedAt: now,
  })
  return reference
}

test('a call that was booked with the old address is spoken of to the new one, others as before', async () => {
  const owner = await addCustomer(office)
  const own = await book(owner, owner.email.toUpperCase(), '08')
  const third = await book(owner, 'work@example.com', '09')
  await moveContacts(desk, owner.userId, { from: owner.email, to: NEW })
  expect((await findCall(desk, own))?.details).toMatchObject({ email: NEW, question: 'Flood?' })
  expect((await findCall(desk, third))?.details.email).toBe('work@example.com')
})

test('what is kept for the law alone stays as it was', async () => {
  const owner = await addCustomer(office)
  const { email: from, userId } = owner
  const { application } = await contractByHand(office, owner, 'household', { email: from })
  const isMeant = eq(applications.reference, application)
  await desk.db.update(applications).set({ restrictedAt: desk.clock.now() }).where(isMeant)
  const [before] = await desk.db.select().from(applications).where(isMeant)
  await moveContacts(desk, userId, { from, to: NEW })
  expect(await desk.db.select().from(applications).where(isMeant)).toEqual([before])
})

test('what cannot be opened is told in the log, and everything else moves', async () => {
  const owner = await addCustomer(office)
  const { email: from, userId } = owner
  const [locked, first, second] = [
    await contractByHand(office, owner, 'household', { email: from }),
    await contractByHand(office, owner, 'household', { email: from }),
    await contractByHand(office, owner, 'household', { email: from }),
  ]
  const seals = [
    [applications, 'applications.contact', locked.application],
    [policies, 'policies.details', first.policy],
  ] as const
  for (const [table, column, reference] of seals) {
    const [, field = ''] = column.split('.')
    const sealed = sealIn({ ...desk, ...gone }, column, reference, {})
    await desk.db
      .update(table)
      .set({ [field]: sealed })
      .where(eq(table.reference, reference))
  }
  const call = await book(owner, from, '10', { ...desk, ...gone })
  const lockedDraft = await startDraft({ ...desk, ...gone }, 'bike', { answers: {} })
  await desk.db
    .update(drafts)
    .set({ customerId: userId, emailIndex: blindIndex(desk.blindKey, 'email', from) })
    .where(eq(drafts.id, lockedDraft.id))
  const error = vi.fn()
  const change = { from, to: 'all@example.org' }
  await moveContacts({ ...desk, log: { ...desk.log, error } }, userId, change)
  expect(error.mock.calls.map(([{ place }]) => place).toSorted()).toEqual(
    [
      `applications.contact:${locked.application}`,
      `booked_calls.details:${call}`,
      `drafts.contents:${lockedDraft.id}`,
      `policies.details:${first.policy}`,
    ].toSorted(),
  )
  const moved = { contact: { email: 'all@example.org' } }
  expect(await findPolicy(desk, system, locked.policy)).toMatchObject(moved)
  expect(await findApplication(desk, system, first.application)).toMatchObject(moved)
  expect(await findApplication(desk, system, second.application)).toMatchObject(moved)
  expect(await findPolicy(desk, system, second.policy)).toMatchObject(moved)
})

test('an application under way is sent with the new address, unless a third one was typed', async () => {
  const owner = await addCustomer(office)
  const secret = 'a-key-of-tests-with-enough-characters'
  const begin = async (answers: Record<string, unknown>) => {
    const { id, key } = await startDraft(desk, 'household', { answers: { pc: '10115' } })
    const draft = await changeDraft(desk, id, (was) => ({
      ...was,
      answers: { ...was.answers, ...answers },
    }))
    if (draft) await ownDraft(desk, owner, draft, key)
    return id
  }
  const own = await begin({ person: { email: owner.email.toUpperCase(), firstName: 'Ada' } })
  const firm = await begin({ company: { email: owner.email, companyName: 'Ada Ltd' } })
  const third = await begin({ person: { email: 'work@example.com' } })
  const link = await createResumeToken(desk, secret, own, { email: owner.email })
  expect(await findResumable(desk, secret, link ?? '')).toBeDefined()
  await moveContacts(desk, owner.userId, { from: owner.email, to: NEW })
  const answers = Object.fromEntries(
    (await findDraftsOf(desk, owner)).map(({ id, contents }) => [id, contents.answers]),
  )
  expect(answers).toEqual({
    [own]: { pc: '10115', person: { email: NEW, firstName: 'Ada' } },
    [firm]: { pc: '10115', company: { email: NEW, companyName: 'Ada Ltd' } },
    [third]: { pc: '10115', person: { email: 'work@example.com' } },
  })
  // A link in the mailbox that may be lost opens it to nobody.
  expect(await findResumable(desk, secret, link ?? '')).toBeUndefined()
})

test('a link to news that waits in the old mailbox agrees to nothing for the new one', async () => {
  const owner = await addCustomer(office)
  const change = { from: owner.email, to: 'other@example.org' }
  const wanted = { deadlineMails: true, marketing: true, language: 'en' } as const
  const isOwn = eq(customerChoices.customerId, owner.userId)
  const ask = async () => {
    await saveChoices(desk, owner, wanted)
    const token = newSecretId()
    await desk.db
      .update(customerChoices)
      .set({ marketingTokenHash: hashSecretId(token) })
      .where(isOwn)
    return token
  }
  const waiting = await ask()
  await moveContacts(desk, owner.userId, change)
  expect(await confirmMarketing(desk, waiting)).toBe(false)
  expect(await findChoices(desk, owner)).toMatchObject({ marketing: 'no' })

  // A yes that was confirmed is one of the same person.
  expect(await confirmMarketing(desk, await ask())).toBe(true)
  await moveContacts(desk, owner.userId, change)
  expect(await findChoices(desk, owner)).toMatchObject({ marketing: 'yes' })
})
