import { expect, test } from 'vitest'
import { LOCALES } from '#sites/locales.ts'
import { changedShelves } from './shelves.ts'

const page = (more: object, publishedAt: Date | null = new Date(0)) => ({
  collection: 'pages',
  name: 'cats',
  locale: 'de-de',
  attributes: { title: 'Katzen', site: 'default', path: '/cats', ...more },
  publishedAt,
})
const translations = LOCALES.map((locale) => `pages:${locale}--cats`)

test.each([
  ['comes', undefined, page({})],
  ['is taken back', page({}), page({}, null)],
  ['moves to another path', page({}), page({ path: '/kittens' })],
  ['moves to another site', page({}), page({ site: 'business' })],
])('the translations of a page are purged when it %s', (_what, before, after) => {
  expect(changedShelves(before, after)).toEqual(translations)
})

test('the translations of a page stay when only its text changes', () => {
  expect(changedShelves(page({}), page({ title: 'Kätzchen' }))).toEqual([])
})
