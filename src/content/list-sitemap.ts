import { sql } from 'drizzle-orm'
import type { SqlRunner } from '#platform/database/prepared-runner.ts'
import { isLocale, type Locale } from '#sites/locales.ts'
import { availability } from '#sites/routes.ts'
import type { Site } from '#sites/site-config.ts'
import { isDeindexed } from '#sites/uid.ts'

/** A published page that editors made, for search engines. */
export interface SitemapEntry {
  /** Without locale prefix. */
  path: string
  locale: Locale
  updatedAt: string
}

/**
 * Every published document that is a page of the site: pages, and on the personal site articles,
 * answers and jobs. What is marked as not to be listed stays out.
 */
export async function listSitemap(queries: SqlRunner, site: Site): Promise<SitemapEntry[]> {
  const folders = site === 'default' ? folderOfCollection : {}
  const result = await queries.execute<SitemapRow>(sql`
    select collection, name, locale, updated_at, attributes->>'path' as path
    from content_documents
    where published_at is not null and (
      (collection = 'pages' and attributes->>'site' = ${site}
        and coalesce(attributes->'deindex', 'false') = 'false')
      or collection = any(${sql.param(Object.keys(folders))}::text[]))
    order by collection, name, locale`)
  return result.rows.flatMap((row) => {
    const path = row.path ?? `${folders[row.collection]}/${row.name}`
    if (!isLocale(row.locale) || isDeindexed(path) || isDeindexed(row.name)) return []
    if (availability(site, row.locale, path) === 'absent') return []
    return [{ path, locale: row.locale, updatedAt: new Date(row.updated_at).toISOString() }]
  })
}

interface SitemapRow extends Record<string, unknown> {
  collection: string
  name: string
  locale: string
  updated_at: string
  path: string | null
}

/** Where the documents of a collection are pages of their own, under their name. */
const folderOfCollection: Readonly<Record<string, string>> = {
  blogs: '/blog',
  'help-articles': '/support',
  jobs: '/careers',
}

/** The collections that a sitemap is made from; publishing in any of them changes it. */
export const sitemapCollections: readonly string[] = ['pages', ...Object.keys(folderOfCollection)]
