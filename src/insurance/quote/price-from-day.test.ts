import { expect, test } from 'vitest'
import { loadAllLines } from '../lines/load-line.ts'
import { referenceAnswers } from '../lines/reference-answers.ts'
import { LINE_IDS, type LineId } from '../lines/registry.ts'
import { isoDateOf } from '../values/iso-date.ts'
import { laterStart, priceFromDay } from './price-from-day.ts'
import { quote } from './quote.ts'

const today = isoDateOf('2026-11-17')
const lines = await loadAllLines()

function quoted(id: LineId, changes: object = {}) {
  const answers = { ...referenceAnswers(lines[id].definition, today), ...changes }
  const made = quote(lines[id], answers, today)
  if (made.outcome !== 'quoted') throw new Error(JSON.stringify(made))
  return { made, answers, later: priceFromDay(lines[id], made) }
}

test.each([
  ['life', { birthDate: '1996-12-02' }],
  ['disability', { birthDate: '1996-12-02' }],
  ['dental', { birthDate: '1995-12-02' }],
  ['pet-health', { birthDate: '2023-12-02' }],
  ['private-health', { birthDate: '1996-12-02' }],
] as const)(
  '%s tells what it costs from the birthday on, and that is what it costs',
  (id, born) => {
    const { made, answers, later } = quoted(id, born)
    expect(later?.day).toBe('2026-12-02')
    const from = (startDate: string) => {
      const then = quote(lines[id], { ...answers, startDate }, today)
      return then.outcome === 'quoted' ? then.packages : undefined
    }
    expect(from('2026-12-01')).toEqual(made.packages)
    expect(from('2026-12-02')).toEqual(later?.packages)
    const prices = (packages = made.packages) => packages.map(({ price }) => price.cents)
    expect(prices(later?.packages)).not.toEqual(prices())
  },
)

test.each([
  // Too old to begin then, or too long ago: nothing is left.
  ['life', { birthDate: '1960-12-02' }, '2026-12-02', []],
  ['pet-health', { birthDate: '2017-12-02' }, '2026-12-02', ['surgery', 'full', 'fullPrevention']],
  ['bike', { purchaseDate: '2023-12-02' }, '2026-12-03', []],
  // Four years in Germany, with which the packages for five years are gone.
  ['private-health', { inGermanySince: '2022-12-02' }, '2026-12-02', ['standard', 'premium']],
  // 51 with an income that is enough for younger people only.
  [
    'private-health',
    { status: 'selfEmployed', yearlyIncome: 40_000_00, birthDate: '1975-12-02' },
    '2026-12-02',
    [],
  ],
] as const)('%s, %o, from %s on has the packages %o', (id, changes, day, tiers) => {
  const { later } = quoted(id, changes)
  expect([later?.day, later?.packages.map(({ tier }) => tier)]).toEqual([day, tiers])
})

test('nothing is told of a birthday that changes nothing, or that no cover can begin after', () => {
  // 30 until 2027 in dental insurance, where the price changes at 31.
  expect(quoted('dental', { birthDate: '1998-12-02' }).later).toBeUndefined()
  // Health insurance begins within six months.
  const far = { birthDate: '1996-05-18' }
  expect(quoted('private-health', far).later).toBeUndefined()
  expect(quoted('life', far).later?.day).toBe('2027-05-18')
})

test('nothing is told once the first day is known', () => {
  const changes = { birthDate: '1996-12-02', startDate: '2026-12-01' }
  expect(quoted('life', changes).later).toBeUndefined()
  for (const id of LINE_IDS) {
    if (!laterStart(lines[id].definition)) expect(quoted(id).later, id).toBeUndefined()
  }
})
