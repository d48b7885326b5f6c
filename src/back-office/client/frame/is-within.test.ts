import { expect, test } from 'vitest'
import { isWithin } from './is-within.ts'

test.each([
  ['/admin', '/admin', true],
  ['/admin', '/admin/inbox', false],
  ['/admin/inbox', '/admin/inbox/7', true],
  ['/admin/complaints', '/admin/complaints?state=new', true],
  ['/admin/navigations', '/admin/navigation-businesses', false],
  ['/admin/blogs', '/admin/blogs-old', false],
])('%s holds %s: %s', (entry, screen, expected) => {
  expect(isWithin(entry, screen)).toBe(expected)
})
