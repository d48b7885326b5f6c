import { expect, test } from 'vitest'
import { tagsBeyondEditor } from './rich-text-tags.ts'

test('names what would be lost, once', () => {
  expect(tagsBeyondEditor('<p>a<sup>1</sup> <sup>2</sup></p><details></details>')).toEqual([
    'sup',
    'details',
  ])
  expect(tagsBeyondEditor('<h2>a</h2><table><tr><td>1 < 2</td></tr></table>')).toEqual([])
})
