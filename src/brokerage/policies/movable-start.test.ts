import { expect, test } from 'vitest'
import { loadAllLines } from '#insurance/lines/load-line.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { movableStart } from './movable-start.ts'

const lines = await loadAllLines()
const today = isoDateOf('2026-11-17')
const contract = { state: 'active', startDate: isoDateOf('2026-12-01'), facts: {} } as const

const latestOf = (line: keyof typeof lines, over: Partial<typeof contract> | object = {}) =>
  movableStart(lines[line].definition, { ...contract, ...over }, today)?.latest

test('a start moves as far ahead as it could be ordered', () => {
  expect(latestOf('household')).toEqual({ months: 12 })
  expect(latestOf('private-health')).toEqual({ months: 6 })
  expect(latestOf('public-health')).toEqual({ months: 6 })
  expect(latestOf('expat-short-term')).toEqual({ months: 6 })
  expect(latestOf('travel-health')).toEqual({ months: 12 })
})

test('it stays where cover has begun, and where the price hangs on the days', () => {
  expect(latestOf('household', { startDate: today })).toBeUndefined()
  expect(latestOf('household', { state: 'cancelled' })).toBeUndefined()
  expect(latestOf('travel-health', { facts: { tripTo: '2026-12-10' } })).toBeUndefined()
  expect(latestOf('company-pension')).toBeUndefined()
})
