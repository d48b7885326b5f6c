import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { anonymous as nobody, system } from '#accounts/acting-user.ts'
import { staff } from '#accounts/tables.ts'
import { seeWaiting } from '#platform/database/test-take-turns.ts'
import { sealIn } from '../seals.ts'
import { addAbsence } from './add-absence.ts'
import { bookCall } from './book-call.ts'
import { findAvailability } from './find-availability.ts'
import { findSlots } from './find-slots.ts'
import { listCalls } from './list-calls.ts'
import { advisers, bookedCalls } from './tables.ts'
import { takeSlot } from './take-slot.ts'
import { english, nineOnMonday, shareTestCallsDesk, wish } from './test-calls-desk.ts'

const { desk, database, adviser, mails } = await shareTestCallsDesk()

describe('an adviser who goes away', () => {
  test('hands calls on to who is free, and calls off the others', async () => {
    const bea = await adviser('Bea')
    const first = await bookCall(desk, nobody, wish(nineOnMonday))
    const half = new Date('2026-11-16T08:30:00Z')
    const second = await bookCall(desk, nobody, wish(half))
    // Takes calls at nine only.
    const cem = await adviser('Cem', 1)
    const away = { firstDay: '2026-11-16', lastDay: '2026-11-20' }
    expect(await addAbsence(desk, system, bea, away)).toEqual({ handedOn: 1, calledOff: 1 })
    const calls = await listCalls(desk, system, {
      from: desk.clock.now(),
      until: new Date('2026-12-01T00:00:00Z'),
    })
    expect(calls.map(({ reference, adviserId, state }) => [reference, adviserId, state])).toEqual([
      [typeof first === 'object' && first.reference, cem, 'booked'],
      [typeof second === 'object' && second.reference, bea, 'cancelled'],
    ])
    const kinds = (await mails()).map(({ kind }) => kind)
    expect(kinds).toContain('callCalledOff')
    const free = await findSlots(desk, english)
    expect(free.filter(({ adviserIds }) => adviserIds.includes(bea))[0]?.startsAt).toEqual(
      new Date('2026-11-23T08:00:00Z'),
    )
  })

  test('leaves alone what a colleague has at the same time', async () => {
    const bea = await adviser('Bea')
    const cem = await adviser('Cem')
    await bookCall(desk, nobody, wish(nineOnMonday))
    await bookCall(desk, nobody, wish(nineOnMonday))
    const away = { firstDay: '2026-11-16', lastDay: '2026-11-16' }
    expect(await addAbsence(desk, system, bea, away)).toEqual({ handedOn: 0, calledOff: 1 })
    const [from, until] = [desk.clock.now(), new Date('2026-11-17T00:00:00Z')]
    const calls = await listCalls(desk, system, { from, until })
    expect(calls.find(({ adviserId }) => adviserId === cem)).toMatchObject({
      state: 'booked',
      sequence: 0,
    })
  })

  test.each([{ blocked: true }, { role: 'editor' }] as const)(
    'for good, as %o, takes no new call; what was booked is handed on by days off',
    async (change) => {
      const bea = await adviser('Bea')
      const [half, before] = [new Date('2026-11-16T08:30:00Z'), await findSlots(desk, english)]
      const call = await bookCall(desk, nobody, wish(nineOnMonday))
      const its = database.db.select({ id: advisers.staffId }).from(advisers)
      await database.db
        .update(staff)
        .set(change)
        .where(inArray(staff.id, its.where(eq(advisers.id, bea))))
      expect(before).not.toEqual([])
      expect(await findSlots(desk, english)).toEqual([])
      expect(await bookCall(desk, nobody, wish(half))).toBe('taken')
      // Nor by its number, which is how a time is taken.
      const period = { from: nineOnMonday, until: new Date('2026-11-17T00:00:00Z') }
      expect(await findAvailability(desk.db, { adviserId: bea }, period)).toEqual([])

      const cem = await adviser('Cem')
      const away = { firstDay: '2026-11-16', lastDay: '2026-11-16' }
      expect(await addAbsence(desk, system, bea, away)).toEqual({ handedOn: 1, calledOff: 0 })
      const { from, until } = { from: desk.clock.now(), until: period.until }
      expect(await listCalls(desk, system, { from, until })).toMatchObject([
        { reference: typeof call === 'object' && call.reference, adviserId: cem, state: 'booked' },
      ])
    },
  )

  test('leaves nobody behind who books at the same moment', async () => {
    const bea = await adviser('Bea')
    const away = { firstDay: '2026-11-16', lastDay: '2026-11-16' }
    // Begun inside of the booking's transaction, but not as a part of it.
    const begin = Promise.withResolvers<void>()
    const absence = begin.promise.then(() => addAbsence(desk, system, bea, away))
    await database.db.transaction(async (transaction) => {
      const slot = await takeSlot(transaction, desk, { ...english, startsAt: nineOnMonday })
      begin.resolve()
      await seeWaiting(database.db, 1)
      const reference = randomUUID()
      const { details, topic, language, timeZone, bookingKey } = wish(nineOnMonday)
      await transaction.insert(bookedCalls).values({
        reference,
        topic,
        language,
        timeZone,
        bookingKey,
        state: 'booked',
        adviserId: slot?.adviserId ?? 0,
        endsAt: slot?.endsAt ?? nineOnMonday,
        startsAt: nineOnMonday,
        createdAt: desk.clock.now(),
        changedAt: desk.clock.now(),
        details: sealIn(desk, 'booked_calls.details', reference, details),
      })
    })
    expect(await absence).toEqual({ handedOn: 0, calledOff: 1 })
  })
})
