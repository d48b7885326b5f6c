import type { TaggedMemory } from '#platform/memory/tagged-memory.ts'
import { DEFAULT_LOCALE, type Locale } from '#sites/locales.ts'
import { listTag } from '../publishing.ts'
import type { ArticleCard } from './article-cards.ts'
import { cardsOfEntries } from './cards-of-entries.ts'
import type { ContentEntry } from './content-entry.ts'
import type { ContentReader, ReaderCondition } from './content-reader.ts'

/** Lists of articles, as pages show them: the newest first. */
export interface ArticleLists {
  /** Popular or not, of a category or of the locale. */
  listArticles(
    locale: Locale,
    options: { category?: string; isPopular: boolean; page?: number; pageSize?: number },
  ): Promise<{ cards: ArticleCard[]; pageCount: number; total: number }>
  /** The first articles of each category, by its uid: popular ones, then the newest. */
  listFirstArticles(
    locale: Locale,
    categories: readonly string[],
    limit?: number,
  ): Promise<ReadonlyMap<string, readonly ArticleCard[]>>
  /** Articles to read after one: the next older of its main category. */
  listOlderArticles(article: ContentEntry<'blogs'>, limit: number): Promise<ArticleCard[]>
}

const usualPageSize = 3

/**
 * From shelves where the source keeps them; else by reading the articles whole, a category at a
 * time: first articles stand beside every page of the blog, so a memory keeps them.
 */
export function articleLists(reader: ContentReader, memory?: TaggedMemory): ArticleLists {
  const read = async (
    locale: string,
    where: readonly ReaderCondition[],
    { page = 1, pageSize }: { page?: number; pageSize: number },
  ) => {
    const sort = { field: 'publishedAt', direction: 'desc' } as const
    return reader.list('blogs', { locale, where, sort, page, pageSize, state: 'live' })
  }
  const readFirst: ArticleLists['listFirstArticles'] = async (
    locale,
    categories,
    limit = usualPageSize,
  ) => {
    if (reader.cards) return reader.cards.first({ shelves: categories, limit })
    const lists = categories.map(async (category) => {
      const { entries } = await read(locale, [within(category)], { pageSize: limit })
      return [category, cardsOfEntries(entries)] as const
    })
    return new Map(await Promise.all(lists))
  }
  return {
    async listArticles(locale, { category, isPopular, page = 1, pageSize = usualPageSize }) {
      const pages = (total: number) => Math.ceil(total / pageSize)
      if (reader.cards) {
        const shelf = category ?? locale
        const { cards, total } = await reader.cards.list({ shelf, isPopular, page, pageSize })
        return { cards, total, pageCount: pages(total) }
      }
      const popular = { path: ['isPopular'], operator: '$eq', value: isPopular } as const
      const where = category === undefined ? [popular] : [popular, within(category)]
      const { entries, total } = await read(locale, where, { page, pageSize })
      return { cards: cardsOfEntries(entries), total, pageCount: pages(total) }
    },
    async listFirstArticles(locale, categories, limit) {
      if (!memory) return readFirst(locale, categories, limit)
      return memory.remember(
        JSON.stringify(['first', locale, categories, limit]),
        () => readFirst(locale, categories, limit),
        // Covers have no locale of their own.
        () => [listTag('blogs', locale), listTag('media', DEFAULT_LOCALE)],
      )
    },
    async listOlderArticles({ id, uid, locale, attributes }, limit) {
      const shelf = attributes.categories[0]?.uid ?? locale
      if (reader.cards) return reader.cards.older({ shelf, than: id, limit })
      const { entries } = await read(locale, [within(shelf)], { pageSize: limit + 1 })
      return cardsOfEntries(entries.filter((each) => each.uid !== uid)).slice(0, limit)
    },
  }
}

/** Articles of a category, as the specification asks for them: its uid contains the text. */
function within(category: string): ReaderCondition {
  return { path: ['categories', 'uid'], operator: '$contains', value: category }
}
