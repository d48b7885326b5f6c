import { expect, test } from 'vitest'
import type { ContentSource } from '#content/source.ts'
import { isBlogPath, loadBlogNavigation } from './blog-navigation.ts'

const categories = [
  { slug: 'health-insurance', title: 'Gesundheit' },
  { slug: 'policy-guides', title: 'Ratgeber' },
  { slug: 'life-in-germany', title: 'Leben in Deutschland' },
]

/** Where only some of the categories have articles. */
function sources(filled: readonly string[]) {
  const content = {
    listAll: async () => categories.map((attributes) => ({ uid: attributes.slug, attributes })),
    listFirstArticles: async () => new Map(filled.map((uid) => [uid, [{}]])),
  } as unknown as Pick<ContentSource, 'listAll' | 'listFirstArticles'>
  return { content, cacheTags: new Set<string>() }
}

const all = categories.map(({ slug }) => slug)
const guides = { name: 'Ratgeber', href: '/de-de/blog/category/policy-guides' }
const lifeIn = { name: 'Leben in Deutschland', href: '/de-de/blog/life-in-germany' }

test('the guides are one menu, policy guides first; life in the country is a link', async () => {
  const links = [guides, { name: 'Gesundheit', href: '/de-de/blog/category/health-insurance' }]
  expect(await loadBlogNavigation(sources(all), 'de-de')).toEqual({
    guides: [{ title: 'Ratgeber', groups: [{ links }] }],
    links: [lifeIn],
  })
})

test('a category without guides is not offered; the page goes when that changes for any', async () => {
  const some = sources(['policy-guides', 'life-in-germany'])
  expect(await loadBlogNavigation(some, 'de-de')).toEqual({ guides: [], links: [guides, lifeIn] })
  expect([...some.cacheTags]).toEqual(all.map((uid) => `filled:${uid}`))
})

test('a country without a section has no link to one', async () => {
  expect((await loadBlogNavigation(sources(all), 'en-pt')).links).toEqual([])
})

test.each([
  ['/blog', true],
  ['/blog/category/pet-insurance', true],
  ['/blogger', false],
  ['/', false],
])('%s', (path, expected) => {
  expect(isBlogPath(path)).toBe(expected)
})
