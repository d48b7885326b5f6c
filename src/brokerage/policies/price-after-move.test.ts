import { expect, test } from 'vitest'
import { loadLine } from '#insurance/lines/load-line.ts'
import { LINE_IDS } from '#insurance/lines/registry.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { completeAnswers } from '../test-orders.ts'
import { asksPostcode, priceAfterMove } from './price-after-move.ts'

const today = isoDateOf('2026-11-15')
const household = await loadLine('household')
const product = { name: '', tier: 'basic', tierName: '', features: [] }
const order = (more: object) => ({
  answers: completeAnswers(household, today, { sqm: 50, ...more }),
  product,
})

test('the price follows the postcode by the rules, also long after the first day', () => {
  const ordered = order({ pc: '86150' })
  const later = isoDateOf('2027-10-01')
  for (const day of [today, later]) {
    // 50 m² × €650 × 1.2 or 3.0 ‰, a month.
    expect(priceAfterMove(household, ordered, '86150', day)).toBe(325)
    expect(priceAfterMove(household, ordered, '10115', day)).toBe(813)
  }
})

test('what the rules refuse has no price', () => {
  expect(priceAfterMove(household, order({ solidBuilding: 'no' }), '10115', today)).toBeUndefined()
})

test('these lines ask for a postcode before the price', async () => {
  const asking = []
  for (const id of LINE_IDS) if (asksPostcode((await loadLine(id)).definition)) asking.push(id)
  expect(asking.toSorted()).toEqual(['bike', 'household', 'pet-health'])
})
