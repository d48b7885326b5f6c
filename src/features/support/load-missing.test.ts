import { expect, test } from 'vitest'
import type { SearchQuestion } from '#content/search/search-content.ts'
import { fixedClock } from '#platform/clock.ts'
import { loadMissing } from './load-missing.ts'

/** A search that finds five pages and keeps what was asked. */
function searching() {
  const asked: string[] = []
  const results = [1, 2, 3, 4, 5].map((number) => ({
    collection: 'pages',
    locale: 'es-es',
    path: `/page-${number}`,
    title: `Page ${number}`,
    summary: '',
    body: '',
  }))
  const content = {
    search: async ({ text }: SearchQuestion) => {
      asked.push(text)
      return { results, words: [], corrected: undefined }
    },
    getSettings: async () => ({}),
  }
  const facts = { content, clock: fixedClock('2026-11-16T09:00:00Z'), reportError: () => {} }
  return { asked, facts: facts as unknown as Parameters<typeof loadMissing>[0] }
}

const place = { site: 'default', locale: 'es-es' } as const

test('three pages that the last words of the address name are offered, and the way home', async () => {
  const { facts, asked } = searching()
  const missing = await loadMissing(facts, { ...place, path: '/blog/f%C3%BCr-kinder.html' })
  expect(asked).toEqual(['für-kinder'])
  expect(missing).toEqual({
    homeHref: '/es-es',
    nearby: [1, 2, 3].map((number) => ({
      href: `/es-es/page-${number}`,
      title: `Page ${number}`,
    })),
  })
})

test('a search that fails leaves the way home, and is reported', async () => {
  const { facts } = searching()
  const broken = new Error('no answer')
  const reported: unknown[] = []
  const missing = await loadMissing(
    {
      ...facts,
      content: { ...facts.content, search: () => Promise.reject(broken) },
      reportError: (error) => reported.push(error),
    },
    { ...place, path: '/seguro' },
  )
  expect(missing).toEqual({ homeHref: '/es-es', nearby: [] })
  expect(reported).toEqual([broken])
})

test.each(['/wp-login.php', '/.env', '/backup.tar.gz'])(
  'nothing is looked for at %s',
  async (path) => {
    const { facts, asked } = searching()
    expect((await loadMissing(facts, { ...place, path })).nearby).toEqual([])
    expect(asked).toEqual([])
  },
)

test('a site whose pages are not searched offers the way home alone', async () => {
  const { facts, asked } = searching()
  const path = '/liability'
  const missing = await loadMissing(facts, { site: 'business', locale: 'de-de', path })
  expect(missing).toEqual({ homeHref: '/de-de', nearby: [] })
  expect(asked).toEqual([])
})
