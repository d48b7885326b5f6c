import type { TaggedMemory } from '#platform/memory/tagged-memory.ts'
import type { CollectionName } from '../collections/registry.ts'
import { listTag } from '../publishing.ts'
import type { ContentReader } from './content-reader.ts'
import { entryTags } from './entry-tags.ts'

/**
 * What every page of a site is made from, besides its own document. Documents of other collections
 * are read for one page each, which the page cache remembers.
 */
const readByEveryPage: ReadonlySet<CollectionName> = new Set([
  'settings',
  'navigations',
  'navigation-businesses',
  'announcement-bars',
  'jobs',
  'redirects',
  'blog-categories',
])

/** Reads what every page needs once, and again when it was published anew. Drafts pass by. */
export function createRememberedReader(reader: ContentReader, memory: TaggedMemory): ContentReader {
  return {
    list(collection, query) {
      const isSearch = query.search !== undefined
      if (query.state !== 'live' || isSearch || !readByEveryPage.has(collection)) {
        return reader.list(collection, query)
      }
      return memory.remember(
        JSON.stringify([collection, query]),
        () => reader.list(collection, query),
        ({ entries }) => [listTag(collection, query.locale), ...entryTags(entries)],
      )
    },
    sitemap: (site) => reader.sitemap(site),
    ...(reader.search ? { search: reader.search } : {}),
    ...(reader.cards ? { cards: rememberLists(reader.cards, memory) } : {}),
  }
}

type Cards = NonNullable<ContentReader['cards']>

/** Answers stand beside many pages, even beside every question of an application; pages name each other. */
function rememberLists(cards: Cards, memory: TaggedMemory): Cards {
  return {
    ...cards,
    help: (locale) =>
      memory.remember(
        JSON.stringify(['help', locale]),
        () => cards.help(locale),
        () => [listTag('help-articles', locale)],
      ),
    pages: (locale) =>
      memory.remember(
        JSON.stringify(['page heads', locale]),
        () => cards.pages(locale),
        () => [listTag('pages', locale)],
      ),
  }
}
