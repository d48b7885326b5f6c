import { expect, test } from 'vitest'
import { isHostPath, readHostPath } from './host-path.ts'

test.each([
  ['app:/me', { host: 'app', locale: undefined, path: '/me' }],
  ['health:/', { host: 'health', locale: undefined, path: '/' }],
  ['default@fr-fr:/a/b', { host: 'default', locale: 'fr-fr', path: '/a/b' }],
  ['business:/a:b@c', { host: 'business', locale: undefined, path: '/a:b@c' }],
])('%s names a page of ours', (link, read) => {
  expect(readHostPath(link)).toEqual(read)
})

test.each(['/support', 'tk:/', 'app', 'app:me', 'app@en-de:/me', 'https://app:/me', 'xapp:/me'])(
  '%s is a link of another kind',
  (link) => {
    expect(readHostPath(link)).toBeUndefined()
    expect(isHostPath(link)).toBe(false)
  },
)

test.each([
  ['default@de-de:/support', true],
  ['default@xx-yy:/support', false],
  ['app:/me?a=b', false],
  ['app:/Me', false],
  ['app://evil.example', false],
])('content may be written with %s: %s', (link, is) => {
  expect(isHostPath(link)).toBe(is)
})
