import { expect, test } from 'vitest'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { prepareRelatedLines } from './prepare-related-lines.ts'

const lines = [{ line: 'household' }, { line: 'expat-short-term' }] as const

function shownIn(
  locale: 'fr-fr' | 'de-de',
  pages: Readonly<Record<string, { title: string; description: string }>> = {},
) {
  return prepareRelatedLines(
    { lines: [...lines] },
    {
      site: 'default',
      locale,
      asOf: isoDateOf('2026-11-18'),
      href: (path) => path,
      pageWords: async (path) => pages[path],
    },
  )
}

const home = { title: 'Assurance habitation', description: 'Pas de clés sans attestation.' }

test('abroad a line is called and described as its page there, without a German price', async () => {
  const { lines } = await shownIn('fr-fr', { '/household-insurance': home })
  expect(lines.map(({ name, summary, price }) => ({ name, summary, price }))).toEqual([
    { name: home.title, summary: home.description, price: undefined },
    // Nobody has made that page yet, and what is said of ours is said of Germany.
    { name: 'Assurance santé pour expatriés, jusqu’à cinq ans', summary: '', price: undefined },
  ])
})

test('in Germany it keeps the name of what is sold', async () => {
  const { lines } = await shownIn('de-de', { '/household-insurance': home })
  expect(lines[0]?.name).toBe('Hausrat\u00ADversicherung')
  expect(lines[0]?.summary).toMatch(/^Ersetzt /)
  expect(lines[0]?.price?.amount).toMatch(/€/)
})
