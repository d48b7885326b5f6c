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
    expect([...later.values()].map(({ day }) => day)).toEqual(made.packages.map(() => '2026-12-02'))
    const from = (startDate: string) => {
      const then = quote(lines[id], { ...answers, startDate }, today)
      return then.outcome === 'quoted' ? then.packages : undefined
    }
    expect(from('2026-12-01')).toEqual(made.packages)
    for (const { tier, price } of made.packages) {
      const then = from('2026-12-02')?.find((each) => each.tier === tier)?.price.cents
      expect(then).not.toBe(price.cents)
      expect(later.get(tier)).toEqual({ day: '2026-12-02', cents: then, until: undefined })
    }
  },
)

const gone = { cents: undefined, until: undefined }

test.each([
  // Too old to begin then, or too long ago.
  ['life', { birthDate: '1960-12-02' }, 'basic', { day: '2026-12-02', ...gone }],
  ['bike', { purchaseDate: '2023-12-02' }, 'theft', { day: '2026-12-03', ...gone }],
  // Four years in Germany, with which the packages for five years are gone, and only those.
  [
    'private-health',
    { inGermanySince: '2022-12-02' },
    'standard5y',
    { day: '2026-12-02', ...gone },
  ],
  ['private-health', { inGermanySince: '2022-12-02' }, 'standard', undefined],
  // 51 with an income that is enough for younger people only.
  [
    'private-health',
    { status: 'selfEmployed', yearlyIncome: 40_000_00, birthDate: '1975-12-02' },
    'standard',
    { day: '2026-12-02', ...gone },
  ],
  // Nine to the day is taken, at the price of nine years, and older is not.
  [
    'pet-health',
    { birthDate: '2017-12-02' },
    'full',
    { day: '2026-12-02', until: '2026-12-02', isLast: true },
  ],
  // The price of the birthday holds until the next one in the family.
  [
    'private-health',
    { birthDate: '1996-12-02', dependants: [{ role: 'spouse', birthDate: '1995-12-20' }] },
    'standard',
    { day: '2026-12-02', until: '2026-12-19', isLast: false },
  ],
  // A package that the first of two days leaves alone is told of the second.
  [
    'private-health',
    { inGermanySince: '2022-12-02', birthDate: '1996-12-20' },
    'standard',
    { day: '2026-12-20', until: undefined },
  ],
] as const)('%s, %o: the package %s changes like %o', (id, changes, tier, expected) => {
  const told = quoted(id, changes).later.get(tier)
  if (expected) expect(told).toMatchObject(expected)
  else expect(told).toBeUndefined()
})

test('nothing is told of a birthday that changes nothing, or that no cover can begin after', () => {
  // 30 until 2027 in dental insurance, where the price changes at 31.
  expect(quoted('dental', { birthDate: '1998-12-02' }).later.size).toBe(0)
  // Health insurance begins within six months.
  const far = { birthDate: '1996-05-18' }
  expect(quoted('private-health', far).later.size).toBe(0)
  expect(quoted('life', far).later.get('basic')?.day).toBe('2027-05-18')
})

test('nothing is told once the first day is known', () => {
  const changes = { birthDate: '1996-12-02', startDate: '2026-12-01' }
  expect(quoted('life', changes).later.size).toBe(0)
  for (const id of LINE_IDS) {
    if (!laterStart(lines[id].definition)) expect(quoted(id).later.size, id).toBe(0)
  }
})
