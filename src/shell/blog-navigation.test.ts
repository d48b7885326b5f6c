import { expect, test } from 'vitest'
import type { ContentSource } from '#content/source.ts'
import { isBlogPath, loadBlogNavigation } from './blog-navigation.ts'

const categories = [
  { slug: 'health-insurance', title: 'Gesundheit' },
  { slug: 'policy-guides', title: 'Ratgeber' },
  { slug: 'life-in-germany', title: 'Leben in Deutschland' },
]
const content = {
  listAll: async () => categories.map((attributes) => ({ attributes })),
} as unknown as Pick<ContentSource, 'listAll'>

test('the guides are one menu, policy guides first; life in the country is a link', async () => {
  expect(await loadBlogNavigation(content, 'de-de')).toEqual({
    guides: [
      {
        title: 'Ratgeber',
        groups: [
          {
            links: [
              { name: 'Ratgeber', href: '/de-de/blog/category/policy-guides' },
              { name: 'Gesundheit', href: '/de-de/blog/category/health-insurance' },
            ],
          },
        ],
      },
    ],
    lifeIn: [{ name: 'Leben in Deutschland', href: '/de-de/blog/life-in-germany' }],
  })
})

test('a country without a section has no link to one', async () => {
  expect((await loadBlogNavigation(content, 'en-pt')).lifeIn).toEqual([])
})

test.each([
  ['/blog', true],
  ['/blog/category/pet-insurance', true],
  ['/blogger', false],
  ['/', false],
])('%s', (path, expected) => {
  expect(isBlogPath(path)).toBe(expected)
})
