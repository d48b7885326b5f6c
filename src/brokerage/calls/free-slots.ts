import { addDays } from '#insurance/values/iso-date.ts'
import { momentOn, weekdayOf } from '#platform/calendar/wall-clock.ts'
import { dayIn } from '#platform/clock.ts'

/** When somebody takes calls, as they set it. */
export type Availability = {
  readonly adviserId: number
  /** Where their clock hangs. */
  readonly timeZone: string
  readonly slotMinutes: number
  /** Kept free after each call. */
  readonly bufferMinutes: number
  readonly hours: readonly WorkingHours[]
  /** Days off, first and last included, in their own calendar. */
  readonly absences: readonly { readonly firstDay: string; readonly lastDay: string }[]
  readonly booked: readonly { readonly startsAt: Date; readonly endsAt: Date }[]
}

type WorkingHours = {
  /** 1 for Monday to 7 for Sunday. */
  readonly weekday: number
  /** Minutes after midnight on the wall. */
  readonly fromMinute: number
  readonly toMinute: number
}

export type FreeSlot = {
  readonly startsAt: Date
  readonly endsAt: Date
  /** Who could take the call. */
  readonly adviserIds: readonly number[]
}

/**
 * The times at which at least one adviser is free, in order. Each adviser's day is laid out on
 * their own wall clock, so a change of the clock moves no appointment and invents none.
 */
export function freeSlots(
  availabilities: readonly Availability[],
  /** From this moment on, before that one. */
  { from, until }: { from: Date; until: Date },
): FreeSlot[] {
  const found = new Map<string, { startsAt: Date; endsAt: Date; adviserIds: number[] }>()
  for (const adviser of availabilities) {
    for (const { startsAt, endsAt } of slotsOf(adviser, from, until)) {
      const key = `${startsAt.getTime()} ${endsAt.getTime()}`
      const slot = found.get(key) ?? { startsAt, endsAt, adviserIds: [] }
      slot.adviserIds.push(adviser.adviserId)
      found.set(key, slot)
    }
  }
  return [...found.values()].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
}

function slotsOf(adviser: Availability, from: Date, until: Date) {
  const slots: { startsAt: Date; endsAt: Date }[] = []
  const last = dayIn(adviser.timeZone, until)
  for (let day = dayIn(adviser.timeZone, from); day <= last; day = addDays(day, 1)) {
    if (isAway(adviser, day)) continue
    for (const { weekday, fromMinute, toMinute } of adviser.hours) {
      if (weekday !== weekdayOf(day)) continue
      const step = adviser.slotMinutes + adviser.bufferMinutes
      for (let minute = fromMinute; minute + adviser.slotMinutes <= toMinute; minute += step) {
        const startsAt = momentOn(day, minute, adviser.timeZone)
        if (!startsAt || startsAt < from || startsAt >= until) continue
        const endsAt = new Date(startsAt.getTime() + adviser.slotMinutes * 60_000)
        if (isFree(adviser, startsAt, endsAt)) slots.push({ startsAt, endsAt })
      }
    }
  }
  return slots
}

function isAway({ absences }: Availability, day: string): boolean {
  return absences.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
}

function isFree({ booked, bufferMinutes }: Availability, startsAt: Date, endsAt: Date): boolean {
  const buffer = bufferMinutes * 60_000
  return booked.every(
    (call) =>
      endsAt.getTime() + buffer <= call.startsAt.getTime() ||
      call.endsAt.getTime() + buffer <= startsAt.getTime(),
  )
}
