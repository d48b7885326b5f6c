import { expect, test } from 'vitest'
import { loadRatedLine } from '../lines/load-line.ts'
import type { LineId } from '../lines/registry.ts'
import { isoDateOf } from '../values/iso-date.ts'
import { quoteWith } from './quote-with.ts'

const today = isoDateOf('2026-11-17')

type Changes = (birthDate: string, startDate?: string) => Record<string, unknown>

const person: Changes = (birthDate, startDate) => ({ birthDate, startDate })
const staff: Changes = (birthDate, startDate) => ({
  employees: Array.from({ length: 10 }, () => ({ birthDate })),
  startDate,
})

/** Lines whose prices or projections follow an age, with the year of a birth at which a year counts. */
test.each([
  ['life', 1996, person],
  ['disability', 1996, person],
  ['private-health', 1996, person],
  ['dental', 1995, person],
  ['pet-health', 2023, person],
  ['pension', 1996, person],
  ['basis-pension', 1996, person],
  ['company-life', 1986, staff],
] as const)(
  '%s, asked for before the birthday: the age counts on the first day of cover',
  async (id, year, changes) => {
    const offered = await offersOf(id)
    const older = offered(changes(`${year}-11-17`))
    const younger = offered(changes(`${year}-12-02`))
    expect(older).not.toEqual(younger)
    expect(offered(changes(`${year}-12-02`, '2026-12-01'))).toEqual(younger)
    expect(offered(changes(`${year}-12-02`, '2026-12-02'))).toEqual(older)
  },
)

test('company-pension: each employee has a first day of their own', async () => {
  const offered = await offersOf('company-pension')
  const starting = (start: string) =>
    offered({
      employees: [{ birthDate: '1990-12-02', gross: 4_000_00, conversion: 100_00, start }],
    })
  expect(starting('2026-12-02')).not.toEqual(starting('2026-12-01'))
})

test('a first day that cannot be had moves nothing', async () => {
  const offered = await offersOf('life')
  const known = offered(person('1996-12-02'))
  expect(offered(person('1996-12-02', '2028-12-02'))).toEqual(known)
  expect(offered(person('1996-12-02', 'soon'))).toEqual(known)
})

async function offersOf(id: LineId) {
  const line = await loadRatedLine(id)
  return (changes: Record<string, unknown>) => {
    const made = quoteWith(line, changes, { today })
    if (made.outcome !== 'quoted') throw new Error(JSON.stringify(made))
    return made.packages
  }
}
