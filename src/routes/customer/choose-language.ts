import { type RouterContextProvider, redirect } from 'react-router'
import { LOCALE_KEY } from '#sites/locale-key.ts'
import { isLanguage, isLocale, MAIN_LOCALE_OF_LANGUAGE, parseLocale } from '#sites/locales.ts'
import { requestFacts } from '../request-facts.ts'
import { setLocale } from '../set-locale.ts'

/**
 * `?lang=` on any page of the app, with a language or with the locale of the page that led here:
 * keeps the language, and the region that goes with it, and leads to the same page without the key,
 * so that an address that is shared imposes no language.
 */
export function chooseLanguage(
  method: string,
  url: URL,
  context: Readonly<RouterContextProvider>,
): void {
  const query = new URLSearchParams(url.search)
  const chosen = query.get(LOCALE_KEY)
  if (method !== 'GET' || chosen === null) return
  query.delete(LOCALE_KEY)
  const headers = new Headers()
  const { locale: before, hosts, target } = context.get(requestFacts)
  // Somebody who reads English in Spain and opens a mail in English stays in Spain.
  const isSpoken = parseLocale(before).language === chosen
  const locale = isSpoken ? before : isLanguage(chosen) ? MAIN_LOCALE_OF_LANGUAGE[chosen] : chosen
  if (isLocale(locale) && target.kind !== 'content') {
    setLocale(headers, locale, { hosts, role: target.kind })
  }
  throw redirect(url.pathname + (query.size > 0 ? `?${query}` : ''), { headers })
}
