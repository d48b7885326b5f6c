import { AppError } from '#platform/app-error.ts'
import type { SqlRunner } from '#platform/database/prepared-runner.ts'
import type { TaggedMemory } from '#platform/memory/tagged-memory.ts'
import { DEFAULT_LOCALE, type Locale } from '#sites/locales.ts'
import type { Site } from '#sites/site-config.ts'
import { formatUid, parseUid } from '#sites/uid.ts'
import type { Footer, MainNavigation } from './collections/navigation-shape.ts'
import type { AttributesOf, CollectionName } from './collections/registry.ts'
import type { SitemapEntry } from './list-sitemap.ts'
import { footerShown, mainNavigationShown } from './menu-items-shown.ts'
import { documentTag, listTag } from './publishing.ts'
import { redirectFrom } from './redirects/redirect-from.ts'
import type { SearchAnswer, SearchQuestion } from './search/search-content.ts'
import { type ArticleLists, articleLists } from './source/article-lists.ts'
import { choosePage } from './source/choose-page.ts'
import { ContentClientError } from './source/content-client-error.ts'
import type { ContentEntry, Populated } from './source/content-entry.ts'
import type { ContentReader } from './source/content-reader.ts'
import type { HelpAnswer } from './source/help-answers.ts'
import { createHttpReader, type HttpReaderOptions } from './source/http-reader.ts'
import { isBarShown } from './source/is-bar-shown.ts'
import type { PageHead } from './source/page-heads.ts'
import { createRememberedReader } from './source/remembered-reader.ts'
import { searchEntries } from './source/search-entries.ts'
import { createStoreReader } from './source/store-reader.ts'
import { atMostOne } from './store.ts'

export type { ArticleCard } from './source/article-cards.ts'
export type { ContentEntry } from './source/content-entry.ts'
export type { HelpAnswer } from './source/help-answers.ts'

export type Settings = AttributesOf<'settings'>
type AnnouncementBar = Populated<AttributesOf<'announcement-bars'>>

/** Whether drafts are shown: only to those who may see them. */
interface ReadOptions {
  preview?: boolean
}

/**
 * How the site reads content. Without `preview` everything it returns is published. Menus hold
 * only the items that visitors of that site and locale see. What an entry refers to is in it;
 * `entryTags` names all of it for the page cache.
 */
export interface ContentSource extends ArticleLists {
  /** Throws 'Main navigation not found'. */
  getMainNavigation(site: Site, locale: Locale): Promise<MainNavigation>
  /** Throws 'Footer not found'. */
  getFooter(site: Site, locale: Locale): Promise<Footer>
  /** Throws 'Settings not found'. */
  getSettings(): Promise<Settings>
  /** The document of that uid. Throws 'Too many results'. */
  findByUid<Name extends CollectionName>(
    collection: Name,
    uid: string,
    options?: ReadOptions,
  ): Promise<ContentEntry<Name> | undefined>
  /** Every document of a collection in a locale, read 25 at a time. */
  listAll<Name extends CollectionName>(
    collection: Name,
    locale: Locale,
    options?: ReadOptions,
  ): Promise<ContentEntry<Name>[]>
  /**
   * The page that editors made at a path: the site's own in the locale, else one that another
   * site or the language's main locale lends. Throws 'Too many results'.
   */
  findPage(
    site: Site,
    locale: Locale,
    path: string,
    options?: ReadOptions,
  ): Promise<ContentEntry<'pages'> | undefined>
  /** How that page is called and described, for others that name it. */
  describePage(site: Site, locale: Locale, path: string): Promise<PageHead | undefined>
  /** Where the visitors of a path that moved are sent. */
  findRedirect(
    site: Site,
    locale: Locale,
    path: string,
  ): Promise<Pick<AttributesOf<'redirects'>, 'to' | 'permanent'> | undefined>
  /** The answers of the help centre, without their texts. */
  listHelp(locale: Locale): Promise<HelpAnswer[]>
  /** The pages that fit a question best. In a system that is not ours: those that have its words. */
  search(question: SearchQuestion): Promise<SearchAnswer>
  /** Whether any job is open. */
  hasJobs(): Promise<boolean>
  /** The line above the navigation, where one is on. Throws 'Failed to fetch announcement bar'. */
  getAnnouncementBar(site: Site, locale: Locale, now: Date): Promise<AnnouncementBar | undefined>
  /** Throws 'Failed to fetch sitemap data for … subdomain'. */
  getSitemap(site: Site): Promise<SitemapEntry[]>
}

export interface SourceOptions {
  /** Told of failures that are also thrown, so that they are seen even where a page survives them. */
  reportError?(error: unknown): void
  /** Keeps what every page reads; whoever gives it purges it when something is published. */
  memory?: TaggedMemory
}

/** Reads from our own store, in process. */
export function createStoreSource(queries: SqlRunner, options: SourceOptions = {}): ContentSource {
  return createContentSource(createStoreReader(queries), options)
}

/** Reads from any system that speaks Strapi v4's REST API. */
export function createHttpSource(
  system: HttpReaderOptions,
  options: SourceOptions = {},
): ContentSource {
  return createContentSource(createHttpReader(system), options)
}

/** What listing everything asks for at once. */
const listPageSize = 25

function createContentSource(
  plainReader: ContentReader,
  { reportError, memory }: SourceOptions,
): ContentSource {
  const reader = memory ? createRememberedReader(plainReader, memory) : plainReader
  const findByUid: ContentSource['findByUid'] = async (collection, uid, options) => {
    const { entries } = await reader.list(collection, {
      locale: uid.slice(0, DEFAULT_LOCALE.length),
      where: [{ path: ['uid'], operator: '$eq', value: uid }],
      page: 1,
      pageSize: 2,
      state: stateOf(options),
    })
    return atMostOne(entries)
  }
  const listAll: ContentSource['listAll'] = async (collection, locale, options) => {
    const query = { locale, pageSize: listPageSize, state: stateOf(options) }
    const first = await reader.list(collection, { ...query, page: 1 })
    const entries = [...first.entries]
    for (let page = 2; page <= first.pageCount; page += 1) {
      entries.push(...(await reader.list(collection, { ...query, page })).entries)
    }
    return entries
  }
  const findPage: ContentSource['findPage'] = (site, locale, path, options) =>
    choosePage({ site, locale }, async (written) => {
      const where = [{ path: ['path'], operator: '$eq', value: path }] as const
      const query = { locale: written, where, page: 1, pageSize: listPageSize }
      return (await reader.list('pages', { ...query, state: stateOf(options) })).entries
    })
  const rethrow = (message: string, cause: unknown): never => {
    const error = new AppError('content-unavailable', message, { cause })
    reportError?.(error)
    throw error
  }
  return {
    findByUid,
    async getMainNavigation(site, locale) {
      const uid = formatUid(locale, 'main-navigation')
      const found = (await findByUid(navigationsOf(site), uid))?.attributes
      if (found?.kind !== 'main-navigation') throw missing('Main navigation not found', uid)
      return mainNavigationShown(found, site, locale)
    },
    async getFooter(site, locale) {
      const uid = formatUid(locale, 'footer')
      const found = (await findByUid(navigationsOf(site), uid))?.attributes
      if (found?.kind !== 'footer') throw missing('Footer not found', uid)
      return footerShown(found, site, locale)
    },
    async getSettings() {
      const found = await findByUid('settings', settingsUid)
      if (found === undefined) throw missing('Settings not found', settingsUid)
      return found.attributes
    },
    listAll,
    search: (question) => reader.search?.(question) ?? searchEntries(reader, question),
    findPage,
    async describePage(site, locale, path) {
      const { cards } = reader
      if (!cards) return findPage(site, locale, path)
      return choosePage({ site, locale }, async (written) =>
        (await cards.pages(written)).filter(({ attributes }) => attributes.path === path),
      )
    },
    async findRedirect(site, locale, path) {
      // All of them, which a memory keeps: whoever asks for paths that never were costs nothing.
      const all = await listAll('redirects', DEFAULT_LOCALE).catch((error: unknown) => {
        if (hasNoSuchCollection(error)) return []
        throw error
      })
      const redirects = all.map(({ attributes }) => attributes as AttributesOf<'redirects'>)
      return redirectFrom(redirects, { site, locale, path })
    },
    ...articleLists(reader, memory),
    async listHelp(locale) {
      if (reader.cards) return reader.cards.help(locale)
      const entries = await listAll('help-articles', locale)
      return entries.map(({ uid, attributes: { title, summary, topic, product, isPopular } }) => ({
        uid,
        slug: parseUid(uid).name,
        title,
        summary: summary ?? '',
        topic,
        isPopular,
        product,
      }))
    },
    async hasJobs() {
      const query = { locale: DEFAULT_LOCALE, page: 1, pageSize: 1, state: 'live' } as const
      return (await reader.list('jobs', query)).total > 0
    },
    async getAnnouncementBar(site, locale, now) {
      try {
        const uid = formatUid(locale, 'announcement-bar')
        const found = (await findByUid('announcement-bars', uid))?.attributes
        return found && isBarShown(found, site, now) ? found : undefined
      } catch (error) {
        return rethrow('Failed to fetch announcement bar', error)
      }
    },
    async getSitemap(site) {
      try {
        return await reader.sitemap(site)
      } catch (error) {
        return rethrow(`Failed to fetch sitemap data for ${site} subdomain`, error)
      }
    },
  }
}

/** Marks a page as made from the shell's content, which is every page of the site and locale. */
export function shellTags(site: Site, locale: Locale): string[] {
  return [
    documentTag(navigationsOf(site), formatUid(locale, 'main-navigation')),
    documentTag(navigationsOf(site), formatUid(locale, 'footer')),
    documentTag('announcement-bars', formatUid(locale, 'announcement-bar')),
    documentTag('settings', settingsUid),
    // Whether anybody is hired, and which parts are switched on.
    listTag('jobs', DEFAULT_LOCALE),
    listTag('feature-flags', DEFAULT_LOCALE),
  ]
}

const settingsUid = formatUid(DEFAULT_LOCALE, 'settings')

function stateOf(options: ReadOptions | undefined): 'live' | 'preview' {
  return options?.preview ? 'preview' : 'live'
}

/** Another system need not know all that ours does, nor let us read it. */
function hasNoSuchCollection(error: unknown): boolean {
  return error instanceof ContentClientError && [403, 404].includes(error.error.status)
}

/** The landing sites of the public funds show the navigation of the personal site. */
function navigationsOf(site: Site): 'navigations' | 'navigation-businesses' {
  return site === 'business' ? 'navigation-businesses' : 'navigations'
}

/** The texts are the specification's, word for word. */
function missing(message: string, uid: string): AppError {
  return new AppError('content-missing', message, { details: { uid } })
}
