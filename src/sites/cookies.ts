/**
 * Every cookie of the product's own, with its rules. Values are read and written where they are
 * used; here is only what the browser is told about them. Names and lifetimes are those of the
 * specification; where it shows none, the choice is explained at the cookie. Those that tell how a
 * visitor came are set after consent alone (docs/decisions/026).
 */
import type { HostTable } from './hosts.ts'

export interface CookieDefinition {
  readonly name: string
  /** Days until it expires; undefined ends with the browser session. */
  readonly days: number | undefined
  readonly sameSite: 'lax' | 'strict' | 'none'
  /** True when scripts must not read it. */
  readonly httpOnly: boolean
  /** `product`: sent to every host below the product's domain. `host`: to its own host only. */
  readonly scope: 'product' | 'host'
}

export interface CookieAttributes {
  readonly name: string
  readonly path: '/'
  /** Seconds, or undefined for a session cookie. */
  readonly maxAge: number | undefined
  readonly sameSite: 'lax' | 'strict' | 'none'
  readonly httpOnly: boolean
  readonly secure: boolean
  /** Undefined leaves the attribute out: the cookie then stays with its host. */
  readonly domain: string | undefined
}

export const COOKIES = {
  /** The granted categories, separated by pipes. */
  consent: definition('_fccs', 365),
  /**
   * The chosen language and region. The specification shows no lifetime: a year, like the consent.
   * They hold what the visitor chose and serve nothing else.
   */
  locale: definition('_fili', 365),
  region: definition('_firi', 365),
  /** The tracking record: the campaign by which a visitor came. */
  tracking: definition('_fitt', 30),
  /** The specification keeps the click id apart from the record but shows no name. */
  clickId: definition('gclid', 30),
  /**
   * The click of a partner's ad, kept for the conversion; only the server reads and writes it. The
   * name and the lifetime are those of the network's own script.
   */
  affiliateClick: definition('faSID', 90, { httpOnly: true }),
  /**
   * The token of a signed-in customer. It stays on the host that set it, ends with the browser
   * session, and no script reads it: one that got into a page could carry it away. The name is the
   * specification's, which leaves no room for `__Host-`; what that demands holds all the same.
   */
  contentSession: definition('strapi_jwt', undefined, { httpOnly: true, scope: 'host' }),
  /**
   * Lets an editor see the drafts of one site, or whom a draft was shared with that one, for an hour;
   * signed, and without a person in it.
   */
  preview: definition('feather_preview', 1 / 24, { httpOnly: true, scope: 'host' }),
  /**
   * Opens an application under way; its name is followed by the line's. It lives as long as the
   * draft, and no script reads it.
   */
  draft: definition('feather_draft', 60, { httpOnly: true, scope: 'host' }),
  /**
   * The recommendation tool's one answer about health, which must not stand in an address. Ends
   * with the browser session, and no script reads it: a tag on another page could carry it away.
   */
  privateAnswer: definition('feather_answer', undefined, { httpOnly: true, scope: 'host' }),
  /** Ties a sign-in at an OpenID Connect provider to the browser that began it. */
  signInState: definition('_fiss', undefined, { httpOnly: true, scope: 'host' }),
} as const satisfies Record<string, CookieDefinition>

export type CookieKey = keyof typeof COOKIES

/** The fields of the tracking record. */
export const UTM_KEYS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
] as const
export type UtmKey = (typeof UTM_KEYS)[number]

/** Accepted query parameters and the field that each fills; all others are ignored. */
export const TRACKING_PARAMETERS = {
  source: 'utm_source',
  utm_source: 'utm_source',
  utm_medium: 'utm_medium',
  utm_campaign: 'utm_campaign',
  utm_term: 'utm_term',
  utm_content: 'utm_content',
  utm_id: 'utm_id',
  gclid: 'gclid',
} as const satisfies Record<string, UtmKey | 'gclid'>

/** Every value that a cookie has in a Cookie header or in `document.cookie`, as it was written. */
export function cookieValues(cookies: string | undefined, name: string): string[] {
  const pairs = cookies?.split(/;\s*/).filter((pair) => pair.startsWith(`${name}=`)) ?? []
  return pairs.map((pair) => pair.slice(name.length + 1))
}

/** What to tell the browser when a cookie is set on a host (a name without port). */
export function cookieAttributes(table: HostTable, key: CookieKey, host: string): CookieAttributes {
  const { name, days, sameSite, httpOnly, scope }: CookieDefinition = COOKIES[key]
  return {
    name,
    path: '/',
    maxAge: days === undefined ? undefined : days * SECONDS_PER_DAY,
    sameSite,
    httpOnly,
    secure: table.appEnv !== 'development',
    domain: scope === 'product' ? productDomain(table, host) : undefined,
  }
}

/**
 * The domain that all hosts share. None in development, and none on a broker's own domain, where
 * a browser would refuse it. Staging shares the domain of production, by its host names: give it
 * a site domain of its own where that is not wanted.
 */
export function productDomain(table: HostTable, host: string): string | undefined {
  if (table.appEnv === 'development') return undefined
  const { siteDomain } = table
  return host === siteDomain || host.endsWith(`.${siteDomain}`) ? siteDomain : undefined
}

const SECONDS_PER_DAY = 86_400

function definition(
  name: string,
  days: number | undefined,
  rules: Partial<CookieDefinition> = {},
): CookieDefinition {
  const usual = { sameSite: 'lax', httpOnly: false, scope: 'product' } as const
  return { ...usual, ...rules, name, days }
}
