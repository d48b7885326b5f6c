import { expect, test } from 'vitest'
import { titleOfRecord } from './title-of-record.ts'

test.each([
  ['blogs', { title: 'Moving' }, 'Moving'],
  ['blogs', { title: '' }, 'main-navigation'],
  ['navigations', { kind: 'main-navigation' }, 'Main navigation'],
])('%s %j is called %s', (collection, attributes, title) => {
  const record = { attributes, name: 'main-navigation', id: 'en-de--main-navigation' }
  expect(titleOfRecord(collection, record)).toBe(title)
})
