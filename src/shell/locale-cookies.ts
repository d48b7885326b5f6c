import { writeCookie } from '#consent/cookie-jar.ts'
import { COOKIES, type CookieDefinition } from '#sites/cookies.ts'

/** Keeps the language and region of the page in their cookies, written when they change. */
export function keepLocale(page: Document, locale: string, cookieDomain?: string): void {
  const [language = '', region = ''] = locale.split('-')
  keep(COOKIES.locale, language)
  keep(COOKIES.region, region)

  function keep(cookie: CookieDefinition, value: string): void {
    if (page.cookie.split('; ').includes(`${cookie.name}=${value}`)) return
    writeCookie(page, cookie, value, cookieDomain)
  }
}
