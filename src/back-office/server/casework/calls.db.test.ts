import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anonymous } from '#accounts/acting-user.ts'
import { bookCall } from '#brokerage/calls/book-call.ts'
import { findSlots } from '#brokerage/calls/find-slots.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { type Ask, publishStartingSettings, startTestBackOffice } from '../test-back-office.ts'

const office = await shareInFile(startTestBackOffice())
const broker = await office.signIn('broker', 'Bruno')
const editor = await office.signIn('editor', 'Edith')
const admin = await office.signIn('admin', 'Ada')
await publishStartingSettings(admin)

test('an adviser sets their own week and days off, and sees who calls', async () => {
  const settings = {
    staffId: broker.id,
    shownName: 'Bruno',
    timeZone: 'Europe/Berlin',
    active: true,
    languages: ['en'],
    topics: ['household'],
    slotMinutes: 30,
    bufferMinutes: 10,
    hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, fromMinute: 540, toMinute: 1020 })),
  }
  const save = (by: Ask, change: object) =>
    by('PUT', '/admin/api/calls/advisers', { ...settings, ...change })
  expect((await save(broker, { timeZone: 'Berlin' })).status).toBe(400)
  expect((await save(broker, { staffId: admin.id })).status).toBe(403)
  expect((await save(admin, { staffId: editor.id })).status).toBe(400)
  const { body: saved } = await save(broker, { saw: null })
  // Of two who saw the same, also nothing, the second overwrites nothing.
  const pause = { active: false, languages: ['de', 'en'] }
  expect((await save(admin, { ...pause, saw: null })).status).toBe(409)
  expect((await save(admin, { ...pause, saw: settings })).status).toBe(200)
  // Sent again, since the answer got lost on the way.
  expect((await save(admin, { ...pause, saw: settings })).status).toBe(200)
  const paused = { ...settings, ...pause }
  expect((await save(broker, { slotMinutes: 60, saw: settings })).status).toBe(409)
  const { body: meanwhile } = await broker('GET', '/admin/api/calls')
  expect(meanwhile.advisers).toMatchObject([{ active: false, slotMinutes: 30 }])
  const seen = { ...paused, languages: ['en', 'de'], hours: paused.hours.toReversed() }
  expect((await save(broker, { saw: seen })).status).toBe(200)

  const desk = { ...office.brokerage, secretKey: 'secret of tests' }
  const slots = await findSlots(desk, { topic: 'household', language: 'en' })
  const startsAt = slots[0]?.startsAt
  if (startsAt === undefined) throw new Error('There is no free slot.')
  const booked = await bookCall(desk, anonymous, {
    topic: 'household',
    language: 'en',
    timeZone: 'Pacific/Auckland',
    startsAt,
    bookingKey: randomUUID(),
    details: {
      name: 'Ada',
      email: 'ada@example.org',
      phone: '+49 30 1',
      question: 'Which one?',
      recommendation: '/recommendation-tool?job=employee',
    },
  })
  expect(booked).not.toBe('taken')
  const { body } = await broker('GET', '/admin/api/calls')
  expect(body.calls).toMatchObject([
    {
      details: { name: 'Ada', phone: '+49 30 1', question: 'Which one?' },
      recommendationUrl: expect.stringMatching(/^http.*\/recommendation-tool\?job=employee$/),
    },
  ])
  expect(body.advisers).toMatchObject([{ staffId: broker.id, hours: settings.hours }])
  expect(body.past).toEqual([])
  // Once it was, it is still there to be looked up.
  const moved = (by: string) =>
    office.db.execute(sql`update booked_calls set starts_at = starts_at + ${by}::interval,
      ends_at = ends_at + ${by}::interval`)
  const aheadMs = startsAt.getTime() - Date.now() + 2 * 3_600_000
  await moved(`-${aheadMs} milliseconds`)
  expect((await broker('GET', '/admin/api/calls')).body).toMatchObject({
    calls: [],
    past: [{ details: { name: 'Ada' } }],
  })
  await moved(`${aheadMs} milliseconds`)

  const other = slots.at(-1)?.startsAt ?? startsAt
  const second = await bookCall(desk, anonymous, {
    topic: 'household',
    language: 'en',
    timeZone: 'Europe/Berlin',
    startsAt: other,
    bookingKey: randomUUID(),
    details: { name: 'Bo', email: 'bo@example.org', phone: '+49 30 2', question: '' },
  })
  if (second === 'taken') throw new Error('The slot is taken.')
  const callOff = () => broker('DELETE', `/admin/api/calls/${second.reference}`)
  expect((await callOff()).body).toEqual({ state: 'cancelled' })
  expect((await callOff()).status).toBe(400)

  const day = startsAt.toISOString().slice(0, 10)
  const absences = `/admin/api/calls/advisers/${saved.id}/absences`
  const off = (firstDay: string, lastDay: string) => broker('POST', absences, { firstDay, lastDay })
  expect((await off('2027-02-02', '2027-02-01')).status).toBe(400)
  expect((await off(day, day)).body).toEqual({ handedOn: 0, calledOff: 1 })
  const { body: then } = await broker('GET', '/admin/api/calls')
  const [absence] = then.advisers[0].absences
  expect(absence).toMatchObject({ firstDay: day, lastDay: day })
  expect((await broker('DELETE', `${absences}/${absence.id}`)).status).toBe(200)
  expect((await broker('GET', '/admin/api/calls')).body.advisers[0].absences).toEqual([])
})
