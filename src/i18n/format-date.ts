import { writeDay } from '#insurance/values/write-day.ts'
import { type Locale, parseLocale } from '#sites/locales.ts'
import { intlLocale } from './intl-locale.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** A day as the visitor's language writes it: 15 November 2026. Moments are told as in Berlin. */
export function formatDate(day: Date | string, locale: Locale): string {
  // A day without time is the same day everywhere: noon keeps it in every zone of Europe.
  const moment = typeof day === 'string' ? new Date(`${day}T12:00:00Z`) : day
  return formatMoment(moment, locale, { dateStyle: 'long', timeZone: 'Europe/Berlin' })
}

/** A moment as receipts tell it: day and time in Berlin. */
export function formatDateAndTime(at: Date, locale: Locale): string {
  return formatMoment(at, locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  })
}

/** A moment in words, with as much of it as the options name. */
export function formatMoment(
  at: Date,
  locale: Locale,
  options: Intl.DateTimeFormatOptions & { timeZone: string },
): string {
  const key = intlLocale(locale) + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(intlLocale(locale), options)
  // Bounded, because a visitor may name any of some six hundred time zones.
  if (formats.size < 500) formats.set(key, format)
  return writeDay(format.format(at), parseLocale(locale).language)
}
