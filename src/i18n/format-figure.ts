import type { Figure } from '#insurance/figures/figure.ts'
import { GROUPED } from '#insurance/values/formatters.ts'
import type { Locale } from '#sites/locales.ts'
import { intlLocale } from './intl-locale.ts'

/** A figure as the visitor's language writes it: €77,400 and 77.400 €, 14.6% and 14,6 %. */
export function formatFigure(figure: Figure, locale: Locale): string {
  switch (figure.kind) {
    case 'money': {
      const whole = figure.show === 'whole' && figure.cents % 100 === 0
      return numberFormat(locale, whole ? 'wholeEuros' : 'euros').format(figure.cents / 100)
    }
    case 'percent':
      return numberFormat(locale, 'percent').format(figure.milliPercent / 100_000)
    case 'number':
      return numberFormat(locale, 'number').format(figure.value)
    case 'year':
      return String(figure.value)
  }
}

const styles = {
  euros: { style: 'currency', currency: 'EUR' },
  wholeEuros: { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 },
  percent: { style: 'percent', maximumFractionDigits: 3 },
  number: { maximumFractionDigits: 4 },
} as const satisfies Record<string, Intl.NumberFormatOptions>

const formats = new Map<string, Intl.NumberFormat>()

function numberFormat(locale: Locale, style: keyof typeof styles): Intl.NumberFormat {
  const key = `${locale} ${style}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(intlLocale(locale), { ...styles[style], ...GROUPED })
  formats.set(key, format)
  return format
}
