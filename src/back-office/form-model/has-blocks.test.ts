import { expect, test } from 'vitest'
import { hasBlocks } from './has-blocks.ts'

test('pages are edited on the page, articles and everything else in fields', () => {
  expect(['pages', 'blogs', 'forms', 'applications', ''].filter(hasBlocks)).toEqual(['pages'])
})
