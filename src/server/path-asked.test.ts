import { expect, test } from 'vitest'
import { pathAsked } from './path-asked.ts'

test.each([
  ['/blog?a=1', '/blog?a=1'],
  ['http://localhost:3000/blog?a=http://x/', '/blog?a=http://x/'],
  ['HTTPS://LocalHost:3000/blog', '/blog'],
  ['http://localhost:3000', '/'],
  ['http://localhost:3000?a=1', '/?a=1'],
  // What follows the host is judged as every path is.
  ['http://localhost:3000//evil.example', '//evil.example'],
])('%s asks for %s', (url, path) => {
  expect(pathAsked({ url, headers: { host: 'localhost:3000' } })).toBe(path)
})

test.each([
  'http://evil.example/blog',
  'http://evil@localhost:3000/blog',
  'http://localhost/blog',
  'http:///blog',
  'ftp://localhost:3000/blog',
])('%s stays, to be refused', (url) => {
  expect(pathAsked({ url, headers: { host: 'localhost:3000' } })).toBe(url)
})
