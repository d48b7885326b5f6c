/**
 * A page on a host of ours, as texts and menus name it: `app:/recommendation-tool`, or
 * `business@en-de:/company-pension` for one that only another country has. The hosts' own addresses
 * would differ between development, staging and production.
 */
import { isLocale } from './locales.ts'
import { SITE_VARIANTS } from './site-config.ts'

/** Paths of these carry no locale. */
const HOSTS_WITHOUT_LOCALE = ['app', 'health'] as const

export const LINKED_HOSTS = [...SITE_VARIANTS, ...HOSTS_WITHOUT_LOCALE] as const

type HostPath = {
  readonly host: (typeof LINKED_HOSTS)[number]
  /** Absent: the locale of the page with the link. May be one that we do not have. */
  readonly locale: string | undefined
  readonly path: string
}

/** What stands before the path, as a part of a pattern. */
export const HOST_PREFIX = `(?:(?:${SITE_VARIANTS.join('|')})(?:@[a-z]{2}-[a-z]{2})?|${HOSTS_WITHOUT_LOCALE.join('|')}):`

/** Undefined for a link of another kind. */
export function readHostPath(link: string): HostPath | undefined {
  if (!BEGINNING.test(link)) return undefined
  const colon = link.indexOf(':')
  const [host, locale] = link.slice(0, colon).split('@')
  return { host: host as HostPath['host'], locale, path: link.slice(colon + 1) }
}

/** Whether content may be written with it: the path in lower case, without query, the locale one of ours. */
export function isHostPath(text: string): boolean {
  const { path = '', locale } = readHostPath(text) ?? {}
  return PLAIN_PATH.test(path) && (locale === undefined || isLocale(locale))
}

const BEGINNING = new RegExp(`^${HOST_PREFIX}/`)
const PLAIN_PATH = /^\/[a-z0-9/-]*$/
