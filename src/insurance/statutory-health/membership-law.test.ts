import { expect, it } from 'vitest'
import { isoDateOf } from '../values/iso-date.ts'
import { lawOfMembership } from './membership-law.ts'

const today = isoDateOf('2026-11-17')

it.each([
  ['2024-12-31', today],
  ['2025-01-01', '2025-01-01'],
  ['2026-12-31', '2026-12-31'],
  // A year whose law nobody can know today.
  ['2099-01-01', today],
])('a membership from %s goes by the law of %s', (start, law) => {
  expect(lawOfMembership(isoDateOf(start), today)).toBe(law)
})
