import { expect, test } from 'vitest'
import { chooseEncoding } from './accept-encoding.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['deflate', 'identity'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['gzip, *;q=0', 'gzip'],
  ['BR', 'br'],
  ['br;q=abc', 'identity'],
  [['gzip', 'br'], 'br'],
])('%s → %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})
