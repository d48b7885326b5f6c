import { expect, test } from 'vitest'
import { countInWindow, openWindows } from './count-in-window.ts'

const at = (ms: number) => new Date(Date.UTC(2026, 10, 15) + ms)

test('counts each key until its window ends', () => {
  const count = countInWindow({ windowMs: 1000, mostKeys: 10 })
  expect([count('a', at(0)), count('a', at(999)), count('b', at(999))]).toEqual([1, 2, 1])
  expect(count('a', at(1000))).toBe(1)
})

test('forgets who came longest ago', () => {
  const count = countInWindow({ windowMs: 1000, mostKeys: 2 })
  for (const key of ['a', 'b', 'a', 'c']) count(key, at(0))
  expect([count('a', at(1)), count('b', at(1))]).toEqual([3, 1])
})

test('a window of a clock that ran ahead ends once the clock is put right', () => {
  const count = countInWindow({ windowMs: 1_000, mostKeys: 10 })
  count('anna', new Date('2036-01-01'))
  expect(count('anna', new Date('2036-01-01'))).toBe(2)
  expect(count('anna', new Date('2026-01-01'))).toBe(1)
})

test('tells how long a window stays open', () => {
  const add = openWindows({ windowMs: 1_000, mostKeys: 10 })
  expect(add('anna', 5)).toEqual({ count: 1, leftMs: 1_000 })
  expect(add('anna', 1_004)).toEqual({ count: 2, leftMs: 1 })
  expect(add('anna', 1_005)).toEqual({ count: 1, leftMs: 1_000 })
})
