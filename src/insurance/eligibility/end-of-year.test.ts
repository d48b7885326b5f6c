import { expect, it, test } from 'vitest'
import { isoDateOf } from '../values/iso-date.ts'
import { recommendHealth } from './recommend-health.ts'
import { ask, BASE, EMPLOYEE, verdicts } from './test-health-answers.ts'

const EVE = isoDateOf('2025-12-31')
const EVE_WITHOUT_NEWS = isoDateOf('2026-12-31')

test.each([
  ['2025-12-30', 535_00, 'yes'],
  ['2025-12-30', 535_01, 'limited'],
  ['2025-12-31', 565_00, 'yes'],
  ['2025-12-31', 565_01, 'limited'],
])(
  'on %s a spouse with %i cents a month is insured free by the limit of the next day: %s',
  (day, month, verdict) => {
    const spouse = { status: 'joiningFamily', familyInsurer: 'gkv', yearlyIncome: month * 12 }
    expect(ask(spouse, isoDateOf(day)).products.public.verdict).toBe(verdict)
  },
)

it('goes on by the old limits while the new ones are not known, and says so', () => {
  const at = (yearlyIncome: number) => ask({ ...EMPLOYEE, yearlyIncome }, EVE_WITHOUT_NEWS)
  expect(verdicts(at(77_400_00))).toBe('must no no no')
  expect(verdicts(at(77_400_01))).toBe('yes yes no no')
  expect(at(77_400_01).warnings).toContain('numbersOfOldYear')
})

test.each([
  ['2025-12-31', '2025-12-31', false],
  ['2026-12-30', '2026-12-30', false],
  ['2026-12-31', '2026-12-31', true],
  // Early in a year that nobody entered yet.
  ['2026-12-31', '2027-01-20', true],
])('by the law of %s, asked on %s: old numbers told %s', (asOf, today, told) => {
  const answers = { ...BASE, ...EMPLOYEE }
  const result = recommendHealth(answers, isoDateOf(asOf), undefined, isoDateOf(today))
  expect(result).toMatchObject({ outcome: 'recommended' })
  if (result.outcome !== 'recommended') return
  expect(result.warnings.includes('numbersOfOldYear')).toBe(told)
})

it('what was recorded before is still read as it was', () => {
  const raw = { ...BASE, ...EMPLOYEE, yearlyIncome: 75_000_00 }
  const before = recommendHealth(raw, EVE, '8')
  expect(before).toMatchObject({ products: { private: { verdict: 'yes' } } })
})
