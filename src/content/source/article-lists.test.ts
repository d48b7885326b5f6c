import { expect, test } from 'vitest'
import { TaggedMemory } from '#platform/memory/tagged-memory.ts'
import { articleLists } from './article-lists.ts'
import type { ContentReader } from './content-reader.ts'

/** Our own store keeps shelves; another system is asked for each category. */
function countingLists(hasShelves: boolean) {
  const memory = new TaggedMemory({ limit: 10, freshMs: 1000, now: () => 0 })
  const reads: string[] = []
  const reader: ContentReader = {
    async list(collection, { where }) {
      reads.push(`${collection} ${where?.map(({ value }) => value)}`)
      return { entries: [], pageCount: 0, total: 0 }
    },
    sitemap: async () => [],
  }
  const cards: NonNullable<ContentReader['cards']> = {
    async first({ shelves }) {
      reads.push(`first of ${shelves}`)
      return new Map()
    },
    help: async () => [],
    pages: async () => [],
    list: async () => ({ cards: [], total: 0 }),
    older: async () => [],
  }
  return { memory, reads, lists: articleLists(hasShelves ? { ...reader, cards } : reader, memory) }
}

test.each([
  [true, ['first of de-de--health,de-de--bike']],
  [false, ['blogs de-de--health', 'blogs de-de--bike']],
])('first articles are read once for all parts of a page (shelves: %s)', async (has, expected) => {
  const { lists, reads } = countingLists(has)
  const ask = () => lists.listFirstArticles('de-de', ['de-de--health', 'de-de--bike'], 1)
  await Promise.all([ask(), ask()])
  await ask()
  expect(reads).toEqual(expected)
})

test.each(['blogs:de-de', 'media:en-de'])(
  'first articles are read again when one of %s is published',
  async (tag) => {
    const { lists, reads, memory } = countingLists(true)
    const ask = (limit: number) => lists.listFirstArticles('de-de', ['de-de--health'], limit)
    for (const limit of [1, 1, 2]) await ask(limit)
    memory.purge('blogs:en-de')
    await ask(1)
    expect(reads).toHaveLength(2)
    memory.purge(tag)
    await ask(1)
    expect(reads).toHaveLength(3)
  },
)
