/** Where the language switcher leads. */
import { localePath } from './locale-path.ts'
import { DEFAULT_LOCALE, type Locale } from './locales.ts'
import { availability, findRoute, isPattern } from './routes.ts'
import { SITE_LOCALES, type Site } from './site-config.ts'

interface NearestOf {
  readonly site: Site
  /** The locale that the visitor chose. */
  readonly locale: Locale
  /** The current path without locale; a query or fragment is kept if the page stays the same. */
  readonly path: string
  /**
   * Where the page at this path is published. Without it the table of routes says so, and what
   * the table leaves open (an editor's page, an article) counts as missing.
   */
  readonly existsIn?: readonly Locale[] | undefined
}

interface NearestTarget {
  /** The address to link to, on the same host. */
  readonly href: string
  /** The locale of that address; another than chosen only if the site has no such locale. */
  readonly locale: Locale
  /** The path of that address without locale. */
  readonly path: string
  /** True when it is not the same page, which the visitor should be told. */
  readonly moved: boolean
}

/** `/{lang}-{country}{current path}`; the path alone for the default locale. */
export function switchTarget(locale: Locale, currentPath: string): string {
  const { path, suffix } = splitSuffix(currentPath)
  return localePath(locale, path) + suffix
}

/** The switch target, or what comes closest: the nearest parent that exists, at last the home. */
export function nearestSwitchTarget(wanted: NearestOf): NearestTarget {
  const { site, locale } = wanted
  const { path } = splitSuffix(wanted.path)
  if (!SITE_LOCALES[site].includes(locale)) {
    return { href: '/', locale: DEFAULT_LOCALE, path: '/', moved: true }
  }
  if (exists(wanted, path)) {
    return { href: switchTarget(locale, wanted.path), locale, path, moved: false }
  }
  let parent = parentOf(path)
  while (parent !== '/' && !isListed(wanted, parent)) parent = parentOf(parent)
  return { href: localePath(locale, parent), locale, path: parent, moved: true }
}

function exists(wanted: NearestOf, path: string): boolean {
  const { site, locale, existsIn } = wanted
  if (availability(site, locale, path) === 'absent') return false
  return existsIn?.includes(locale) ?? isListed(wanted, path)
}

function isListed({ site, locale }: NearestOf, path: string): boolean {
  const route = findRoute(site, path)
  return availability(site, locale, path) === 'listed' && route !== undefined && !isPattern(route)
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/'
}

function splitSuffix(currentPath: string): { path: string; suffix: string } {
  const at = currentPath.search(/[?#]/)
  return at === -1
    ? { path: currentPath, suffix: '' }
    : { path: currentPath.slice(0, at), suffix: currentPath.slice(at) }
}
