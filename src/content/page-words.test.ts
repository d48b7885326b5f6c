import { expect, test, vi } from 'vitest'
import { fixedClock } from '#platform/clock.ts'
import { pageWordsOf } from './page-words.ts'
import { readStartingContent } from './read-starting-content.ts'

const all = await readStartingContent()
const settings = all.find(({ collection }) => collection === 'settings')?.attributes

type Page = { locale: string; title: string; seo?: { metaDescription: string } }

function wordsAmong(pages: Record<string, Page>) {
  const cacheTags = new Set<string>()
  const content = {
    getSettings: async () => settings,
    describePage: async (_site: string, _locale: string, path: string) => {
      const page = pages[path]
      if (!page) return undefined
      const { locale, ...attributes } = page
      return {
        uid: `${locale}--page`,
        locale,
        attributes: { ...attributes, site: 'default', path },
      }
    },
  }
  const clock = fixedClock('2026-11-18T09:00:00Z')
  const facts = { content, cacheTags, clock, reportError: vi.fn() }
  const wordsOf = pageWordsOf(facts as unknown as Parameters<typeof pageWordsOf>[0], {
    site: 'default',
    locale: 'fr-fr',
  })
  return { wordsOf, cacheTags }
}

test('a page is named with what the settings say, and who names it changes with it', async () => {
  const page = {
    locale: 'fr-fr',
    title: 'Santé avec {{setting.brandName}}',
    seo: { metaDescription: 'Expliquée par {{setting.brandName}}.' },
  }
  const { wordsOf, cacheTags } = wordsAmong({ '/health-insurance': page })
  expect(await wordsOf('/health-insurance')).toEqual({
    title: 'Santé avec Feather',
    description: 'Expliquée par Feather.',
  })
  expect([...cacheTags]).toEqual(['pages:fr-fr--page'])
})

test('where the country has no page of its own, the first one that it gets is seen', async () => {
  const { wordsOf, cacheTags } = wordsAmong({ '/lent': { locale: 'en-de', title: 'Lent' } })
  expect(await wordsOf('/nowhere')).toBeUndefined()
  expect([...cacheTags]).toEqual(['pages:fr-fr'])
  cacheTags.clear()
  expect(await wordsOf('/lent')).toEqual({ title: 'Lent', description: '' })
  expect([...cacheTags]).toEqual(['pages:fr-fr', 'pages:en-de--page'])
})
