import { sql } from 'drizzle-orm'
import type { SqlRunner } from '#platform/database/prepared-runner.ts'
import type { ContentEntry } from './content-entry.ts'

type PageAttributes = ContentEntry<'pages'>['attributes']

/** What other pages say of a page: how it is called and described, without its blocks. */
export interface PageHead {
  uid: string
  locale: string
  attributes: Pick<PageAttributes, 'title' | 'path' | 'site' | 'alsoOn' | 'everyCountry'> & {
    seo?: Pick<NonNullable<PageAttributes['seo']>, 'metaDescription'> | undefined
  }
}

/** Of every page of a locale: they are few, and whoever names one names several. */
export async function listPageHeads(queries: SqlRunner, locale: string): Promise<PageHead[]> {
  const { rows } = await queries.execute<PageHead & Record<string, unknown>>(sql`
    select uid, locale, attributes - 'blocks' - 'editorNotes' as attributes
    from content_documents
    where collection = 'pages' and locale = ${locale} and published_at is not null`)
  return rows
}
