import { FORMAT_LOCALE, type Language } from './language.ts'

const NUMBER_STYLES = {
  plain: {},
  fourDecimals: { maximumFractionDigits: 4 },
  euros: {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  },
  change: {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  },
  wholeEuros: {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: 0,
    maximumFractionDigits: 0,
  },
} as const satisfies Record<string, Intl.NumberFormatOptions>

/** Also in Spanish, which would leave 1500 as it is beside the 1.500 € of our texts. */
export const GROUPED = { useGrouping: 'always' } as const satisfies Intl.NumberFormatOptions

/** Making a formatter takes a hundred times longer than using it, so each is made once. */
export function numberFormat(
  language: Language,
  style: keyof typeof NUMBER_STYLES,
): Intl.NumberFormat {
  return once(`${language} ${style}`, numbers, () => {
    return new Intl.NumberFormat(FORMAT_LOCALE[language], {
      ...NUMBER_STYLES[style],
      ...GROUPED,
    })
  })
}

/** "15 November 2026"; takes midnight UTC of the day. */
export function longDateFormat(language: Language): Intl.DateTimeFormat {
  return once(language, dates, () => {
    return new Intl.DateTimeFormat(FORMAT_LOCALE[language], {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
  })
}

/** Whether so many take the singular: one, and in French none too. */
export function isSingular(count: number, language: Language): boolean {
  const rules = once(language, plurals, () => new Intl.PluralRules(FORMAT_LOCALE[language]))
  return rules.select(count) === 'one'
}

/** Names of countries by their ISO 3166 code. */
export function regionNames(language: Language): Intl.DisplayNames {
  return once(language, regions, () => {
    return new Intl.DisplayNames(FORMAT_LOCALE[language], { type: 'region' })
  })
}

const numbers = new Map<string, Intl.NumberFormat>()
const dates = new Map<string, Intl.DateTimeFormat>()
const plurals = new Map<string, Intl.PluralRules>()
const regions = new Map<string, Intl.DisplayNames>()

function once<T>(key: string, made: Map<string, T>, make: () => T): T {
  const known = made.get(key)
  if (known) return known
  const value = make()
  made.set(key, value)
  return value
}
