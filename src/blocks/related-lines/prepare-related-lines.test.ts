import { expect, test } from 'vitest'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { prepareRelatedLines } from './prepare-related-lines.ts'

const lines = [{ line: 'household' }, { line: 'expat-short-term' }] as const

function shownIn(locale: 'fr-fr' | 'de-de', titles: Readonly<Record<string, string>> = {}) {
  return prepareRelatedLines(
    { lines: [...lines] },
    {
      site: 'default',
      locale,
      asOf: isoDateOf('2026-11-18'),
      href: (path) => path,
      titleOf: async (path) => titles[path],
    },
  )
}

test('abroad a line is called as its page there, without a German price', async () => {
  const { lines } = await shownIn('fr-fr', { '/household-insurance': 'Assurance habitation' })
  expect(lines.map(({ name, price }) => ({ name, price }))).toEqual([
    { name: 'Assurance habitation', price: undefined },
    // Nobody has made that page yet.
    { name: 'Assurance santé pour expatriés, jusqu’à cinq ans', price: undefined },
  ])
})

test('in Germany it keeps the name of what is sold', async () => {
  const { lines } = await shownIn('de-de', { '/household-insurance': 'Hausrat' })
  expect(lines[0]?.name).toBe('Hausrat\u00ADversicherung')
  expect(lines[0]?.price?.amount).toMatch(/€/)
})
