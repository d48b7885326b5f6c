import { expect, test } from 'vitest'
import { callToken } from '#brokerage/calls/call-token.ts'
import { bookedCalls } from '#brokerage/calls/tables.ts'
import { addAdviser } from '#brokerage/calls/test-adviser.ts'
import { takeKeysAway } from '#brokerage/privacy/take-keys-away.ts'
import { newSecretId } from '#brokerage/references.ts'
import { sealIn } from '#brokerage/seals.ts'
import { addCustomer, addStaff, shareTestDesk } from '#brokerage/test-desk.ts'
import { originOf } from '#sites/hosts.ts'
import { loadBooking } from './load-booking.ts'
import { callCalendar, changeCallPage, loadCall } from './load-call.ts'

const office = await shareTestDesk({ runJobs: false })

test('the mailed link outlives a sign-out everywhere, and shows nothing that was typed', async () => {
  const desk = { ...office.desk, secretKey: 'a-key-of-tests-with-enough-characters' }
  const { userId: staffId } = await addStaff(office, 'broker')
  const adviserId = await addAdviser(desk.db, staffId)
  const caller = await addCustomer(office)
  const details = { name: 'Ada L.', email: caller.email, phone: '+4930123456', question: 'Flood?' }
  const reference = newSecretId()
  const now = desk.clock.now()
  await desk.db.insert(bookedCalls).values({
    reference,
    bookingKey: 'once',
    adviserId,
    customerId: caller.userId,
    topic: 'household',
    language: 'en',
    timeZone: 'Europe/Berlin',
    state: 'booked',
    startsAt: new Date('2026-11-16T08:00:00Z'),
    endsAt: new Date('2026-11-16T08:30:00Z'),
    details: sealIn(desk, 'booked_calls.details', reference, details),
    createdAt: now,
    changedAt: now,
  })
  const token = callToken(desk.secretKey, reference)
  await takeKeysAway(desk.db, caller.userId)
  const page = await loadCall({ desk, locale: 'en-de' }, token, new URLSearchParams())
  expect(page).toMatchObject({ adviserName: 'Bea', topic: 'household', state: 'booked' })
  const shown = JSON.stringify(page) + (await (await callCalendar(desk, token)).text())
  for (const typed of Object.values(details)) expect(shown).not.toContain(typed)
})

test('a link whose call is forgotten leads to its page, which says so, and moves nothing', async () => {
  const desk = { ...office.desk, secretKey: 'a-key-of-tests-with-enough-characters' }
  const facts = { desk, locale: 'en-de' } as const
  const forgotten = callToken(desk.secretKey, newSecretId())
  for (const token of [forgotten, 'forged.token']) {
    expect(await loadCall(facts, token, new URLSearchParams())).toBeUndefined()
    const url = new URL(`/calls/booking/${token}`, originOf(desk.hosts, 'app'))
    const request = new Request(url, {
      method: 'POST',
      headers: { origin: url.origin },
      body: new URLSearchParams({ do: 'cancel' }),
    })
    const led = await changeCallPage(facts, token, { request, url }).catch((thrown) => thrown)
    expect(led.headers.get('location')).toBe(url.pathname)
    const calendar = await callCalendar(desk, token).catch((thrown) => thrown)
    expect(calendar.headers.get('location')).toBe(url.pathname)
  }
})

test('who is signed in finds their address in the form', async () => {
  const desk = { ...office.desk, secretKey: 'a-key-of-tests-with-enough-characters' }
  const open = (email?: string) =>
    loadBooking({ desk, locale: 'en-de', email }, 'household', new URLSearchParams())
  expect((await open('ada@example.org')).values.email).toBe('ada@example.org')
  expect((await open()).values.email).toBe('')
})
