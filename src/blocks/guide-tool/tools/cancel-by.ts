import {
  addDays,
  addMonths,
  addYears,
  daysBetween,
  type IsoDate,
  parseIsoDate,
} from '#insurance/values/iso-date.ts'
import { count, day, type ToolDefinition, textOf } from '../define-tool.ts'

/** The last day on which a cancellation may arrive; what counts is the day it arrives (§ 130 BGB). */
export const cancelBy: ToolDefinition = {
  fields: [
    { name: 'end', kind: 'date', initial: { months: 5 } },
    {
      name: 'notice',
      kind: 'choice',
      options: ['three', 'two', 'one', 'weeks'],
      initial: 'three',
      // Article 22 of Law 50/1980; article L. 113-12 of the code des assurances.
      initialIn: { es: 'one', fr: 'two' },
    },
  ],
  compute(answers, { today }) {
    const given = parseIsoDate(textOf(answers, 'end')) ?? today
    const notice = textOf(answers, 'notice')
    const isLate = lastDay(given, notice) < today
    const end = nextEnd(given, notice, today)
    const last = lastDay(end, notice)
    const left = daysBetween(today, last)
    return {
      tone: left < 14 ? 'careful' : 'good',
      headline: { key: isLate ? 'late' : 'headline', values: { last: day(last), end: day(end) } },
      rows: [
        { label: { key: 'last' }, value: day(last), strong: true },
        { label: { key: 'left' }, value: count(left) },
        { label: { key: 'end' }, value: day(end) },
      ],
      notes: [{ key: 'note' }],
    }
  },
}

const MONTHS: Readonly<Record<string, number>> = { three: 3, two: 2, one: 1 }

/**
 * The whole notice lies between that day and the end: three months to 30 June begin on 1 April. From
 * the last of a shorter month they end with the same number (§ 188 (2) BGB), so to 30 May that counts.
 */
function lastDay(end: IsoDate, notice: string): IsoDate {
  const months = MONTHS[notice]
  if (!months) return addDays(end, -14)
  const dayBefore = addDays(addMonths(addDays(end, 1), -months), -1)
  const sameNumber = addMonths(end, -months)
  return sameNumber > dayBefore ? sameNumber : dayBefore
}

/** Contracts that are not cancelled go on for a year at most (§ 11 VVG). */
function nextEnd(end: IsoDate, notice: string, today: IsoDate): IsoDate {
  for (let years = 0; years < 100; years += 1) {
    const each = addYears(end, years)
    if (lastDay(each, notice) >= today) return each
  }
  return end
}
