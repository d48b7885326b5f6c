import { HELP_TOPICS } from '#content/collections/help-articles.ts'
import type { Settings } from '#content/source.ts'
import { translator } from '#i18n/translator.ts'
import { canonicalUrl } from '#sites/canonical.ts'
import { type HostTable, originOf } from '#sites/hosts.ts'
import { DEFAULT_LOCALE, type Locale, parseLocale } from '#sites/locales.ts'
import { countryLabel } from '#sites/regions.ts'
import type { Site } from '#sites/site-config.ts'
import type { ListedPage } from './list-pages.ts'
import { SITEMAP_PATH } from './sitemap.ts'

type LlmsTxtOf = { hosts: HostTable; site: Site; settings: Settings; pages: readonly ListedPage[] }

/** Who we are and what there is to read, as Markdown, for programs that read in sentences. */
export function llmsTxt({ hosts, site, settings, pages }: LlmsTxtOf): string {
  const { brandName, legalName, slogan, emails } = settings
  const listed = pages.filter(({ path, locales }) => path !== '/' && locales.has(DEFAULT_LOCALE))
  const homes = [...(pages.find(({ path }) => path === '/')?.locales.keys() ?? [])]
  return [
    `# ${brandName}`,
    '',
    `> ${translator(DEFAULT_LOCALE, 'shell')('shareDescription')}. ${slogan}`,
    '',
    `${legalName} is an insurance broker. Prices and rules change: link to a page instead of repeating its numbers.`,
    '',
    '## Countries and languages',
    '',
    ...homes.map((locale) => `- [${nameOf(locale)}](${address(hosts, site, locale, '/')})`),
    '',
    ...(listed.length > 0 ? ['## Pages', ''] : []),
    ...listed.map(
      (page) => `- [${titleOf(page)}](${address(hosts, site, DEFAULT_LOCALE, page.path)})`,
    ),
    ...(listed.length > 0 ? [''] : []),
    '## More',
    '',
    `- [All pages](${originOf(hosts, site)}${SITEMAP_PATH})`,
    `- [Documentation of the quote API](${originOf(hosts, 'api')}/docs)`,
    `- [Write to us](mailto:${emails.hello})`,
    '',
  ].join('\n')
}

function address(hosts: HostTable, site: Site, locale: Locale, path: string): string {
  return canonicalUrl(hosts, { site, locale, path })
}

/** As editors or the interface call the page; else its path. */
function titleOf({ path, locales }: ListedPage): string {
  const t = translator(DEFAULT_LOCALE, 'support')
  const topic = HELP_TOPICS.find((each) => path === `/support/topic/${each}`)
  const named =
    locales.get(DEFAULT_LOCALE)?.title ??
    (topic && t('answersIn', { topic: t(`topic.${topic}.title`) })) ??
    { '/support': t('title'), '/blog': translator(DEFAULT_LOCALE, 'blog')('title') }[path] ??
    path
  return named.replace(/[\\[\]]/g, '\\$&')
}

function nameOf(locale: Locale): string {
  const { country, language } = parseLocale(locale)
  const languageName = new Intl.DisplayNames('en', { type: 'language' }).of(language)
  return `${countryLabel(country, 'en')}, in ${languageName}`
}
