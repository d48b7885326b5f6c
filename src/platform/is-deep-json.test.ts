import { expect, test } from 'vitest'
import { isDeepJson } from './is-deep-json.ts'

const nested = (depth: number, inner = '') =>
  '[{"a":'.repeat(depth / 2) + inner + '}]'.repeat(depth / 2)

test.each([
  [nested(100, '1'), false],
  [nested(102, '1'), true],
  [`[${'[],{},'.repeat(1_000)}1]`, false],
  // What stands in a text is no bracket, whatever stands before its quotes.
  [JSON.stringify({ a: '['.repeat(200), '"[': '\\"{{'.repeat(200), c: '\\' }), false],
  [JSON.stringify(['\\', JSON.parse(nested(102, '1'))]), true],
  ['"['.repeat(50), false],
])('%.40s… is deeper than a hundred: %s', (text, isDeep) => {
  expect(isDeepJson(text)).toBe(isDeep)
})

test('a megabyte of brackets is refused without being read', () => {
  const begun = performance.now()
  expect(isDeepJson('['.repeat(1_000_000))).toBe(true)
  expect(isDeepJson(`["${'\\"['.repeat(300_000)}"]`)).toBe(false)
  expect(performance.now() - begun).toBeLessThan(200)
})
