import type { Locale } from '#sites/locales.ts'
import { intlLocale } from './intl-locale.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** A day as the visitor's language writes it: 15 November 2026. Moments are told as in Berlin. */
export function formatDate(day: Date | string, locale: Locale): string {
  const tag = intlLocale(locale)
  let format = formats.get(tag)
  if (!format) {
    format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'Europe/Berlin' })
    formats.set(tag, format)
  }
  // A day without time is the same day everywhere: noon keeps it in every zone of Europe.
  return format.format(typeof day === 'string' ? new Date(`${day}T12:00:00Z`) : day)
}
