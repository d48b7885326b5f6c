import { expect, it } from 'vitest'
import { localePath } from './locale-path.ts'

it.each([
  ['en-de', '/', '/'],
  ['en-de', '/press', '/press'],
  ['en-eu', '/', '/en-eu'],
  ['en-eu', '/support', '/en-eu/support'],
] as const)('%s writes %s as %s', (locale, path, expected) => {
  expect(localePath(locale, path)).toBe(expected)
})
