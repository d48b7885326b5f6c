import { expect, test } from 'vitest'
import { atMostOne } from './store.ts'

test('a look-up by uid expects at most one result', () => {
  expect(atMostOne([])).toBeUndefined()
  expect(atMostOne(['only'])).toBe('only')
  expect(() => atMostOne(['one', 'two'])).toThrow('Too many results')
})
