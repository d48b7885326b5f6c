import { sql } from 'drizzle-orm'
import type { SqlRunner } from '#platform/database/prepared-runner.ts'
import { categoryPath } from '#sites/blog.ts'
import { isLocale, type Locale, MAIN_LOCALE_OF_LANGUAGE, parseLocale } from '#sites/locales.ts'
import { availability, localesOfRoute, routeById } from '#sites/routes.ts'
import type { Site } from '#sites/site-config.ts'
import { isDeindexed } from '#sites/uid.ts'
import { FOLDER_OF_COLLECTION } from './document-path.ts'
import { localesOfDocument } from './lent-pages.ts'

/** A published page that editors made, for search engines. */
export interface SitemapEntry {
  /** Without locale prefix. */
  path: string
  locale: Locale
  /** When what the public sees of it was last written. */
  updatedAt: string
  /** What editors call it; lists of the help centre are named by the interface. */
  title?: string | undefined
}

/**
 * Every published document that is a page of the site: pages, and on the personal site articles,
 * answers and jobs, with the pages that list them. What is marked as not to be listed stays out.
 */
export async function listSitemap(queries: SqlRunner, site: Site): Promise<SitemapEntry[]> {
  const folders = site === 'default' ? FOLDER_OF_COLLECTION : {}
  const result = await queries.execute<SitemapRow>(sql`
    select collection, name, locale, changed_at, attributes->>'path' as path,
      attributes->>'title' as title,
      coalesce(attributes->>'site' = ${site}, false) as own,
      coalesce(attributes->'everyCountry' = 'true', false) as every_country
    from content_documents
    where published_at is not null and (
      (collection = 'pages'
        and (attributes->>'site' = ${site} or attributes->'alsoOn' @> to_jsonb(${site}::text))
        and coalesce(attributes->'deindex', 'false') = 'false')
      or collection = any(${sql.param(Object.keys(folders))}::text[]))
    order by collection, name, locale`)
  const found = new Map<string, SitemapEntry>()
  for (const row of result.rows.toSorted(byCloseness)) {
    const path = row.path ?? `${folders[row.collection]}/${row.name}`
    if (isDeindexed(path) || isDeindexed(row.name)) continue
    const updatedAt = new Date(row.changed_at).toISOString()
    const title = row.title ?? undefined
    const document = { locale: row.locale, everyCountry: row.every_country, path }
    for (const locale of localesOfDocument(document, site)) {
      // The first is the site's own, or written for the country.
      const address = `${locale} ${path}`
      if (!found.has(address)) found.set(address, { path, locale, updatedAt, title })
    }
  }
  if (site !== 'default') return [...found.values()]
  return [...found.values(), ...(await listIndexes(queries)), ...(await listLists(queries))]
}

/**
 * The first pages of the blog and of the help centre. They change with the newest of what they list,
 * which for the help centre another country of the language may lend.
 */
async function listIndexes(queries: SqlRunner): Promise<SitemapEntry[]> {
  const { rows } = await queries.execute<IndexRow>(sql`
    select collection, locale, max(changed_at) as changed_at
    from content_documents
    where collection in ('blogs', 'help-articles') and published_at is not null
    group by collection, locale`)
  const newest = new Map(
    rows.map(({ collection, locale, changed_at }) => [`${collection} ${locale}`, changed_at]),
  )
  const entries = (route: 'blog' | 'support', newestIn: (locale: Locale) => string | undefined) => {
    const row = routeById(route)
    return localesOfRoute('default', row).flatMap((locale) => {
      const changedAt = newestIn(locale)
      if (changedAt === undefined) return []
      return [{ path: row.path, locale, updatedAt: new Date(changedAt).toISOString() }]
    })
  }
  return [
    ...entries('blog', (locale) => newest.get(`blogs ${locale}`)),
    ...entries('support', (locale) => {
      const main = MAIN_LOCALE_OF_LANGUAGE[parseLocale(locale).language]
      return newest.get(`help-articles ${locale}`) ?? newest.get(`help-articles ${main}`)
    }),
  ]
}

interface IndexRow extends Record<string, unknown> {
  collection: string
  locale: string
  changed_at: string
}

/** Pages that list articles or answers, wherever there are any. */
async function listLists(queries: SqlRunner): Promise<SitemapEntry[]> {
  const { rows } = await queries.execute<ListRow>(sql`
    select c.locale, 'category' as kind, c.attributes->>'slug' as slug,
      c.attributes->>'title' as title, max(h.published_at) as changed_at
    from content_documents c join content_shelves h on h.shelf = c.uid
    where c.collection = 'blog-categories' and c.published_at is not null
    group by c.locale, slug, title
    union all
    select locale, kind, attributes->>kind as slug, null, max(changed_at)
    from content_documents, unnest(array['topic', 'product']) as kind
    where collection = 'help-articles' and published_at is not null
      and attributes->>kind is not null
    group by locale, kind, slug
    order by locale, kind, slug`)
  return rows.flatMap(({ locale, kind, slug, title, changed_at }) => {
    const path = kind === 'category' ? categoryPath(slug) : `/support/${kind}/${slug}`
    if (!isLocale(locale) || availability('default', locale, path) !== 'listed') return []
    const updatedAt = new Date(changed_at).toISOString()
    return [{ path, locale, updatedAt, title: title ?? undefined }]
  })
}

interface ListRow extends Record<string, unknown> {
  locale: string
  /** A category of the blog, or what the help centre gathers answers by. */
  kind: 'category' | 'topic' | 'product'
  slug: string
  title: string | null
  changed_at: string
}

/** Pages that are nobody else's come before those that are lent. */
function byCloseness(one: SitemapRow, other: SitemapRow): number {
  const distance = (row: SitemapRow) => (row.every_country ? 2 : 0) + (row.own ? 0 : 1)
  return distance(one) - distance(other)
}

interface SitemapRow extends Record<string, unknown> {
  collection: string
  name: string
  locale: string
  changed_at: string
  path: string | null
  title: string | null
  /** Whether the page names this site as its own. */
  own: boolean
  every_country: boolean
}

/** The collections that a sitemap is made from; publishing in any of them changes it. */
export const sitemapCollections: readonly string[] = [
  'pages',
  'blog-categories',
  ...Object.keys(FOLDER_OF_COLLECTION),
]
