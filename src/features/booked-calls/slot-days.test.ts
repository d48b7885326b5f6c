import { describe, expect, it } from 'vitest'
import { slotDays, slotInWords } from './slot-days.ts'

const slots = ['2026-11-16T08:00:00Z', '2026-11-16T12:30:00Z', '2026-11-17T08:00:00Z'].map(
  (moment) => ({ startsAt: new Date(moment) }),
)

describe('free times', () => {
  it('stand under the day that it is where the visitor is', () => {
    const berlin = slotDays(slots, { locale: 'en-de', timeZone: 'Europe/Berlin', page: 1 })
    expect(berlin.days.map(({ times }) => times.map(({ label }) => label))).toEqual([
      ['09:00', '13:30'],
      ['09:00'],
    ])
    // Half past one at night on the next day.
    const auckland = slotDays(slots, { locale: 'en-de', timeZone: 'Pacific/Auckland', page: 1 })
    expect(auckland.days.map(({ times }) => times.map(({ label }) => label))).toEqual([
      ['21:00'],
      ['01:30', '21:00'],
    ])
  })

  it('are told in words while they are shown', () => {
    const choice = slotDays(slots, { locale: 'en-de', timeZone: 'Europe/Berlin', page: 1 })
    const chosen = slotInWords(choice, '2026-11-16T12:30:00.000Z')
    expect(chosen).toEqual({ day: 'Monday, 16\u00A0November', time: '13:30' })
    expect(slotInWords(choice, '2026-12-24T12:30:00.000Z')).toBeUndefined()
  })

  it('come a few days at a time, whatever page is asked for', () => {
    const many = Array.from({ length: 12 }, (_, day) => ({
      startsAt: new Date(Date.UTC(2026, 10, 16 + day, 9)),
    }))
    const page = (number: number) =>
      slotDays(many, { locale: 'de-de', timeZone: 'Europe/Berlin', page: number })
    expect([page(1).days.length, page(1).earlier, page(1).later]).toEqual([5, undefined, 2])
    expect([page(3).days.length, page(3).earlier, page(3).later]).toEqual([2, 2, undefined])
    expect(page(99)).toEqual(page(3))
    expect(page(-1)).toEqual(page(1))
  })
})
