import { describe, expect, it } from 'vitest'
import { momentOn } from '#platform/calendar/wall-clock.ts'
import { type Availability, freeSlots } from './free-slots.ts'

const adviser: Availability = {
  adviserId: 1,
  timeZone: 'Europe/Berlin',
  slotMinutes: 30,
  bufferMinutes: 0,
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, fromMinute: 60, toMinute: 240 })),
  absences: [],
  booked: [],
}
const on = (day: string) => ({
  from: new Date(`${day}T00:00:00+01:00`),
  until: new Date(`${day}T23:59:00+01:00`),
})
const times = (availability: Availability, day: string) =>
  freeSlots([availability], on(day)).map(({ startsAt }) => startsAt.toISOString().slice(11, 16))

describe('the clock on the wall', () => {
  it('does not show what it was put forward over, and shows the rest', () => {
    expect(momentOn('2026-03-29', 150, 'Europe/Berlin')).toBeUndefined()
    expect(momentOn('2026-03-29', 119, 'Europe/Berlin')?.toISOString()).toMatch(/T00:59/)
    expect(momentOn('2026-03-29', 180, 'Europe/Berlin')?.toISOString()).toMatch(/T01:00/)
  })

  it('shows an hour twice when it is put back: the first counts', () => {
    expect(momentOn('2026-10-25', 150, 'Europe/Berlin')?.toISOString()).toMatch(/T00:30/)
    expect(momentOn('2026-10-25', 180, 'Europe/Berlin')?.toISOString()).toMatch(/T02:00/)
  })

  it('knows places far away', () => {
    expect(momentOn('2026-11-16', 9 * 60, 'Pacific/Auckland')?.toISOString()).toBe(
      '2026-11-15T20:00:00.000Z',
    )
  })
})

describe('free slots', () => {
  it('fill the hours of a day', () => {
    expect(times(adviser, '2026-11-16')).toEqual([
      '00:00',
      '00:30',
      '01:00',
      '01:30',
      '02:00',
      '02:30',
    ])
  })

  it('leave out the hour that a day does not have, and repeat none', () => {
    // 01:00 to 04:00 on the wall is two hours on this day, and four on that.
    expect(times(adviser, '2026-03-29')).toEqual(['00:00', '00:30', '01:00', '01:30'])
    expect(times(adviser, '2026-10-25')).toEqual([
      '23:00',
      '23:30',
      '00:00',
      '00:30',
      '02:00',
      '02:30',
    ])
  })

  it('keep a pause after each call, on both sides of it', () => {
    const busy = {
      startsAt: new Date('2026-11-16T01:00:00Z'),
      endsAt: new Date('2026-11-16T01:30:00Z'),
    }
    expect(times({ ...adviser, booked: [busy] }, '2026-11-16')).toEqual([
      '00:00',
      '00:30',
      '01:30',
      '02:00',
      '02:30',
    ])
    const careful = { ...adviser, bufferMinutes: 15, booked: [busy] }
    expect(times(careful, '2026-11-16')).toEqual(['00:00', '02:15'])
  })

  it('end where the hours end, and begin no call before the time asked for', () => {
    const odd = { ...adviser, hours: [{ weekday: 1, fromMinute: 60, toMinute: 109 }] }
    expect(times(odd, '2026-11-16')).toEqual(['00:00'])
    const late = { from: new Date('2026-11-16T01:15:00Z'), until: new Date('2026-11-16T02:30:00Z') }
    expect(freeSlots([adviser], late).map(({ startsAt }) => startsAt.getUTCMinutes())).toEqual([
      30, 0,
    ])
  })

  it('are not offered on days off', () => {
    const away = { ...adviser, absences: [{ firstDay: '2026-11-16', lastDay: '2026-11-18' }] }
    expect(times(away, '2026-11-15')).toHaveLength(6)
    expect(times(away, '2026-11-16')).toEqual([])
    expect(times(away, '2026-11-18')).toEqual([])
    expect(times(away, '2026-11-19')).toHaveLength(6)
  })

  it('name everyone who could take the call', () => {
    const other = {
      ...adviser,
      adviserId: 2,
      hours: [{ weekday: 1, fromMinute: 60, toMinute: 90 }],
    }
    const [first, second] = freeSlots([adviser, other], on('2026-11-16'))
    expect(first?.adviserIds).toEqual([1, 2])
    expect(second?.adviserIds).toEqual([1])
    expect(second?.endsAt).toEqual(new Date('2026-11-16T01:00:00Z'))
    const early = { ...other, hours: [{ weekday: 1, fromMinute: 30, toMinute: 60 }] }
    expect(freeSlots([adviser, early], on('2026-11-16'))[0]?.adviserIds).toEqual([2])
  })
})
