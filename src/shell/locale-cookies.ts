import { COOKIES } from '#sites/cookies.ts'

/** Keeps the language and region of the page in their cookies, written when they change. */
export function keepLocale(page: Document): void {
  const { locale, cookieDomain } = page.querySelector<HTMLElement>('[data-locale]')?.dataset ?? {}
  const [language, region] = locale?.split('-') ?? []
  if (!language || !region) return
  keep(page, COOKIES.locale.name, language, cookieDomain)
  keep(page, COOKIES.region.name, region, cookieDomain)
}

const secondsPerDay = 86_400

function keep(page: Document, name: string, value: string, domain: string | undefined): void {
  if (page.cookie.split('; ').includes(`${name}=${value}`)) return
  const lifetime = `max-age=${(COOKIES.locale.days ?? 0) * secondsPerDay}`
  const scope = domain ? `; domain=${domain}` : ''
  const secure = location.protocol === 'https:' ? '; secure' : ''
  page.cookie = `${name}=${value}; path=/; ${lifetime}; samesite=lax${scope}${secure}`
}
