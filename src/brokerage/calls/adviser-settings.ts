import { z } from 'zod'
import { BOOKING_TOPICS } from '#content/collections/settings.ts'
import { isTimeZone } from '#platform/calendar/wall-clock.ts'
import { LANGUAGES } from '#sites/locales.ts'

const minute = z.int().min(0).max(1440)
const day = z.iso.date()

/** What an adviser sets in the back office. */
const adviserSettings = z.strictObject({
  staffId: z.string(),
  /** The name that callers are told. */
  shownName: z.string().trim().min(1).max(80),
  languages: z.array(z.enum(LANGUAGES)).min(1),
  topics: z.array(z.enum(BOOKING_TOPICS)).min(1),
  timeZone: z.string().refine(isTimeZone, { error: 'must be a time zone such as Europe/Berlin' }),
  slotMinutes: z.int().min(10).max(120),
  bufferMinutes: z.int().min(0).max(120),
  /** Whether new calls can be booked. */
  active: z.boolean(),
  /** A usual week. */
  hours: z
    .array(
      z
        .strictObject({ weekday: z.int().min(1).max(7), fromMinute: minute, toMinute: minute })
        .refine(({ fromMinute, toMinute }) => fromMinute < toMinute, {
          error: 'must end after it begins',
        }),
    )
    .max(50),
})
export type AdviserSettings = z.infer<typeof adviserSettings>

/** The same with what was set when whoever saves it opened the form, null for nothing. */
export const savedSettings = z.strictObject({
  ...adviserSettings.shape,
  saw: adviserSettings.nullish(),
})

/** Whether two say the same, in whatever order somebody ticked it. */
export function areSameSettings(one: AdviserSettings, other: AdviserSettings): boolean {
  return inOrder(one) === inOrder(other)
}

function inOrder(settings: AdviserSettings): string {
  const { staffId, shownName, timeZone, slotMinutes, bufferMinutes, active } = settings
  const hours = settings.hours.map(({ weekday, fromMinute, toMinute }) => [
    weekday,
    fromMinute,
    toMinute,
  ])
  const several = [settings.languages, settings.topics, hours.map(String)]
  return JSON.stringify([
    [staffId, shownName.trim(), timeZone, slotMinutes, bufferMinutes, active],
    ...several.map((each) => each.toSorted()),
  ])
}

/** Days off. */
export const adviserAbsence = z
  .strictObject({ firstDay: day, lastDay: day })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    error: 'must not end before it begins',
  })
export type AdviserAbsence = z.infer<typeof adviserAbsence>
