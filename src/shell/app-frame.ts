import { linkHref } from '#content/link-href.ts'
import type { ContentSource } from '#content/source.ts'
import { partsOf } from '#insurance/values/iso-date.ts'
import { berlinDay } from '#platform/clock.ts'
import { appUrl } from '#sites/app-routes.ts'
import { type HostTable, originOf } from '#sites/hosts.ts'
import { localePath } from '#sites/locale-path.ts'
import { LANGUAGES, type Language, type Locale } from '#sites/locales.ts'
import { LANGUAGE_LABELS } from '#sites/regions.ts'
import type { FrameLink } from './frame-menu.ts'
import { withdrawLink } from './withdraw-link.ts'

/** Everything around a page of the customer's app: less than around a page of the site. */
export type AppFrame = {
  locale: Locale
  brandName: string
  legalName: string
  /** The site's home page, in the visitor's language. */
  homeHref: string
  helpHref: string
  accountHref: string
  legal: FrameLink[]
  withdraw: FrameLink
  languages: { id: Language; label: string }[]
  year: number
}

export async function loadAppFrame(sources: {
  content: ContentSource
  hosts: HostTable
  locale: Locale
  today: Date
}): Promise<AppFrame> {
  const { content, hosts, locale, today } = sources
  const [footer, settings] = await Promise.all([
    content.getFooter('default', locale),
    content.getSettings(),
  ])
  const site = originOf(hosts, 'default')
  const href = (link: string) =>
    link.startsWith('/') ? site + localePath(locale, link) : linkHref(link, hosts, locale)
  return {
    locale,
    brandName: settings.brandName,
    legalName: settings.legalName,
    homeHref: href('/'),
    helpHref: href('/support'),
    accountHref: appUrl(hosts, 'my-policies'),
    legal: footer.legal.map(({ name, url }) => ({ name, href: href(url) })),
    withdraw: withdrawLink(hosts, locale),
    languages: LANGUAGES.map((id) => ({ id, label: LANGUAGE_LABELS[id] })),
    year: partsOf(berlinDay(today)).year,
  }
}
