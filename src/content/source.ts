import { AppError } from '#platform/app-error.ts'
import type { Queries } from '#platform/database/connect.ts'
import { DEFAULT_LOCALE, type Locale } from '#sites/locales.ts'
import type { Site } from '#sites/site-config.ts'
import { formatUid } from '#sites/uid.ts'
import type { Footer, MainNavigation } from './collections/navigation-shape.ts'
import type { AttributesOf } from './collections/registry.ts'
import { footerShown, mainNavigationShown } from './menu-items-shown.ts'
import { documentTag } from './publishing.ts'
import { findPublished } from './store.ts'

export type Settings = AttributesOf<'settings'>

/**
 * How the site reads content. Everything it returns is published, and holds only the menu items
 * that visitors of that site and locale see.
 */
export interface ContentSource {
  /** Throws 'Main navigation not found'. */
  getMainNavigation(site: Site, locale: Locale): Promise<MainNavigation>
  /** Throws 'Footer not found'. */
  getFooter(site: Site, locale: Locale): Promise<Footer>
  /** Throws 'Settings not found'. */
  getSettings(): Promise<Settings>
}

/** Reads from our own store, in process. */
export function createStoreSource(queries: Queries): ContentSource {
  return {
    async getMainNavigation(site, locale) {
      const uid = formatUid(locale, 'main-navigation')
      const found = (await findPublished(queries, navigationsOf(site), uid))?.attributes
      if (found?.kind !== 'main-navigation') throw missing('Main navigation not found', uid)
      return mainNavigationShown(found, site, locale)
    },
    async getFooter(site, locale) {
      const uid = formatUid(locale, 'footer')
      const found = (await findPublished(queries, navigationsOf(site), uid))?.attributes
      if (found?.kind !== 'footer') throw missing('Footer not found', uid)
      return footerShown(found, site, locale)
    },
    async getSettings() {
      const found = await findPublished(queries, 'settings', settingsUid)
      if (found === undefined) throw missing('Settings not found', settingsUid)
      return found.attributes
    },
  }
}

/** Marks a page as made from the shell's content, which is every page of the site and locale. */
export function shellTags(site: Site, locale: Locale): string[] {
  return [
    documentTag(navigationsOf(site), formatUid(locale, 'main-navigation')),
    documentTag(navigationsOf(site), formatUid(locale, 'footer')),
    documentTag('settings', settingsUid),
  ]
}

const settingsUid = formatUid(DEFAULT_LOCALE, 'settings')

/** The landing sites of the public funds show the navigation of the personal site. */
function navigationsOf(site: Site): 'navigations' | 'navigation-businesses' {
  return site === 'business' ? 'navigation-businesses' : 'navigations'
}

/** The texts are the specification's, word for word. */
function missing(message: string, uid: string): AppError {
  return new AppError('content-missing', message, { details: { uid } })
}
