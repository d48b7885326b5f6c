import { expect, test } from 'vitest'
import { listQuery } from './list-query.ts'
import { sitesOf } from './sites-of.ts'

const read = (query: string) => Object.fromEntries(new URLSearchParams(query))

test('page, order, words and filters in the words of the content API', () => {
  const query = listQuery(
    {
      pagination: { page: 2, perPage: 50 },
      sort: { field: 'attributes.title', order: 'ASC' },
      filter: { q: 'dog', locale: 'de-de', stage: 'changed', site: 'business' },
    },
    'one',
  )
  expect(read(query)).toEqual({
    'pagination[page]': '2',
    'pagination[pageSize]': '50',
    sort: 'title:asc',
    locale: 'de-de',
    _q: 'dog',
    stage: 'changed',
    'filters[site][$eq]': 'business',
  })
})

test('without filters: everything, what changed last first', () => {
  expect(read(listQuery({}, undefined))).toMatchObject({ sort: 'updatedAt:desc', locale: 'all' })
})

test('the record’s id is the uid', () => {
  expect(read(listQuery({ sort: { field: 'id', order: 'ASC' } }, undefined))).toMatchObject({
    sort: 'uid:asc',
  })
})

test.each([
  ['pages', 'one'],
  ['announcement-bars', 'several'],
  ['blogs', undefined],
  ['navigations', undefined],
])('%s have sites: %s', (collection, sites) => expect(sitesOf(collection)).toBe(sites))
