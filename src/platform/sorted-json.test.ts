import { expect, test } from 'vitest'
import { sortedJson } from './sorted-json.ts'

test('keys are sorted at every depth, lists keep their order', () => {
  expect(sortedJson({ b: [{ d: 1, c: undefined }, 'x', null], a: -0 })).toBe(
    '{"a":0,"b":[{"d":1},"x",null]}',
  )
  expect(sortedJson({ a: { y: 1, x: 2 }, b: 3 })).toBe(sortedJson({ b: 3, a: { x: 2, y: 1 } }))
  expect(sortedJson([2, 1])).not.toBe(sortedJson([1, 2]))
})
