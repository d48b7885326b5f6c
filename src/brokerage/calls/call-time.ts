import { formatMoment } from '#i18n/format-date.ts'
import type { Locale } from '#sites/locales.ts'

/** When a call is, as everybody reads it: with its year and its zone, for it is often abroad. */
export function callTime(startsAt: Date, locale: Locale, timeZone: string): string {
  return formatMoment(startsAt, locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  })
}
