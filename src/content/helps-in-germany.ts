import { type Locale, parseLocale } from '#sites/locales.ts'

/** Answers of the help centre that tell the law of a country, in each locale that of its own. */
const TOLD_BY_COUNTRY: ReadonlySet<string> = new Set([
  'cancel-a-policy',
  'insurance-for-a-visa',
  'pre-existing-conditions',
  'what-is-a-copay',
  'what-is-a-waiting-period',
])

/**
 * Whether an answer holds for what is insured in Germany, as all that is applied for in the app is:
 * the Spanish answer on visas tells of Spain.
 */
export function helpsInGermany(slug: string, locale: Locale): boolean {
  return parseLocale(locale).country === 'de' || !TOLD_BY_COUNTRY.has(slug)
}
