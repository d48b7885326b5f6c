import { expect, test } from 'vitest'
import { changedSince } from './typed-meanwhile.ts'

test('what was typed since is told apart from what was sent, field by field', () => {
  const before = { title: 'One', body: '<p>a</p>', tags: ['x'], gone: 1, blocks: [{ id: 1 }] }
  const now = {
    title: 'One',
    body: '<p>ab</p>',
    tags: ['x'],
    blocks: [{ id: 1 }, { id: 2 }],
    new: 2,
  }
  expect(changedSince(before, now)).toEqual([
    ['body', '<p>ab</p>'],
    ['gone', undefined],
    ['blocks', [{ id: 1 }, { id: 2 }]],
    ['new', 2],
  ])
  expect(changedSince(now, structuredClone(now))).toEqual([])
})
