import { expect, test } from 'vitest'
import { isReadable } from './is-readable.ts'

test.each(['privacy-policy', 'impressum'])(
  '/%s is read before choosing, in every locale',
  (page) => {
    for (const prefix of ['', '/de-de', '/en-nl']) {
      expect(isReadable(`${prefix}/${page}`)).toBe(true)
      expect(isReadable(`${prefix}/${page}/`)).toBe(true)
    }
  },
)

test.each([
  '/',
  '/de-de',
  '/blog/impressum',
  '/impressum-x',
  '/privacy-policy/x',
  '/deu/impressum',
])('%s waits for the choice', (path) => {
  expect(isReadable(path)).toBe(false)
})
