import type { Locale } from '#sites/locales.ts'
import type { Site } from '#sites/site-config.ts'
import type { Footer, MainNavigation, Menu, MenuItem } from './collections/navigation-shape.ts'

/** The menu items that visitors of a site and locale see, in their order. */
function menuItemsShown(items: readonly MenuItem[], site: Site, locale: Locale): MenuItem[] {
  return items.filter(
    ({ locales, subdomains }) =>
      (locales?.includes(locale) ?? true) && (subdomains?.includes(site) ?? true),
  )
}

export function mainNavigationShown(
  navigation: MainNavigation,
  site: Site,
  locale: Locale,
): MainNavigation {
  const shown = (menu: Menu) => menuShown(menu, site, locale)
  return {
    ...navigation,
    advice: shown(navigation.advice),
    company: shown(navigation.company),
    resources: shown(navigation.resources),
  }
}

export function footerShown(footer: Footer, site: Site, locale: Locale): Footer {
  return {
    ...footer,
    resources: menuShown(footer.resources, site, locale),
    company: menuShown(footer.company, site, locale),
    legal: menuItemsShown(footer.legal, site, locale),
  }
}

function menuShown(menu: Menu, site: Site, locale: Locale): Menu {
  return { ...menu, items: menuItemsShown(menu.items, site, locale) }
}
