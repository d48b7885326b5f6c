import type { Answers } from '../conditions/evaluate.ts'
import { type PastField, pastPlacesOf } from '../journey/past-days.ts'
import { valuesAt } from '../journey/values-at.ts'
import type { LineDefinition } from '../lines/define-line.ts'
import { CARE_SURCHARGE_FROM_AGE } from '../statutory/age-limits.ts'
import {
  addDays,
  ageAt,
  birthdayOf,
  firstOfNextMonth,
  type IsoDate,
  isoDateOf,
} from '../values/iso-date.ts'

/** A day in the past that answers name. */
interface PastDay {
  readonly day: IsoDate
  readonly field: PastField
}

export function pastDaysIn(definition: LineDefinition, answers: Answers): readonly PastDay[] {
  const days: PastDay[] = []
  for (const { path, field } of pastPlacesOf(definition)) {
    for (const { value } of valuesAt(answers, path)) days.push({ day: value as IsoDate, field })
  }
  return days
}

/**
 * First days of cover after one and until another, at most a year later, from which on a price may be
 * another: a birthday, years since another day of the past, or the law of a new year.
 */
export function turningDays(
  past: readonly PastDay[],
  after: IsoDate,
  until: IsoDate,
): readonly IsoDate[] {
  const days: IsoDate[] = []
  const add = (day: IsoDate) => {
    if (day > after && day <= until && !days.includes(day)) days.push(day)
  }
  add(newYearOf(until))
  for (const { day, field } of past) {
    // An arrival may be ahead, and comes round only later.
    if (day > after) continue
    add(returnOf(day, after))
    // "At most three years ago" still holds on the day itself.
    if (field.kind === 'date') add(returnOf(addDays(day, 1), after))
    else add(firstOfNextMonth(birthdayOf(day, CARE_SURCHARGE_FROM_AGE)))
  }
  return days.sort()
}

export function newYearOf(day: IsoDate): IsoDate {
  return isoDateOf(`${day.slice(0, 4)}-01-01`)
}

/** When a day comes round for the first time after another. */
function returnOf(day: IsoDate, after: IsoDate): IsoDate {
  return birthdayOf(day, ageAt(day, after) + 1)
}
