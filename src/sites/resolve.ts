/**
 * What a request is for: the first question of the front door, asked for every request, answered
 * from maps that were built once. It never throws, and a redirect always leads straight to a page:
 * host, locale, case, encoding and trailing slash are put right in one hop.
 */
import { findHost, type HostTable, originOf } from './hosts.ts'
import { localePath } from './locale-path.ts'
import {
  DEFAULT_LOCALE,
  firstLocaleOfCountry,
  isCountry,
  isLanguage,
  isLocale,
  type Locale,
  MAIN_LOCALE_OF_LANGUAGE,
} from './locales.ts'
import { findPathProblem, normalisePath, type PathProblem, splitQuery } from './request-path.ts'
import { availability, findRoute, localesOfRoute, type Route } from './routes.ts'
import { SITE_LOCALES, type Site } from './site-config.ts'

interface SiteRequest {
  /** The Host header as received. */
  readonly host: string | undefined
  /** The path with its query as received. */
  readonly path: string
}

/** Why a page is known not to exist. */
type NotFoundReason = 'unknown-locale' | 'not-here'

export type Resolution =
  | {
      readonly kind: 'content'
      readonly site: Site
      readonly locale: Locale
      /** The path without locale, in canonical spelling, still percent-encoded. */
      readonly path: string
      /** The row of the table, when it has one. */
      readonly route: Route | undefined
    }
  | { readonly kind: 'redirect'; readonly status: 308; readonly location: string }
  | {
      readonly kind: 'app' | 'health' | 'api' | 'cms'
      /** The path as received, which these hosts read by themselves. */
      readonly path: string
    }
  | {
      readonly kind: 'not-found'
      readonly site: Site
      /** The locale in which to say so; the site has it. */
      readonly locale: Locale
      readonly reason: NotFoundReason
      /** What was asked for, without the locale. */
      readonly path: string
    }
  | { readonly kind: 'unknown-host' }
  | { readonly kind: 'bad-request'; readonly reason: PathProblem }

export function resolve(table: HostTable, request: SiteRequest): Resolution {
  const host = findHost(table, request.host)
  if (host === undefined) return UNKNOWN_HOST
  const { path, query } = splitQuery(request.path)
  const problem = findPathProblem(path, query)
  if (problem !== undefined) return { kind: 'bad-request', reason: problem }

  const { role } = host
  if (role === 'app' || role === 'health' || role === 'api' || role === 'cms') {
    return { kind: role, path }
  }
  const page = findPage(role, normalisePath(path))
  if (page.kind === 'not-found') return page
  const canonical = localePath(page.locale, page.path)
  if (host.alias) return redirect(originOf(table, role) + canonical + query)
  if (canonical !== path) return redirect(canonical + query)
  return {
    kind: 'content',
    site: role,
    locale: page.locale,
    path: page.path,
    route: findRoute(role, page.path),
  }
}

type Page =
  | { readonly kind: 'page'; readonly site: Site; readonly locale: Locale; readonly path: string }
  | Extract<Resolution, { kind: 'not-found' }>

const UNKNOWN_HOST: Resolution = { kind: 'unknown-host' }
const LOCALE_LIKE = /^[a-z]{2}(?:-[a-z]{2})?$/

function findPage(site: Site, path: string): Page {
  const first = firstSegment(path)
  if (!LOCALE_LIKE.test(first)) return pageIn(site, DEFAULT_LOCALE, path)
  const rest = path.slice(1 + first.length) || '/'
  if (isLocale(first)) {
    // A second locale would be read as the first one once the default's prefix is taken away.
    const nested = LOCALE_LIKE.test(firstSegment(rest))
    return nested ? notFound(site, first, 'unknown-locale', rest) : pageIn(site, first, rest)
  }
  const locale = isCountry(first) ? firstLocaleOfCountry(first) : closestLocale(first)
  const route = findRoute(site, rest)
  const hasRegionalForm =
    isCountry(first) && route?.regional === true && localesOfRoute(site, route).includes(locale)
  return hasRegionalForm
    ? pageIn(site, locale, rest)
    : notFound(site, locale, 'unknown-locale', rest)
}

function pageIn(site: Site, locale: Locale, path: string): Page {
  return availability(site, locale, path) === 'absent'
    ? notFound(site, locale, 'not-here', path)
    : { kind: 'page', site, locale, path }
}

function notFound(site: Site, locale: Locale, reason: NotFoundReason, path: string): Page {
  const spoken = SITE_LOCALES[site].includes(locale) ? locale : DEFAULT_LOCALE
  return { kind: 'not-found', site, locale: spoken, reason, path }
}

function redirect(location: string): Resolution {
  return { kind: 'redirect', status: 308, location }
}

/** In lower case, because the letters of a file's path keep their case but its locale does not. */
function firstSegment(path: string): string {
  const end = path.indexOf('/', 1)
  return (end === -1 ? path.slice(1) : path.slice(1, end)).toLowerCase()
}

/** Where to say that `de-at` is not offered: in German. */
function closestLocale(segment: string): Locale {
  const language = segment.slice(0, 2)
  return segment.length === 5 && isLanguage(language)
    ? MAIN_LOCALE_OF_LANGUAGE[language]
    : DEFAULT_LOCALE
}
