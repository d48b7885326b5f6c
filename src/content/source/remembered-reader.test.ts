import { expect, test } from 'vitest'
import { TaggedMemory } from '#platform/memory/tagged-memory.ts'
import type { ContentReader, ReaderQuery } from './content-reader.ts'
import { createRememberedReader } from './remembered-reader.ts'

const live: ReaderQuery = { locale: 'en-de', page: 1, pageSize: 1, state: 'live' }

function countingReader() {
  const memory = new TaggedMemory({ limit: 10, freshMs: 1000, now: () => 0 })
  const reads: string[] = []
  const plain: ContentReader = {
    async list(collection, { locale, state }) {
      reads.push(`${collection} ${locale} ${state}`)
      const inner = { collection: 'media', uid: 'en-de--logo' }
      const entry = { collection, uid: `${locale}--one`, attributes: { inner } }
      return { entries: [entry], pageCount: 1, total: 1 } as never
    },
    sitemap: async () => [],
    cards: {
      async help(locale) {
        reads.push(`help ${locale}`)
        return []
      },
      async pages(locale) {
        reads.push(`page heads ${locale}`)
        return []
      },
      first: async () => new Map(),
      list: async () => ({ cards: [], total: 0 }),
      older: async () => [],
    },
  }
  return { memory, reads, reader: createRememberedReader(plain, memory) }
}

test('what every page reads is read once for each locale', async () => {
  const { reader, reads } = countingReader()
  await reader.list('navigations', live)
  await reader.list('navigations', live)
  await reader.list('navigations', { ...live, locale: 'de-de' })
  expect(reads).toEqual(['navigations en-de live', 'navigations de-de live'])
})

test('drafts and the documents of single pages are never remembered', async () => {
  const { reader, reads } = countingReader()
  for (const _ of [1, 2]) {
    await reader.list('settings', { ...live, state: 'preview' })
    await reader.list('pages', live)
  }
  expect(reads).toHaveLength(4)
})

test.each(['settings:en-de--one', 'settings:en-de', 'media:en-de--logo'])(
  'publishing %s has it read again',
  async (tag) => {
    const { reader, reads, memory } = countingReader()
    await reader.list('settings', live)
    memory.purge('settings:de-de')
    await reader.list('settings', live)
    expect(reads).toHaveLength(1)
    memory.purge(tag)
    await reader.list('settings', live)
    expect(reads).toHaveLength(2)
  },
)

test.each(['help-articles:en-de', 'help-articles:de-de'])(
  'answers of a locale are read again when one of %s is published',
  async (tag) => {
    const { reader, reads, memory } = countingReader()
    for (const _ of [1, 2]) await reader.cards?.help('en-de')
    expect(reads).toHaveLength(1)
    memory.purge(tag)
    await reader.cards?.help('en-de')
    expect(reads).toHaveLength(tag === 'help-articles:en-de' ? 2 : 1)
  },
)

test('how pages are called is read once for all that name one, until a page is published', async () => {
  const { reader, reads, memory } = countingReader()
  const ask = () => Promise.all([1, 2, 3].map(() => reader.cards?.pages('fr-fr')))
  await ask()
  memory.purge('pages:es-es')
  await ask()
  expect(reads).toEqual(['page heads fr-fr'])
  memory.purge('pages:fr-fr')
  await ask()
  expect(reads).toHaveLength(2)
})
