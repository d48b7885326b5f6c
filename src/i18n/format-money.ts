import { GROUPED } from '#insurance/values/formatters.ts'
import type { Locale } from '#sites/locales.ts'
import { intlLocale } from './intl-locale.ts'

const formats = new Map<Locale, Intl.NumberFormat>()

/** Cents as the visitor's language writes euros: €4.94 in English, 4,94 € in German. */
export function formatMoney(cents: number, locale: Locale): string {
  let format = formats.get(locale)
  if (!format) {
    format = new Intl.NumberFormat(intlLocale(locale), {
      style: 'currency',
      currency: 'EUR',
      ...GROUPED,
    })
    formats.set(locale, format)
  }
  return format.format(cents / 100)
}
