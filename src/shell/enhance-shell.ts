import { enhanceBarShadow } from './bar-shadow.ts'
import { handLocaleOn } from './hand-locale-on.ts'
import { keepLocale } from './locale-cookies.ts'
import { enhanceMenus } from './menu-behaviour.ts'
import { enhanceReveal } from './reveal-behaviour.ts'

/** What the frame of a content page needs from script. Without it, everything opens by click. */
export function enhanceShell(page: Document): void {
  enhanceMenus(page)
  enhanceBarShadow(page)
  const { locale, cookieDomain, localeless } =
    page.querySelector<HTMLElement>('.site-header')?.dataset ?? {}
  if (locale) keepLocale(page, locale, cookieDomain)
  if (locale && localeless) handLocaleOn(page, locale, localeless)
  enhanceReveal(page)
}
