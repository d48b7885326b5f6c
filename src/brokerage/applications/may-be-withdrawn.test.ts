import { describe, expect, test } from 'vitest'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { mayBeWithdrawn } from './may-be-withdrawn.ts'

describe('withdrawing', () => {
  const mayWithdraw = (
    on: string,
    { until, days = 14 }: { readonly until: string | null; readonly days?: number },
  ) =>
    mayBeWithdrawn(
      { state: 'active', withdrawalDays: days },
      { withdrawUntil: until },
      isoDateOf(on),
    )

  test('is possible on the last day and not after it', () => {
    expect(mayWithdraw('2026-11-30', { until: '2026-11-30' })).toBe(true)
    expect(mayWithdraw('2026-12-01', { until: '2026-11-30' })).toBe(false)
  })

  test('is possible at any time while nothing was received', () => {
    expect(mayWithdraw('2036-11-30', { until: null })).toBe(true)
  })

  test('is never possible where there is no such right', () => {
    expect(mayWithdraw('2026-11-16', { until: null, days: 0 })).toBe(false)
  })
})
