import { describe, expect, test } from 'vitest'
import type { LoadedLine } from '#insurance/lines/load-line.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { proofDueAfter } from './next-cover.ts'

const last = (endsWithProof: 'law' | 'terms', noticeOn: string, endDate: string) =>
  proofDueAfter(
    { definition: { endsWithProof } as LoadedLine['definition'] },
    { noticeOn: isoDateOf(noticeOn), endDate: isoDateOf(endDate) },
    isoDateOf(noticeOn),
  )

describe('the last day of the proof', () => {
  test.each([
    ['two months after the notice', '2026-11-18', '2026-12-31', '2027-01-18'],
    ['the end, where that comes later', '2026-11-18', '2027-01-19', '2027-01-19'],
    ['the same, where both fall on one day', '2026-11-18', '2027-01-18', '2027-01-18'],
    ['the last of a short month', '2027-12-31', '2028-01-31', '2028-02-29'],
    ['the Monday after a Sunday', '2026-11-17', '2026-12-31', '2027-01-18'],
    ['the end, be it a Sunday', '2026-11-17', '2027-01-31', '2027-01-31'],
  ])('is by law %s', (_, noticeOn, endDate, expected) => {
    expect(last('law', noticeOn, endDate)).toBe(expected)
  })

  test('is by the terms of incoming cover the day to which notice is given', () => {
    expect(last('terms', '2026-11-18', '2026-12-31')).toBe('2026-12-31')
  })

  test('is none where it would be over when notice is given', () => {
    expect(last('terms', '2027-01-01', '2026-12-31')).toBeUndefined()
    expect(last('law', '2027-01-18', '2026-12-31')).toBe('2027-03-18')
  })
})
