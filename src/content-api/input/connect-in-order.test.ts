import { expect, test } from 'vitest'
import { type Connected, connectInOrder } from './connect-in-order.ts'

const connect = (before: string, ...connected: [string, Connected['at']][]) =>
  connectInOrder(
    [...before],
    connected.map(([uid, at]) => ({ uid, at })),
    ['shown'],
  ).join('')

const beside = (side: 'before' | 'after', of: string) => ({ side, of })

test.each([
  ['at the end', 'ab', [['c', 'end']], 'abc'],
  ['at the start', 'ab', [['c', 'start']], 'cab'],
  ['before another', 'ab', [['c', beside('before', 'b')]], 'acb'],
  ['after another', 'ab', [['c', beside('after', 'a')]], 'acb'],
  ['at the end, where it was before', 'abc', [['a', 'end']], 'bca'],
  ['after another, where it was before', 'abc', [['a', beside('after', 'b')]], 'bac'],
  ['beside one that only the public sees', 'ab', [['c', beside('before', 'shown')]], 'abc'],
  ['beside itself', 'abc', [['a', beside('after', 'a')]], 'bca'],
] as const)('%s', (_how, before, connected, after) => {
  expect(
    connect(before, ...connected.map(([uid, at]): [string, Connected['at']] => [uid, at])),
  ).toBe(after)
})

test('several are connected in turn, and one waits for that beside which it stands', () => {
  expect(connect('a', ['b', 'end'], ['c', beside('before', 'b')])).toBe('acb')
  expect(
    connect(
      '',
      ['a', beside('before', 'b')],
      ['c', 'end'],
      ['b', beside('after', 'd')],
      ['d', 'end'],
    ),
  ).toBe('dabc')
})

test('beside one that is not connected, or that waits for it, is refused', () => {
  expect(() => connect('a', ['c', beside('before', 'x')])).toThrow('x, beside which')
  expect(() => connect('', ['a', beside('before', 'b')], ['b', beside('before', 'a')])).toThrow(
    'circular reference',
  )
})
