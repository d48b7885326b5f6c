import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { anonymous as nobody, system } from '#accounts/acting-user.ts'
import { seeWaiting } from '#platform/database/test-take-turns.ts'
import { auditTrail } from '../audit/tables.ts'
import { addAbsence } from './add-absence.ts'
import { bookCall } from './book-call.ts'
import { callOff } from './call-off.ts'
import { callToken, readCallToken } from './call-token.ts'
import { cancelCall, moveCall } from './change-call.ts'
import { findSlots } from './find-slots.ts'
import { listCalls } from './list-calls.ts'
import { listAdvisers } from './manage-advisers.ts'
import { forgetCallsHandler } from './system-forget-calls.ts'
import { remindOfCallHandler } from './system-remind-of-call.ts'
import { bookedCalls } from './tables.ts'
import { holdAdvisers, takeSlot } from './take-slot.ts'
import { english, nineOnMonday, shareTestCallsDesk, wish } from './test-calls-desk.ts'

const { desk, database, travelTo, adviser, mails } = await shareTestCallsDesk()

const broker = { kind: 'staff', role: 'broker', userId: 'somebody' } as const
const editor = { kind: 'staff', role: 'editor', userId: 'editor' } as const

describe('a call', () => {
  test('stands in each calendar in the language of whose it is; in the adviser’s by its topic', async () => {
    await adviser('Bea')
    await bookCall(desk, nobody, wish(nineOnMonday, { language: 'de' }))
    expect((await mails()).map(({ facts }) => facts.appointment?.summary)).toEqual([
      'Gespräch mit Feather',
      'Call: Household contents insurance',
    ])
  })

  test('is booked, told to both sides on their own clocks, and gone from the free times', async () => {
    await adviser('Bea')
    const call = await bookCall(desk, nobody, wish(nineOnMonday))
    expect(call).toMatchObject({ adviserName: 'Bea', state: 'booked', sequence: 0 })
    const free = await findSlots(desk, english)
    expect(free.map(({ startsAt }) => startsAt)).not.toContainEqual(nineOnMonday)
    const [caller, adviserMail] = await mails()
    expect(caller).toMatchObject({ kind: 'callBooked', facts: { to: 'ada@example.com' } })
    expect(caller?.facts.values['when']).toMatch(/Monday.*16\u00A0November 2026.*21:00/)
    expect(adviserMail).toMatchObject({ kind: 'callTaken' })
    expect(adviserMail?.facts.values['when']).toMatch(/09:00/)
    expect(JSON.stringify(await mails())).not.toMatch(/Flood|Ada"/)
    const stored = await database.pool.query(
      "select encode(details, 'escape') as d from booked_calls",
    )
    expect(stored.rows[0].d).not.toContain('Flood')
  })

  test('is the same call when the form is sent again', async () => {
    await adviser('Bea')
    const once = wish(nineOnMonday)
    const [first, second] = await Promise.all([
      bookCall(desk, nobody, once),
      bookCall(desk, nobody, once),
    ])
    expect(first).toEqual(second)
    expect(await mails()).toHaveLength(2)
  })

  test('is not booked in the past, at short notice, or when nobody works', async () => {
    await adviser('Bea')
    for (const startsAt of [
      new Date('2026-11-09T08:00:00Z'),
      new Date('2026-11-16T07:30:00Z'),
      new Date('2026-11-16T08:10:00Z'),
      new Date('2027-03-01T08:00:00Z'),
    ]) {
      expect(await bookCall(desk, nobody, wish(startsAt))).toBe('taken')
    }
    travelTo(new Date('2026-11-16T06:30:00Z'))
    expect(await bookCall(desk, nobody, wish(nineOnMonday))).toBe('taken')
    expect(await bookCall(desk, nobody, wish(nineOnMonday, { language: 'fr' }))).toBe('taken')
  })

  test('goes to whoever has fewer calls', async () => {
    const [bea, cem] = [await adviser('Bea'), await adviser('Cem')]
    const ids = []
    for (const startsAt of [nineOnMonday, nineOnMonday]) {
      const call = await bookCall(desk, nobody, wish(startsAt))
      if (typeof call === 'object') ids.push(call.adviserId)
    }
    expect(ids.toSorted()).toEqual([bea, cem].toSorted())
    expect(await bookCall(desk, nobody, wish(nineOnMonday))).toBe('taken')
  })

  test('moves and is cancelled by its caller, each time with a higher number', async () => {
    await adviser('Bea')
    const call = await bookCall(desk, nobody, wish(nineOnMonday))
    if (typeof call !== 'object') throw new Error('not booked')
    const later = { startsAt: new Date('2026-11-16T08:30:00Z'), timeZone: 'Europe/Madrid' }
    expect(await moveCall(desk, call.reference, later)).toMatchObject({ sequence: 1, ...later })
    const other = await bookCall(desk, nobody, wish(nineOnMonday))
    expect(other).toMatchObject({ state: 'booked' })
    expect(await moveCall(desk, call.reference, { ...later, startsAt: nineOnMonday })).toBe('taken')
    expect(await cancelCall(desk, call.reference)).toMatchObject({ state: 'cancelled' })
    expect(await cancelCall(desk, call.reference)).toBe('over')
    const told = (await mails()).filter(({ facts }) =>
      facts.appointment?.uid.includes(call.reference),
    )
    expect(told.map(({ kind, facts }) => [kind, facts.appointment?.sequence])).toEqual([
      ['callBooked', 0],
      ['callTaken', 0],
      ['callMoved', 1],
      ['callTakenMoved', 1],
      ['callCancelled', 2],
      ['callTakenCancelled', 2],
    ])
    expect(told.at(-2)?.facts.appointment?.method).toBe('CANCEL')
  })

  test('is called off by a broker: both sides are told, and the trail says who did it', async () => {
    await adviser('Bea')
    const call = await bookCall(desk, nobody, wish(nineOnMonday))
    if (typeof call !== 'object') throw new Error('not booked')
    const { reference } = call
    for (const actor of [nobody, editor, { kind: 'customer', userId: '1' } as const]) {
      await expect(callOff(desk, actor, reference)).rejects.toMatchObject({ code: 'not-allowed' })
    }
    expect(await callOff(desk, broker, 'nothing')).toBe('over')
    expect(await callOff(desk, broker, reference)).toMatchObject({ state: 'cancelled' })
    expect(await callOff(desk, broker, reference)).toBe('over')
    expect((await mails()).map(({ kind, facts }) => [kind, facts.appointment?.method])).toEqual([
      ['callBooked', 'REQUEST'],
      ['callTaken', 'REQUEST'],
      ['callCalledOff', 'CANCEL'],
      ['callTakenCancelled', 'CANCEL'],
    ])
    const trail = await database.db.select().from(auditTrail)
    expect(trail.filter(({ action }) => action === 'call-off')).toMatchObject([
      { caseKind: 'call', caseReference: reference, actorId: broker.userId },
    ])
    const again = await bookCall(desk, nobody, wish(nineOnMonday))
    if (typeof again !== 'object') throw new Error('The time is not free again.')
    travelTo(nineOnMonday)
    expect(await callOff(desk, broker, again.reference)).toBe('over')
  })

  test('is remembered once, unless it moved meanwhile', async () => {
    await adviser('Bea')
    const call = await bookCall(desk, nobody, wish(nineOnMonday))
    if (typeof call !== 'object') throw new Error('not booked')
    const { run } = remindOfCallHandler(() => desk)
    await run({ reference: call.reference, sequence: 0 })
    await run({ reference: call.reference, sequence: 0 })
    await moveCall(desk, call.reference, {
      startsAt: new Date('2026-11-16T09:00:00Z'),
      timeZone: 'UTC',
    })
    await run({ reference: call.reference, sequence: 0 })
    expect((await mails()).filter(({ kind }) => kind === 'callReminder')).toHaveLength(1)
  })
})

test('a call that is long over is forgotten, with what was mailed to its caller', async () => {
  await adviser('Bea')
  await bookCall(desk, nobody, wish(nineOnMonday))
  const nextMonday = new Date('2026-11-23T08:00:00Z')
  const details = { name: 'Eve', email: 'eve@example.com', phone: '', question: '' }
  await bookCall(desk, nobody, wish(nextMonday, { details }))
  travelTo(new Date('2026-12-17T08:00:00Z'))
  await forgetCallsHandler(desk).run({})
  expect(await desk.db.$count(bookedCalls)).toBe(1)
  const kept = JSON.stringify(await mails())
  expect(kept).not.toContain('ada@example.com')
  expect(kept).toContain('eve@example.com')
})

test('of many who want ten times, ten get one each', async () => {
  await adviser('Bea', 10)
  const times = (await findSlots(desk, english)).slice(0, 10).map(({ startsAt }) => startsAt)
  expect(times).toHaveLength(10)
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, (_, client) => {
      const startsAt = times[client % 10] ?? nineOnMonday
      return bookCall(desk, nobody, wish(startsAt))
    }),
  )
  expect(outcomes.filter((each) => each !== 'taken')).toHaveLength(10)
  expect(await database.db.$count(bookedCalls)).toBe(10)
  expect((await mails()).filter(({ kind }) => kind === 'callBooked')).toHaveLength(10)
})

test('two who try advisers in another order do not wait in a circle', async () => {
  const [ada, zoe] = [await adviser('Ada'), await adviser('Zoe')]
  const other = wish(new Date('2026-11-16T08:30:00Z'))
  // So that Zoe is less busy, and tried first.
  expect(await bookCall(desk, nobody, other)).toMatchObject({ adviserId: ada })
  const begin = Promise.withResolvers<void>()
  const slot = begin.promise.then(() =>
    database.db.transaction((transaction) =>
      takeSlot(transaction, desk, { ...english, startsAt: nineOnMonday }),
    ),
  )
  await database.db.transaction(async (transaction) => {
    await holdAdvisers(transaction, [ada])
    begin.resolve()
    await seeWaiting(database.db, 1)
    await holdAdvisers(transaction, [zoe])
  })
  expect(await slot).toMatchObject({ adviserId: zoe })
})

test('a call that does not open is listed with its time, beside all others', async () => {
  await adviser('Dana')
  const wished = { from: new Date('2026-11-16T00:00:00Z'), until: new Date('2026-11-17T00:00:00Z') }
  const booked = await bookCall(desk, nobody, wish(nineOnMonday))
  const reference = booked === 'taken' ? '' : booked.reference
  await desk.db
    .update(bookedCalls)
    .set({ details: Buffer.from('no ciphertext of ours') })
    .where(eq(bookedCalls.reference, reference))
  const listed = await listCalls(desk, system, wished)
  const found = listed.find((each) => each.reference === reference)
  expect(found?.details).toMatchObject({ name: 'Cannot be opened', email: '' })
  expect(found?.startsAt).toEqual(nineOnMonday)
})

describe('who may', () => {
  test('see calls and change what an adviser set', async () => {
    const bea = await adviser('Bea')
    const period = { from: desk.clock.now(), until: desk.clock.now() }
    for (const actor of [nobody, editor, { kind: 'customer', userId: '1' } as const]) {
      await expect(listCalls(desk, actor, period)).rejects.toMatchObject({ code: 'not-allowed' })
      await expect(listAdvisers(database.db, actor, '2026-11-15')).rejects.toThrow()
    }
    expect(await listAdvisers(database.db, broker, '2026-11-15')).toHaveLength(1)
    const away = { firstDay: '2026-11-16', lastDay: '2026-11-16' }
    await expect(addAbsence(desk, broker, bea, away)).rejects.toMatchObject({
      code: 'not-allowed',
    })
  })

  test('open a link: only who has the signed one', () => {
    const token = callToken('secret', 'reference')
    expect(readCallToken('secret', token)).toBe('reference')
    expect(readCallToken('other', token)).toBeUndefined()
    for (const forged of ['reference.x', 'reference', `${token}.x`, `x${token}`, '']) {
      expect(readCallToken('secret', forged)).toBeUndefined()
    }
  })
})
