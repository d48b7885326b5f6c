import { expect, test } from 'vitest'
import { loadAllLines } from '../lines/load-line.ts'
import { referenceAnswers } from '../lines/reference-answers.ts'
import { addDays, addYears, isoDateOf } from '../values/iso-date.ts'
import { quote } from './quote.ts'

const today = isoDateOf('2026-11-16')
const lines = Object.values(await loadAllLines())

const pricesOn = (line: (typeof lines)[number], answers: object, day: typeof today) => {
  const quoted = quote(line, answers, day)
  return quoted.outcome === 'quoted'
    ? quoted.packages.map(({ tier, price }) => [tier, price.cents])
    : quoted.outcome
}

/** § 55 (3) SGB XI: the childless pay more when the month of a birthday is over. */
const MONTH_ENDS = ['2026-11-29', '2026-11-30']

/** With every day that is still ahead moved so far that it stays ahead. */
const laterOn = (answers: object) =>
  Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => [
      id,
      typeof answer === 'string' && /^\d{4}-\d\d-\d\d$/.test(answer) && answer >= today
        ? addDays(today, 60)
        : answer,
    ]),
  )

test.each([
  ['this month', () => 4],
  ['next month', () => 25],
  ['on the last day', (validDays: number) => validDays],
])('a price holds on the day that is promised, whoever has a birthday %s', (_, daysAhead) => {
  let shortened = 0
  for (const line of lines) {
    const reference = referenceAnswers(line.definition, today)
    if (!('birthDate' in reference)) continue
    for (let age = 18; age <= 66; age += 1) {
      const { id, quoteValidDays } = line.definition
      const birthday = addDays(today, daysAhead(quoteValidDays))
      const birthDate = addYears(birthday, -age)
      const answers = { ...laterOn(reference), birthDate }
      const quoted = quote(line, answers, today)
      if (quoted.outcome !== 'quoted') continue
      const now = pricesOn(line, answers, today)
      expect(pricesOn(line, answers, quoted.validUntil), `${id} ${age}`).toEqual(now)
      if (quoted.validUntil === addDays(today, quoteValidDays)) continue
      shortened += 1
      // Asked on the day before, cover begins on the birthday at the earliest.
      const before = [-1, -2].map((days): string => addDays(birthday, days))
      expect([...before, ...MONTH_ENDS]).toContain(quoted.validUntil)
      expect(pricesOn(line, answers, addDays(quoted.validUntil, 1))).not.toEqual(now)
    }
  }
  expect(shortened).toBeGreaterThan(20)
})

test.each([
  // Two years old, and dearer, from the 21st, and nine: who asks on the 20th is insured from then on.
  ['pet-health', { birthDate: '2024-11-21' }, '2026-11-19'],
  ['pet-health', { birthDate: '2017-11-21' }, '2026-11-19'],
  // Older than nine on the day after tomorrow.
  ['pet-health', { birthDate: '2017-11-17' }, '2026-11-16'],
  ['pet-health', { birthDate: '2025-11-21' }, '2026-12-16'],
  // Four years in Germany, with which the packages for five years are gone.
  ['private-health', { inGermanySince: '2022-11-21' }, '2026-11-19'],
  ['private-health', { inGermanySince: '2023-11-21' }, '2026-12-16'],
  // Bought three years ago at most.
  ['bike', { purchaseDate: '2023-11-17' }, '2026-11-16'],
  ['bike', { purchaseDate: '2023-11-21' }, '2026-11-20'],
  ['bike', { purchaseDate: '2024-11-21' }, '2026-12-16'],
])('a price of %s for %o holds until %s', (id, past, validUntil) => {
  const line = lines.find(({ definition }) => definition.id === id)
  if (!line) throw new Error(`There is no line ${id}.`)
  const answers = { ...laterOn(referenceAnswers(line.definition, today)), ...past }
  expect(quote(line, answers, today)).toMatchObject({ outcome: 'quoted', validUntil })
  expect(pricesOn(line, answers, isoDateOf(validUntil))).toEqual(pricesOn(line, answers, today))
})

test.each([
  // Thirty from the 21st: cover that was to begin before can begin only then.
  ['life', '1996-11-21', '2026-11-18', '2026-11-19'],
  ['life', '1996-11-21', '2026-11-21', '2026-12-16'],
  ['private-health', '1996-11-21', '2026-11-18', '2026-11-19'],
  ['expat-short-term', '1986-11-21', '2026-11-18', '2026-11-20'],
])('%s, born on %s, for cover from %s holds until %s', (id, birthDate, startDate, validUntil) => {
  const line = lines.find(({ definition }) => definition.id === id)
  if (!line) throw new Error(`There is no line ${id}.`)
  const answers = { ...referenceAnswers(line.definition, today), birthDate, startDate }
  expect(quote(line, answers, today)).toMatchObject({ outcome: 'quoted', validUntil })
})

test('a price that rests on the law of a year is not promised beyond it', () => {
  const line = lines.find(({ definition }) => definition.id === 'public-health')
  if (!line) throw new Error('There is no public health insurance.')
  const december = isoDateOf('2026-12-20')
  const quoted = quote(line, referenceAnswers(line.definition, december), december)
  expect(quoted).toMatchObject({ outcome: 'quoted', validUntil: '2026-12-31' })
})

test('without either it holds for the days of its line', () => {
  for (const line of lines) {
    const quoted = quote(line, referenceAnswers(line.definition, today), today)
    const { id, quoteValidDays } = line.definition
    expect(quoted, id).toMatchObject({ validUntil: addDays(today, quoteValidDays) })
  }
})

test('prices are reckoned once where no day until then can change them', () => {
  for (const line of lines) {
    let times = 0
    const rate: typeof line.tariff.rate = (answers, asOf) => {
      times += 1
      return line.tariff.rate(answers, asOf)
    }
    // Birthdays are today: a whole year passes until the next.
    const answers = referenceAnswers(line.definition, today)
    quote({ ...line, tariff: { ...line.tariff, rate } }, answers, today)
    expect(times, line.definition.id).toBe(1)
  }
})
