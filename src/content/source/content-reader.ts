import type { Site } from '#sites/site-config.ts'
import type { CollectionName } from '../collections/registry.ts'
import type { SitemapEntry } from '../list-sitemap.ts'
import type { ContentState } from '../query/find-query.ts'
import type { SearchAnswer, SearchQuestion } from '../search/search-content.ts'
import type { ArticleCard, CardPage, CardQuery } from './article-cards.ts'
import type { ContentEntry } from './content-entry.ts'
import type { HelpAnswer } from './help-answers.ts'
import type { PageHead } from './page-heads.ts'

/** What a source is made of: lists of entries, everything in them filled in. */
export interface ContentReader {
  list<Name extends CollectionName>(collection: Name, query: ReaderQuery): Promise<EntryPage<Name>>
  sitemap(site: Site): Promise<SitemapEntry[]>
  /** Finds pages by words, where the source has an index of them. */
  search?(question: SearchQuestion): Promise<SearchAnswer>
  /** Lists without the texts, where the source has them; else documents are read whole. */
  cards?: {
    list(query: CardQuery): Promise<CardPage>
    first(query: { shelves: readonly string[]; limit: number }): Promise<Map<string, ArticleCard[]>>
    /** The answers of the help centre in a locale. */
    help(locale: string): Promise<HelpAnswer[]>
    /** How the pages of a locale are called and described. */
    pages(locale: string): Promise<PageHead[]>
    older(query: { shelf: string; than: number; limit: number }): Promise<ArticleCard[]>
  }
}

export interface ReaderQuery {
  locale: string
  where?: readonly ReaderCondition[]
  /** Only what contains this text in one of its words' fields. */
  search?: string
  sort?: { field: string; direction: 'asc' | 'desc' } | undefined
  page: number
  pageSize: number
  state: ContentState
}

export interface ReaderCondition {
  /** A field, or a reference and a field of its target: `['categories', 'uid']`. */
  path: readonly [string] | readonly [string, string]
  operator: '$eq' | '$contains'
  value: string | boolean
}

interface EntryPage<Name extends CollectionName> {
  entries: ContentEntry<Name>[]
  pageCount: number
  total: number
}
