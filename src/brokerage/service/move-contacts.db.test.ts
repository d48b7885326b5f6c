import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findCall } from '../calls/find-call.ts'
import { bookedCalls } from '../calls/tables.ts'
import { addAdviser } from '../calls/test-adviser.ts'
import { hashSecretId, newSecretId } from '../references.ts'
import { sealIn } from '../seals.ts'
import { addCustomer, addStaff, shareTestDesk } from '../test-desk.ts'
import { confirmMarketing, findChoices, saveChoices } from './customer-choices.ts'
import { moveContacts } from './move-contacts.ts'
import { customerChoices } from './tables.ts'

const office = await shareTestDesk({ runJobs: false })
const { desk } = office

test('a call that was booked with the old address is spoken of to the new one, others as before', async () => {
  const owner = await addCustomer(office)
  const colleague = await addStaff(office, 'broker')
  const adviserId = await addAdviser(desk.db, colleague.userId)
  const book = async (email: string, hour: string) => {
    const reference = newSecretId()
    const now = desk.clock.now()
    const details = { name: 'Ada', email, phone: '', question: 'Flood?' }
    await desk.db.insert(bookedCalls).values({
      reference,
      bookingKey: reference,
      adviserId,
      customerId: owner.userId,
      state: 'booked',
      topic: 'household',
      language: 'en',
      timeZone: 'Europe/Berlin',
      startsAt: new Date(`2026-11-30T${hour}:00:00Z`),
      endsAt: new Date(`2026-11-30T${hour}:30:00Z`),
      details: sealIn(desk, 'booked_calls.details', reference, details),
      createdAt: now,
      changedAt: now,
    })
    return reference
  }
  const own = await book(owner.email.toUpperCase(), '08')
  const third = await book('work@example.com', '09')
  await moveContacts(desk, owner.userId, { from: owner.email, to: 'new@example.org' })
  expect((await findCall(desk, own))?.details).toMatchObject({
    email: 'new@example.org',
    question: 'Flood?',
  })
  expect((await findCall(desk, third))?.details.email).toBe('work@example.com')
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
