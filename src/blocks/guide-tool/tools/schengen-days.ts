import { addDays, daysBetween, type IsoDate, parseIsoDate } from '#insurance/values/iso-date.ts'
import { count, day, type ToolDefinition, textOf } from '../define-tool.ts'

/** Article 6 (1) of Regulation (EU) 2016/399: 90 days in any 180, first and last day counted. */
const mostDays = 90
const windowDays = 180

/** How long a visitor may stay, after an earlier visit. */
export const schengenDays: ToolDefinition = {
  fields: [
    { name: 'from', kind: 'date', initial: { months: -3 } },
    { name: 'until', kind: 'date', initial: { months: -2 } },
    { name: 'entry', kind: 'date', initial: { days: 14 } },
  ],
  compute(answers, { today }) {
    const read = (name: string) => parseIsoDate(textOf(answers, name)) ?? today
    const [from, until, entry] = [read('from'), read('until'), read('entry')]
    const allowed = longestStay(from, until, entry)
    const before = daysWithin(from, until, addDays(entry, 1 - windowDays), entry)
    return {
      tone: allowed === 0 ? 'careful' : 'good',
      headline:
        allowed === 0
          ? { key: 'none' }
          : {
              key: 'headline',
              values: { days: count(allowed), last: day(addDays(entry, allowed - 1)) },
            },
      rows: [
        { label: { key: 'before' }, value: count(before) },
        { label: { key: 'allowed' }, value: count(allowed), strong: true },
      ],
      notes: [{ key: 'note' }],
    }
  },
}

/** Day by day, because days of the earlier visit drop out of the window while somebody stays. */
function longestStay(from: IsoDate, until: IsoDate, entry: IsoDate): number {
  for (let stayed = 0; stayed < mostDays; stayed += 1) {
    const on = addDays(entry, stayed)
    const earlier = daysWithin(from, until, addDays(on, 1 - windowDays), on)
    if (earlier + stayed + 1 > mostDays) return stayed
  }
  return mostDays
}

/** How many days of a visit lie in a window, both ends counted. */
function daysWithin(from: IsoDate, until: IsoDate, start: IsoDate, end: IsoDate): number {
  const first = from > start ? from : start
  const last = until < end ? until : end
  return last < first ? 0 : daysBetween(first, last) + 1
}
