import { expect, test } from 'vitest'
import { bookedCalls } from '#brokerage/calls/tables.ts'
import { addAdviser } from '#brokerage/calls/test-adviser.ts'
import { newSecretId } from '#brokerage/references.ts'
import { sealIn } from '#brokerage/seals.ts'
import { addCustomer, addStaff, shareTestDesk } from '#brokerage/test-desk.ts'
import type { Owner } from './account-facts.ts'
import { loadOverview } from './load-overview.ts'
import { testAccountFacts } from './test-account.ts'

const office = await shareTestDesk({ runJobs: false })

const url = new URL('http://app.localhost:3000/me/policies')

test('a booked call is shown with the zone in which its time counts', async () => {
  const { desk } = office
  const broker = await addStaff(office, 'broker')
  const adviserId = await addAdviser(desk.db, broker.userId)
  const actor = await addCustomer(office)
  const reference = newSecretId()
  const now = desk.clock.now()
  const details = { name: 'Ada', email: actor.email, phone: '+4930123456', question: '' }
  await desk.db.insert(bookedCalls).values({
    reference,
    bookingKey: reference,
    adviserId,
    customerId: actor.userId,
    state: 'booked',
    topic: 'household',
    language: 'en',
    timeZone: 'Pacific/Auckland',
    startsAt: new Date('2026-11-16T08:00:00Z'),
    endsAt: new Date('2026-11-16T08:30:00Z'),
    details: sealIn(desk, 'booked_calls.details', reference, details),
    createdAt: now,
    changedAt: now,
  })
  const customer = { id: actor.userId, name: '', username: '', email: 'ana@example.org' }
  const owner = { actor, customer } as unknown as Owner
  const { facts } = testAccountFacts(office)
  const [call] = (await loadOverview(facts, owner, url)).calls
  expect(call?.when).toMatch(/^Monday,? 16\u00A0November 2026 at 21:00 (GMT\+13|NZDT)$/)
})
