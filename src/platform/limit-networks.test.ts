import { expect, test } from 'vitest'
import { limitNetworks } from './limit-networks.ts'

const now = new Date('2026-11-15T10:00:00Z')
const anHourLater = new Date(now.getTime() + 3_600_000)

test('so many of each in an hour, for each network', () => {
  const limits = limitNetworks({ message: 10, kilobyte: 100 })
  const over = () => limits.exceeds('message', '192.0.2.1', now)
  expect(Array.from({ length: 11 }, over)).toEqual([...Array(10).fill(false), true])
  expect(limits.exceeds('message', '192.0.2.2', now)).toBe(false)
  expect(limits.exceeds('kilobyte', '192.0.2.1', now, 100)).toBe(false)
  expect(limits.exceeds('kilobyte', '192.0.2.1', now)).toBe(true)
  expect(limits.exceeds('message', '192.0.2.1', anHourLater)).toBe(false)
})

test('whoever owns a whole network of addresses is one', () => {
  const limits = limitNetworks({ message: 10 })
  const ask = (host: number) => limits.exceeds('message', `2001:db8:1:2::${host}`, now)
  expect(Array.from({ length: 11 }, (_, host) => ask(host)).at(-1)).toBe(true)
})
