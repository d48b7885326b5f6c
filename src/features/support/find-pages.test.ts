import { readFile } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import type { SearchAnswer } from '#content/search/search-content.ts'
import { fixedClock } from '#platform/clock.ts'
import { findPages } from './find-pages.ts'

const settings: unknown = JSON.parse(
  await readFile(
    new URL('../../../content/settings/en-de--settings.json', import.meta.url),
    'utf8',
  ),
)

/** A search that finds one page, with these words in every part of it. */
function finding(words: string) {
  const page = { collection: 'pages', locale: 'en-de', path: '/about', title: words }
  const answer = { results: [{ ...page, summary: words, body: words }], words: ['cancel'] }
  const content = {
    search: async () => answer as unknown as SearchAnswer,
    getSettings: async () => settings,
  }
  const clock = fixedClock('2026-11-16T09:00:00Z')
  return { content, clock, reportError: vi.fn() } as unknown as Parameters<typeof findPages>[0]
}

test.each(['How {{setting.brandName}} is different', 'Cancel from {{price.bike}} in {{law.year}}'])(
  'a result shows %s as visitors read it',
  async (words) => {
    const asked = { locale: 'en-de', text: 'cancel', scope: 'site', typing: false } as const
    const { results } = await findPages(finding(words), asked)
    expect(results).toHaveLength(1)
    expect(JSON.stringify(results)).not.toContain('{{')
  },
)
