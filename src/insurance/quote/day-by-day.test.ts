import { expect, test } from 'vitest'
import type { Answers } from '../conditions/evaluate.ts'
import { resolveBound } from '../fields/date-bound.ts'
import { earliestStart } from '../journey/asked-start.ts'
import { loadAllLines, type RatedLine } from '../lines/load-line.ts'
import { referenceAnswers } from '../lines/reference-answers.ts'
import { pickBySeed } from '../lines/test-fixed-chance.ts'
import { sampleAnswers } from '../lines/test-sample-answers.ts'
import { addDays, type IsoDate, isoDateOf, parseIsoDate } from '../values/iso-date.ts'
import { type LaterPrice, laterStart, priceFromDay } from './price-from-day.ts'
import { type QuotedQuote, quote } from './quote.ts'

/** With the end of a year whose law is known, of one whose law is not, and of February ahead. */
const DAYS = ['2025-12-10', '2026-12-10', '2026-02-05', '2026-10-20'].map(isoDateOf)
const PEOPLE = 2
/** Years that turn a price in some line: since a purchase, in Germany, of a pet, without children. */
const YEARS_THAT_TURN = [3, 23, 9, 4]

const lines = Object.values(await loadAllLines())

/** The reference profile with other days of the past, most of which come round in the next weeks. */
const asked = lines.flatMap((line) => {
  // The same people on every run.
  const pick = pickBySeed(3)
  return DAYS.flatMap((day, index) =>
    Array.from({ length: PEOPLE }, (_, person) => {
      const sampled = Object.entries(sampleAnswers(line.definition, pick, day, 'quote'))
      const past = sampled.filter(([, value]) => daysIn(value).some((each) => each < day))
      const reference = referenceAnswers(line.definition, day)
      const turning = YEARS_THAT_TURN[(index * PEOPLE + person) % YEARS_THAT_TURN.length]
      const others = [turning, undefined].map((years): Answers => {
        return { ...reference, ...comingRound(Object.fromEntries(past), day, pick, years) }
      })
      // Not every line takes whoever is, or what is, so young or old.
      const isTaken = (answers: object) => quote(line, answers, day).outcome === 'quoted'
      return { line, day, answers: others.find(isTaken) ?? reference }
    }),
  )
})

test('a price holds until the day before the first on which it is another', () => {
  let shortened = 0
  const quotedOf = new Set<string>()
  const wrong: unknown[] = []
  for (const { line, day, answers } of asked) {
    const quoted = quote(line, answers, day)
    // Whoever says that an arrival or a trip is ahead says something else once it is over.
    if (quoted.outcome !== 'quoted' || namesDayAhead(answers, day)) continue
    quotedOf.add(line.definition.id)
    const latest = addDays(day, line.definition.quoteValidDays)
    const prices = pricesOf(quoted)
    let holds = day
    while (holds < latest && pricesOn(line, answers, addDays(holds, 1)) === prices) {
      holds = addDays(holds, 1)
    }
    if (quoted.validUntil !== holds) wrong.push([line.definition.id, day, holds, answers])
    if (holds < latest) shortened += 1
  }
  expect(wrong).toEqual([])
  expect(shortened).toBeGreaterThan(20)
  // An arrival and the first day of saving are always ahead.
  const others = lines.map(({ definition }) => definition.id).filter((id) => !quotedOf.has(id))
  expect(others).toEqual(['expat-short-term', 'company-pension'])
})

test('what is told of later first days is what they cost', () => {
  let told = 0
  const wrong: unknown[] = []
  for (const { line, day, answers } of asked) {
    const field = laterStart(line.definition)
    const quoted = quote(line, answers, day)
    if (!field?.latest || quoted.outcome !== 'quoted') continue
    const later = priceFromDay(line, quoted)
    told += later.size
    const [first, last] = [earliestStart(line.definition, day), resolveBound(field.latest, day)]
    for (const start of someDays(first, last, [...later.values()])) {
      const then = quote(line, { ...answers, startDate: start }, day)
      const isTaken = then.outcome === 'quoted' && then.answers['startDate'] === start
      for (const { tier, price } of quoted.packages) {
        const change = later.get(tier)
        if (change?.until !== undefined && start > change.until) continue
        const expected = change && start >= change.day ? change.cents : price.cents
        const cents = isTaken
          ? then.packages.find((each) => each.tier === tier)?.price.cents
          : undefined
        if (cents !== expected) wrong.push([line.definition.id, day, start, tier, answers])
      }
    }
  }
  expect(wrong).toEqual([])
  expect(told).toBeGreaterThan(60)
})

/** Either side of each day that is told of, and some others: all would take long. */
function someDays(first: IsoDate, last: IsoDate, later: readonly LaterPrice[]): IsoDate[] {
  const days: IsoDate[] = []
  for (let day = first; day <= last; day = addDays(day, 13)) days.push(day)
  const told = later.flatMap(({ day, until }) => [addDays(day, -1), day, ...(until ? [until] : [])])
  return [...days, ...told.filter((day) => day >= first && day <= last)]
}

/** Cover begins on no day that is over. */
function pricesOn(line: RatedLine, answers: Answers, day: IsoDate): string {
  const earliest = earliestStart(line.definition, day)
  const { startDate } = answers
  const isOver = typeof startDate === 'string' && startDate < earliest
  const made = quote(line, isOver ? { ...answers, startDate: earliest } : answers, day)
  return made.outcome === 'quoted' ? pricesOf(made) : made.outcome
}

function pricesOf({ packages }: QuotedQuote): string {
  return packages.map(({ tier, price }) => `${tier} ${price.cents}`).join()
}

function namesDayAhead({ startDate: _, ...answers }: Answers, day: IsoDate): boolean {
  return daysIn(answers).some((each) => each >= day)
}

function daysIn(value: unknown): readonly string[] {
  return JSON.stringify(value).match(/\d{4}-\d\d-\d\d/g) ?? []
}

/** With most days of the past moved to the next weeks, so many years ago, or to a 29 February. */
function comingRound(
  answers: object,
  day: IsoDate,
  pick: (max: number) => number,
  years: number | undefined,
): object {
  const isFebruary = day.slice(5, 7) === '02'
  return JSON.parse(JSON.stringify(answers), (_, value) => {
    if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value) || pick(4) === 0) return value
    const year = Number(years ? day.slice(0, 4) : value.slice(0, 4)) - (years ?? 0)
    const soon = `${year}${addDays(day, pick(40) - 15).slice(4)}`
    const moved = parseIsoDate(isFebruary && pick(1) === 0 ? `${year - (year % 4)}-02-29` : soon)
    return moved && moved < day ? moved : value
  })
}
