import { expect, test } from 'vitest'
import { loadMissing } from './load-missing.ts'

const page = { href: '/es-es/page', title: 'Page' }

/** Finds one page whatever the words, and keeps what was asked. */
function searching() {
  const asked: string[] = []
  const findNearby = async (locale: string, words: string) => {
    asked.push(`${locale} ${words}`)
    return [page]
  }
  return { asked, facts: { findNearby, reportError: () => {} } }
}

const place = { site: 'default', locale: 'es-es' } as const

test('pages that the last words of the address name are offered, and the way home', async () => {
  const { facts, asked } = searching()
  const missing = await loadMissing(facts, { ...place, path: '/blog/f%C3%BCr-kinder.html' })
  expect(asked).toEqual(['es-es für-kinder'])
  expect(missing).toEqual({ homeHref: '/es-es', nearby: [page] })
})

test('a search that fails leaves the way home, and is reported', async () => {
  const broken = new Error('no answer')
  const reported: unknown[] = []
  const missing = await loadMissing(
    {
      findNearby: () => Promise.reject(broken),
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
