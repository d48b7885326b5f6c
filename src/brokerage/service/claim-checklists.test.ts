import { expect, test } from 'vitest'
import { claimKindsOf, maternityMonths } from './claim-checklists.ts'

test.each([
  ['expat-short-term', 'premium', 8],
  ['expat-short-term', 'basic', undefined],
  ['expat-long-term', 'comprehensive', 0],
  ['expat-long-term', 'standard', undefined],
  ['private-health', 'standard', 0],
  ['private-health', 'premium5y', 0],
  ['company-health', 'budget600', undefined],
  ['household', 'basic', undefined],
])('%s, package %s, pays for a birth after %s months', (line, tier, months) => {
  expect(maternityMonths({ line, tier })).toBe(months)
  expect(claimKindsOf({ line, tier }).includes('maternity')).toBe(months !== undefined)
  expect(claimKindsOf({ line, tier }).at(-1)).toBe('other')
})
