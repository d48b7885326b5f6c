import { createContext } from 'react'
import { DEFAULT_LOCALE, isLanguage, type Locale, MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'

/**
 * How a page reaches the browser. Content pages ship without React and wake islands;
 * hydrated pages (the customer's app) run React Router in the browser.
 */
export type PageManner =
  | { manner: 'content'; locale: Locale; entryModule: string; devPreamble: string | undefined }
  | { manner: 'hydrated'; locale: Locale; nonce: string | undefined }

/** In the browser only hydrated pages run React, hence the default. */
export const PageMannerContext = createContext<PageManner>({
  manner: 'hydrated',
  locale: documentLocale(),
  nonce: undefined,
})

function documentLocale(): Locale {
  if (typeof document === 'undefined') return DEFAULT_LOCALE
  const { lang } = document.documentElement
  return isLanguage(lang) ? MAIN_LOCALE_OF_LANGUAGE[lang] : DEFAULT_LOCALE
}
