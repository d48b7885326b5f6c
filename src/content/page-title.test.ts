import { expect, test, vi } from 'vitest'
import { fixedClock } from '#platform/clock.ts'
import { pageTitles } from './page-title.ts'
import { readStartingContent } from './read-starting-content.ts'

const all = await readStartingContent()
const settings = all.find(({ collection }) => collection === 'settings')?.attributes

function titlesAmong(pages: Record<string, { locale: string; title: string }>) {
  const cacheTags = new Set<string>()
  const content = {
    getSettings: async () => settings,
    describePage: async (_site: string, _locale: string, path: string) => {
      const page = pages[path]
      if (!page) return undefined
      const { locale, title } = page
      return { uid: `${locale}--page`, locale, attributes: { title, site: 'default', path } }
    },
  }
  const clock = fixedClock('2026-11-18T09:00:00Z')
  const facts = { content, cacheTags, clock, reportError: vi.fn() }
  const titleOf = pageTitles(facts as unknown as Parameters<typeof pageTitles>[0], {
    site: 'default',
    locale: 'fr-fr',
  })
  return { titleOf, cacheTags }
}

test('a title says what the settings say, and changes with its page', async () => {
  const page = { locale: 'fr-fr', title: 'Santé avec {{setting.brandName}}' }
  const { titleOf, cacheTags } = titlesAmong({ '/health-insurance': page })
  expect(await titleOf('/health-insurance')).toBe('Santé avec Feather')
  expect([...cacheTags]).toEqual(['pages:fr-fr--page'])
})

test('where the country has no page of its own, the first one that it gets is seen', async () => {
  const { titleOf, cacheTags } = titlesAmong({ '/lent': { locale: 'en-de', title: 'Lent' } })
  expect(await titleOf('/nowhere')).toBeUndefined()
  expect([...cacheTags]).toEqual(['pages:fr-fr'])
  cacheTags.clear()
  expect(await titleOf('/lent')).toBe('Lent')
  expect([...cacheTags]).toEqual(['pages:fr-fr', 'pages:en-de--page'])
})
