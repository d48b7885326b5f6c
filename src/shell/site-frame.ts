import type {
  Footer,
  MainNavigation,
  Menu,
  MenuItem,
} from '#content/collections/navigation-shape.ts'
import { linkHref } from '#content/link-href.ts'
import type { ContentSource } from '#content/source.ts'
import { translator } from '#i18n/translator.ts'
import { partsOf } from '#insurance/values/iso-date.ts'
import { berlinDay } from '#platform/clock.ts'
import { productDomain } from '#sites/cookies.ts'
import { type HostTable, originOf } from '#sites/hosts.ts'
import type { PageAddress } from '#sites/inner-path.ts'
import { localePath } from '#sites/locale-path.ts'
import { type Locale, parseLocale } from '#sites/locales.ts'
import { countryLabel } from '#sites/regions.ts'
import { availability, routeById } from '#sites/routes.ts'
import { isBroker, type Site } from '#sites/site-config.ts'
import { localelessOrigins } from '#sites/tell-locale.ts'
import { isBlogPath, loadBlogNavigation } from './blog-navigation.ts'
import type { FrameLink, FrameMenu } from './frame-menu.ts'
import { type OfferedRegion, offerRegions } from './offer-regions.ts'
import { withdrawLink } from './withdraw-link.ts'

export type FrameAnnouncement = {
  text: string
  tone: 'information' | 'warning' | 'success'
  link: FrameLink | undefined
}

/** Everything around a page: what the header and the footer of a site show in a locale. */
export type SiteFrame = {
  site: Site
  locale: Locale
  /** Of the page, without locale. */
  path: string
  brandName: string
  legalName: string
  slogan: string
  /** Origin of the personal site, which stands for the company. */
  companyOrigin: string
  homeHref: string
  /** Where questions are answered: the help centre, or a site's own contact page. */
  helpHref: string
  signInHref: string | undefined
  menus: FrameMenu[]
  /** The lines that each group of the menu of products begins with; none where nothing is sold. */
  firstLines: FrameLink[]
  /**
   * Links beside the menus: on the blog, to life in the country, and to the policy guides where
   * there is no menu of them; on a public fund's site, to its contact page.
   */
  menuLinks: FrameLink[]
  /** Where the site is searched; undefined on sites without a search. */
  searchHref: string | undefined
  footerColumns: { title: string; links: FrameLink[]; social?: FrameLink[] }[]
  legal: FrameLink[]
  withdraw: FrameLink
  /** Our pages elsewhere. They stand in the company column. */
  social: FrameLink[]
  email: string
  /** The country the page speaks of, in its language. */
  placeLabel: string
  /** What the language switcher offers; empty where there is none. */
  regions: readonly OfferedRegion[]
  /** Why the visitor is here and not where the switcher was asked to lead. */
  moved: boolean
  /** For the cookies that the browser writes; undefined leaves them with their host. */
  cookieDomain: string | undefined
  /** Origins of ours that the visitor's locale has to be told, because our cookies do not get there. */
  localeless: readonly string[]
  /** The card that leads to the other site. */
  banner: { title: string; text: string; link: FrameLink } | undefined
  /** Where the apps are installed from; they speak German only, so nobody else is offered them. */
  appLinks: { ios: string; android: string } | undefined
  /** The line above the navigation. */
  announcement: FrameAnnouncement | undefined
  /** The chat to offer; undefined offers none. */
  chatAppId: string | undefined
  year: number
}

type FrameSources = {
  content: ContentSource
  cacheTags: Set<string>
  hosts: HostTable
  site: Site
  locale: Locale
  /** The page's path without locale, from which the switcher leads on. */
  path: string
  moved: boolean
  switcher: boolean
  today: Date
  chatAppId: string | undefined
}

export async function loadSiteFrame({
  content,
  cacheTags,
  hosts,
  site,
  locale,
  path,
  moved,
  switcher,
  today,
  chatAppId,
}: FrameSources): Promise<SiteFrame> {
  const cookieDomain = productDomain(hosts, hosts.hosts[site])
  // Signing in, reading and searching belong to the personal site.
  const isPersonal = site === 'default'
  const isBlog = isPersonal && isBlogPath(path)
  const [navigation, footer, settings, isHiring, announcement, blog] = await Promise.all([
    content.getMainNavigation(site, locale),
    content.getFooter(site, locale),
    content.getSettings(),
    content.hasJobs(),
    content.getAnnouncementBar(site, locale, today),
    isBlog ? loadBlogNavigation({ content, cacheTags }, locale) : undefined,
  ])
  const href = (link: string) =>
    link.startsWith('/') && !isHere({ site, locale, path: link })
      ? originOf(hosts, 'default') + localePath(locale, link)
      : linkHref(link, hosts, locale)
  const t = translator(locale, 'shell')
  const hiring = isHiring ? t('hiring') : undefined
  const link = (item: MenuItem) => linkOf(item, href, hiring)
  const helpHref = href(helpPathOf(site))
  const products = productMenuOf(navigation, href)
  const social = [
    { name: 'Facebook', href: settings.socialLinks.facebook },
    { name: 'Instagram', href: settings.socialLinks.instagram },
    { name: 'LinkedIn', href: settings.socialLinks.linkedIn },
  ].filter((profile): profile is FrameLink => profile.href !== undefined)
  return {
    site,
    locale,
    path,
    brandName: settings.brandName,
    legalName: settings.legalName,
    slogan: settings.slogan,
    companyOrigin: originOf(hosts, 'default'),
    homeHref: localePath(locale, '/'),
    helpHref,
    signInHref: isPersonal ? `${originOf(hosts, 'app')}/account/signin` : undefined,
    menus: menusOf(navigation, products, link, {
      guides: blog?.guides,
      withAdvice: isPersonal,
      withResources: !isBroker(site),
    }),
    firstLines: products.groups.flatMap(({ links }) => links.slice(0, 2)),
    menuLinks: isBroker(site) ? [{ name: t('contact'), href: helpHref }] : (blog?.links ?? []),
    searchHref: isPersonal ? localePath(locale, '/search') : undefined,
    footerColumns: columnsOf(footer, href, link, {
      withResources: isPersonal,
      reviews: (settings.reviewSites ?? []).map(({ name, url }) => ({ name, href: href(url) })),
      social,
    }),
    legal: footer.legal.map(link),
    withdraw: withdrawLink(hosts, locale),
    social,
    email: settings.emails.hello,
    banner: footer.banner && {
      title: footer.banner.title,
      text: footer.banner.text,
      link: { name: footer.banner.link.label, href: href(footer.banner.link.url) },
    },
    appLinks: parseLocale(locale).language === 'de' ? settings.appLinks : undefined,
    placeLabel: countryLabel(parseLocale(locale).country, parseLocale(locale).language),
    regions: switcher ? offerRegions({ site, locale, path }) : [],
    moved,
    cookieDomain,
    localeless: cookieDomain ? [] : localelessOrigins(hosts),
    announcement: announcement && {
      text: announcement.text,
      tone: announcement.tone,
      link: announcement.link && {
        name: announcement.link.label,
        href: href(announcement.link.url),
      },
    },
    chatAppId,
    year: partsOf(berlinDay(today)).year,
  }
}

/**
 * Whether a site has a page itself, or leads to the personal site for it: a public fund's landing
 * site has only a few, and none that editors added for others.
 */
function isHere({ site, locale, path }: PageAddress): boolean {
  if (site === 'default') return true
  const found = availability(site, locale, path.replace(/[?#].*/, ''))
  return isBroker(site) ? found === 'listed' : found !== 'absent'
}

function helpPathOf(site: Site): string {
  if (isBroker(site)) return routeById('broker-contact').path
  return site === 'default' ? '/support' : '/contact-us'
}

type Href = (link: string) => string
type ToLink = (item: MenuItem) => FrameLink

function productMenuOf({ product }: MainNavigation, href: Href): FrameMenu {
  return {
    title: product.title,
    groups: product.categories.map(({ categoryTitle, icon, items }) => ({
      ...(product.categories.length > 1 ? { title: categoryTitle } : {}),
      ...(icon ? { icon: icon.url } : {}),
      links: items.map(({ name, internalPath, externalUrl }) => ({
        name,
        href: href(internalPath ?? externalUrl ?? '/'),
      })),
    })),
  }
}

function menusOf(
  { advice, company, resources }: MainNavigation,
  products: FrameMenu,
  link: ToLink,
  {
    guides,
    withAdvice,
    withResources,
  }: { guides: FrameMenu[] | undefined; withAdvice: boolean; withResources: boolean },
): FrameMenu[] {
  const menuOf = (menu: Menu): FrameMenu => ({
    title: menu.title,
    groups: [{ links: menu.items.map(link) }],
  })
  const between = guides ?? [...(withAdvice ? [menuOf(advice)] : []), menuOf(company)]
  const last = withResources ? [menuOf(resources)] : []
  return [products, ...between, ...last].filter(({ groups }) =>
    groups.some(({ links }) => links.length > 0),
  )
}

/** Products stand in columns of eight, as the specification has it. */
const productsPerColumn = 8

function columnsOf(
  footer: Footer,
  href: Href,
  link: ToLink,
  more: {
    withResources: boolean
    /** Where customers review us. */
    reviews: FrameLink[]
    social: FrameLink[]
  },
): SiteFrame['footerColumns'] {
  const products = footer.products.list.map(({ name, url }) => ({ name, href: href(url) }))
  const productColumns = Array.from(
    { length: Math.ceil(products.length / productsPerColumn) },
    (_, index) => ({
      title: index === 0 ? footer.products.title : '',
      links: products.slice(index * productsPerColumn, (index + 1) * productsPerColumn),
    }),
  )
  const { resources, company } = footer
  return [
    ...productColumns,
    { title: resources.title, links: more.withResources ? resources.items.map(link) : [] },
    {
      title: company.title,
      links: [...company.items.map(link), ...more.reviews],
      social: more.social,
    },
  ].filter(({ links }) => links.length > 0)
}

function linkOf(
  { name, url, decorator, icon }: MenuItem,
  href: Href,
  hiring: string | undefined,
): FrameLink {
  return {
    name,
    href: href(url),
    separated: decorator === 'SEPARATOR',
    ...(decorator === 'HIRING_BADGE' && hiring ? { badge: hiring } : {}),
    ...(icon ? { icon } : {}),
  }
}
