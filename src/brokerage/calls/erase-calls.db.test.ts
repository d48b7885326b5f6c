import { expect, test } from 'vitest'
import { anonymous } from '#accounts/acting-user.ts'
import type { MailFacts } from '../mails/mail-facts.ts'
import { outgoingMails } from '../mails/tables.ts'
import { eraseData } from '../privacy/erase-data.ts'
import { newSecretId } from '../references.ts'
import { sealIn, unsealFrom } from '../seals.ts'
import { addCustomer, addStaff, shareTestDesk } from '../test-desk.ts'
import { findCall } from './find-call.ts'
import { findCallsOf } from './list-calls.ts'
import { bookedCalls, type CallState } from './tables.ts'
import { tellOfCall } from './tell-of-call.ts'
import { addAdviser } from './test-adviser.ts'

const office = await shareTestDesk({ runJobs: false })

test('an erasure takes calls that are over, calls those off that are ahead, and reports both', async () => {
  const { desk } = office
  const [owner, other] = [await addCustomer(office), await addCustomer(office)]
  const colleague = await addStaff(office, 'broker')
  const adviserId = await addAdviser(desk.db, colleague.userId)
  const book = async (
    who: typeof owner,
    day: string,
    state: CallState = 'booked',
    customerId: string | null = who.userId,
  ) => {
    const reference = newSecretId()
    const now = desk.clock.now()
    const details = { name: 'Ada', email: who.email, phone: '+4930123456', question: 'Flood?' }
    await desk.db.insert(bookedCalls).values({
      reference,
      bookingKey: reference,
      adviserId,
      customerId,
      state,
      topic: 'household',
      language: 'en',
      timeZone: 'Europe/Berlin',
      startsAt: new Date(`${day}T08:00:00Z`),
      endsAt: new Date(`${day}T08:30:00Z`),
      details: sealIn(desk, 'booked_calls.details', reference, details),
      createdAt: now,
      changedAt: now,
    })
    const call = await findCall(desk, reference)
    if (call) await tellOfCall({ ...desk, secretKey: 'secret' }, 'booked', call)
    return reference
  }
  await book(owner, '2026-11-09')
  await book(owner, '2026-11-30', 'cancelled')
  // Without signing in, with the address of the account.
  await book(owner, '2026-12-07', 'booked', null)
  const ahead = await book(owner, '2026-11-16')
  const foreign = await book(other, '2026-11-23')

  // The account shows its own that are ahead, and none that was called off.
  expect(await findCallsOf(desk, owner)).toMatchObject([{ reference: ahead }])
  expect(await findCallsOf(desk, other)).toMatchObject([{ reference: foreign }])
  expect(await findCallsOf(desk, anonymous)).toEqual([])

  expect(await eraseData(desk, owner)).toMatchObject({
    entries: [
      { what: 'calls', count: 2, action: 'erased' },
      { what: 'callsAhead', count: 2, action: 'erased' },
    ],
  })
  const left = await desk.db.select({ reference: bookedCalls.reference }).from(bookedCalls)
  expect(left).toEqual([{ reference: foreign }])

  const mails = (await desk.db.select().from(outgoingMails)).map(({ kind, facts, dedupeKey }) => ({
    kind,
    facts: unsealFrom<MailFacts>(desk, 'outgoing_mails.facts', dedupeKey, facts),
  }))
  expect(JSON.stringify(mails)).not.toContain(owner.email)
  expect(JSON.stringify(mails)).toContain(other.email)
  const toldAdviser = mails.filter(({ kind }) => kind === 'callTakenCancelled')
  expect(toldAdviser).toHaveLength(2)
  expect(toldAdviser).toContainEqual(
    expect.objectContaining({
      facts: expect.objectContaining({
        to: `${colleague.userId}@example.org`,
        appointment: expect.objectContaining({
          uid: expect.stringContaining(ahead),
          method: 'CANCEL',
          sequence: 1,
        }),
      }),
    }),
  )
})
