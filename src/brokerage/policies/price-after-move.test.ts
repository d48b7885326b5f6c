import { expect, test } from 'vitest'
import { loadLine } from '#insurance/lines/load-line.ts'
import { LINE_IDS } from '#insurance/lines/registry.ts'
import { addMonths, isoDateOf } from '#insurance/values/iso-date.ts'
import { completeAnswers } from '../test-orders.ts'
import { asksPostcode, priceAfterMove } from './price-after-move.ts'

const frozenOn = isoDateOf('2026-11-15')
const [household, bike, pet, life] = await Promise.all([
  loadLine('household'),
  loadLine('bike'),
  loadLine('pet-health'),
  loadLine('life'),
])
const order = (line: typeof household, tier: string, cents: number, more: object) => ({
  answers: completeAnswers(line, frozenOn, { pc: '86150', ...more }),
  product: { name: '', tier, tierName: '', features: [] },
  price: { cents, currency: 'EUR', period: 'month' } as const,
  frozenOn,
})

test('the price follows the postcode by the rules', () => {
  const ordered = order(household, 'basic', 325, { sqm: 50 })
  // 50 m² × €650 × 1.2 or 3.0 ‰, a month.
  expect(priceAfterMove(household, ordered, { pc: '86150' })).toBe(325)
  expect(priceAfterMove(household, ordered, { pc: '10115' })).toBe(813)
})

test('what was bought three years before the first day still has a price', () => {
  const startDate = isoDateOf('2026-11-16')
  const purchaseDate = addMonths(startDate, -36)
  const ordered = order(bike, 'theft', 667, { startDate, purchaseDate, price: 2_000_00 })
  // €2,000 × 5 % × 0.8 or 1.5, a month.
  expect(priceAfterMove(bike, ordered, { pc: '86150' })).toBe(667)
  expect(priceAfterMove(bike, ordered, { pc: '10115' })).toBe(1250)
})

test('a pet that was young when it was insured costs the same elsewhere', () => {
  const ordered = order(pet, 'full', 2000, { birthDate: addMonths(frozenOn, -23) })
  expect(priceAfterMove(pet, ordered, { pc: '10115' })).toBe(
    priceAfterMove(pet, ordered, { pc: '86150' }),
  )
  expect(priceAfterMove(pet, ordered, { pc: '10115' })).toBe(2000)
})

test('a first day after a birthday is priced by the age then', () => {
  const first = { birthDate: '1996-12-15', startDate: '2026-12-01' }
  const ordered = order(life, 'basic', 1855, { ...first, sum: 200_000_00, term: 20 })
  const from = (startDate: string) => priceAfterMove(life, ordered, { startDate })
  expect(from('2026-12-14')).toBe(1855)
  // As the cases of the line have it at 30.
  expect(from('2026-12-15')).toBe(2031)
  expect(from('2028-12-15')).toBeUndefined()
})

test('what the rules refuse has no price', () => {
  const ordered = order(household, 'basic', 325, { sqm: 50, solidBuilding: 'no' })
  expect(priceAfterMove(household, ordered, { pc: '10115' })).toBeUndefined()
})

test('rules that have changed since the order say nothing about a move', () => {
  const ordered = order(household, 'basic', 300, { sqm: 50 })
  expect(priceAfterMove(household, ordered, { pc: '10115' })).toBeUndefined()
})

test('these lines ask for a postcode before the price', async () => {
  const asking = []
  for (const id of LINE_IDS) if (asksPostcode((await loadLine(id)).definition)) asking.push(id)
  expect(asking.toSorted()).toEqual(['bike', 'household', 'pet-health'])
})
