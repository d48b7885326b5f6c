/** How a locale appears in an address: as the first segment, except the default, which has none. */
import { DEFAULT_LOCALE, type Locale } from './locales.ts'

export function localePath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}
