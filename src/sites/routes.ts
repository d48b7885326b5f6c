/**
 * The table of marketing routes: every page that the specification names, with the sites and
 * locales where it exists. To offer a line in another country, change the `locales` of its row
 * (or one of the lists below) and nothing else. Pages that editors add are not in the table.
 */
import { BLOG_CATEGORIES, BLOG_LOCALES, LIFE_IN_SECTIONS } from './blog.ts'
import { LOCALES, type Locale, localesOfCountry, parseLocale } from './locales.ts'
import { BROKERS, SITE_LOCALES, SITES, type Site } from './site-config.ts'

type RouteKind =
  | 'home'
  | 'product'
  | 'health'
  | 'company-product'
  | 'legal'
  | 'company'
  | 'blog'
  | 'support'
  | 'broker'

export interface Route {
  /** Stable name, for links and tests. */
  readonly id: string
  /** The path without locale. A last segment `:slug` stands for any one segment. */
  readonly path: string
  /** What sort of page it is, which decides its template and where it is listed. */
  readonly kind: RouteKind
  /** The sites that have the page. */
  readonly sites: readonly Site[]
  /** The locales that have it, on a site that has those locales. */
  readonly locales: readonly Locale[]
  /** True when `/{country}` before the path leads to the country's first language. */
  readonly regional: boolean
}

/** Whether a path exists: by the table, not by the table, or unknown to it (an editor's page?). */
type Availability = 'listed' | 'absent' | 'unlisted'

/** Lines that are sold in every country, or at least explained there. */
const everywhere = LOCALES
/** Lines that only make sense under German law, with a German insurer. */
const germany = localesOfCountry('de')
const englishAndGerman = LOCALES.filter((locale) =>
  ['en', 'de'].includes(parseLocale(locale).language),
)

const personal = ['default'] as const
const personalAndBusiness = ['default', 'business'] as const
const allSites = SITES

const rows = [
  row('home', '/', 'home', personalAndBusiness, everywhere),

  regionalRow('household-insurance', '/household-insurance', 'product', everywhere),
  row('legal-insurance', '/legal-insurance', 'product', personal, germany),
  row(
    'personal-liability-insurance',
    '/personal-liability-insurance',
    'product',
    personal,
    everywhere,
  ),
  row('dental-insurance', '/dental-insurance', 'product', personal, germany),
  row('bike-insurance', '/bike-insurance', 'product', personal, germany),
  regionalRow('life-insurance', '/life-insurance', 'product', everywhere),
  row('disability-insurance', '/disability-insurance', 'product', personal, germany),
  row('dog-liability-insurance', '/dog-liability-insurance', 'product', personal, germany),
  row(
    'professional-liability-insurance',
    '/professional-liability-insurance',
    'product',
    personalAndBusiness,
    germany,
  ),
  regionalRow('travel-insurance', '/travel-insurance', 'product', everywhere),
  row('pet-health-insurance', '/pet-health-insurance', 'product', personal, germany),
  row('pension-insurance', '/pension-insurance', 'product', personal, germany),
  row('basis-pension-insurance', '/pension-insurance/basis', 'product', personal, germany),

  row('health-insurance', '/health-insurance', 'health', personal, everywhere),
  row('public-health-insurance', '/health-insurance/public', 'health', personal, germany),
  row('public-health-insurance-tk', '/health-insurance/public/tk', 'health', personal, germany),
  row(
    'public-health-insurance-students',
    '/health-insurance/public/students',
    'health',
    personal,
    germany,
  ),
  row('private-health-insurance', '/health-insurance/private', 'health', personal, germany),
  row('expat-health-insurance', '/health-insurance/expat', 'health', personal, everywhere),
  regionalRow(
    'expat-health-insurance-short-term',
    '/health-insurance/expat/short-term',
    'health',
    everywhere,
  ),
  row(
    'expat-health-insurance-long-term',
    '/health-insurance/expat/long-term',
    'health',
    personal,
    everywhere,
  ),

  // The specification lists these among the marketing routes without a site, so both have them.
  row(
    'general-liability-insurance',
    '/general-liability-insurance',
    'company-product',
    personalAndBusiness,
    germany,
  ),
  row('cyber-insurance', '/cyber-insurance', 'company-product', personalAndBusiness, germany),
  row(
    'company-health-insurance',
    '/company-health-insurance',
    'company-product',
    personalAndBusiness,
    germany,
  ),
  row('company-pension', '/company-pension', 'company-product', personalAndBusiness, germany),
  row(
    'company-travel-insurance',
    '/company-travel-insurance',
    'company-product',
    personalAndBusiness,
    germany,
  ),
  row(
    'company-life-insurance',
    '/company-life-insurance',
    'company-product',
    personalAndBusiness,
    germany,
  ),

  // The footer links them from every page, so they exist wherever any page does.
  row('imprint', '/impressum', 'legal', allSites, everywhere),
  row('privacy-policy', '/privacy-policy', 'legal', allSites, everywhere),
  row('terms-and-conditions', '/terms-and-conditions', 'legal', allSites, everywhere),
  row(
    'vulnerability-disclosure-policy',
    '/security/vulnerability-disclosure-policy',
    'legal',
    allSites,
    everywhere,
  ),
  row('introductory-information', '/introductory-information', 'legal', allSites, everywhere),
  row('accessibility', '/accessibility', 'legal', allSites, everywhere),

  row('about-us', '/about-us', 'company', personalAndBusiness, everywhere),
  row('business', '/business', 'company', personal, germany),
  row(
    'how-feather-is-different',
    '/how-feather-is-different',
    'company',
    personal,
    englishAndGerman,
  ),
  row('feather-in-depth', '/feather-in-depth', 'company', personal, ['en-de']),
  row('careers', '/careers', 'company', personal, ['en-de']),
  row('job', '/careers/:slug', 'company', personal, ['en-de']),
  row('press', '/press', 'company', personal, ['en-de']),
  row('become-a-partner', '/become-a-partner', 'company', personal, ['de-de', 'en-de', 'en-es']),
  row('insurer', '/insurer', 'company', personal, ['en-de', 'en-es', 'en-fr']),

  row('support', '/support', 'support', personal, everywhere),
  row('support-article', '/support/:slug', 'support', personal, everywhere),
  row('support-search', '/support/search', 'support', personal, everywhere),
  row('support-topic', '/support/topic/:slug', 'support', personal, everywhere),
  row('support-product', '/support/product/:slug', 'support', personal, everywhere),
  row('search', '/search', 'support', personal, everywhere),
  row('faq', '/faq', 'support', personal, everywhere),

  row('blog', '/blog', 'blog', personal, BLOG_LOCALES),
  row('blog-article', '/blog/:slug', 'blog', personal, BLOG_LOCALES),
  ...BLOG_CATEGORIES.map((slug) =>
    row(`blog-category-${slug}`, `/blog/category/${slug}`, 'blog', personal, BLOG_LOCALES),
  ),
  ...LIFE_IN_SECTIONS.map(({ slug, country }) =>
    row(`blog-${slug}`, `/blog/${slug}`, 'blog', personal, localesOfCountry(country)),
  ),

  row('broker-landing', '/', 'broker', BROKERS, germany),
  row('broker-contact', '/contact', 'broker', BROKERS, germany),
] as const

export type RouteId = (typeof rows)[number]['id']

export const ROUTES: readonly (Route & { readonly id: RouteId })[] = rows

/** The row of a name. */
export function routeById(id: RouteId): Route {
  const route = BY_ID.get(id)
  if (route === undefined) throw new RangeError(`There is no route called ${id}`)
  return route
}

/** The row that a path without locale has on a site. */
export function findRoute(site: Site, path: string): Route | undefined {
  const bySite = BY_PATH[site]
  return bySite.get(path) ?? bySite.get(asPattern(path))
}

/** The locales in which a site has a path, as far as the table knows. */
export function localesOfPath(site: Site, path: string): readonly Locale[] {
  const route = findRoute(site, path)
  return route === undefined ? [] : localesOfRoute(site, route)
}

export function localesOfRoute(site: Site, route: Route): readonly Locale[] {
  if (!route.sites.includes(site)) return []
  return SITE_LOCALES[site].filter((locale) => route.locales.includes(locale))
}

export function availability(site: Site, locale: Locale, path: string): Availability {
  if (!SITE_LOCALES[site].includes(locale)) return 'absent'
  const route = findRoute(site, path)
  if (route !== undefined) return route.locales.includes(locale) ? 'listed' : 'absent'
  return KNOWN_PATHS.has(path) || KNOWN_PATHS.has(asPattern(path)) ? 'absent' : 'unlisted'
}

/** True when the path stands for many pages, whose names the content system knows. */
export function isPattern(route: Route): boolean {
  return route.path.endsWith('/:slug')
}

function row<const Id extends string>(
  id: Id,
  path: string,
  kind: RouteKind,
  sites: readonly Site[],
  locales: readonly Locale[],
): Route & { readonly id: Id } {
  return { id, path, kind, sites, locales, regional: false }
}

function regionalRow<const Id extends string>(
  id: Id,
  path: string,
  kind: RouteKind,
  locales: readonly Locale[],
): Route & { readonly id: Id } {
  return { id, path, kind, sites: personal, locales, regional: true }
}

function asPattern(path: string): string {
  return `${path.slice(0, path.lastIndexOf('/'))}/:slug`
}

const BY_ID: ReadonlyMap<string, Route> = new Map(ROUTES.map((route) => [route.id, route]))

const KNOWN_PATHS: ReadonlySet<string> = new Set(ROUTES.map((route) => route.path))

const BY_PATH: Readonly<Record<Site, ReadonlyMap<string, Route>>> = {
  default: pathsOf('default'),
  business: pathsOf('business'),
  tk: pathsOf('tk'),
  aok: pathsOf('aok'),
  barmer: pathsOf('barmer'),
  dak: pathsOf('dak'),
}

function pathsOf(site: Site): ReadonlyMap<string, Route> {
  const here = ROUTES.filter((route) => route.sites.includes(site))
  return new Map(here.map((route) => [route.path, route]))
}
