import { firstDayAfterBond, firstDayAfterChoice } from '#insurance/statutory-health/fund-choice.ts'
import { addDays, parseIsoDate } from '#insurance/values/iso-date.ts'
import { day, type ToolDefinition, textOf } from '../define-tool.ts'

/**
 * § 175 (4) SGB V: bound for twelve months; the end of the second month after the month of the
 * choice; a raise of the Zusatzbeitrag lifts the bond; a new job allows a new choice at once.
 */
export const switchFund: ToolDefinition = {
  fields: [
    { name: 'reason', kind: 'choice', options: ['none', 'raise', 'job'], initial: 'none' },
    { name: 'since', kind: 'date', initial: { months: -24 } },
    { name: 'choice', kind: 'date', initial: {} },
  ],
  compute(answers, { today }) {
    const since = parseIsoDate(textOf(answers, 'since')) ?? today
    const choice = parseIsoDate(textOf(answers, 'choice')) ?? today
    const reason = textOf(answers, 'reason')
    if (reason === 'job') {
      return {
        tone: 'good',
        headline: { key: 'job', values: { start: day(choice) } },
        rows: [{ label: { key: 'tellBy' }, value: day(addDays(choice, 14)) }],
        notes: [{ key: 'noteJob' }],
      }
    }
    const byNotice = firstDayAfterChoice(choice)
    const byBond = firstDayAfterBond(since)
    const start = reason === 'raise' || byBond <= byNotice ? byNotice : byBond
    const isBound = start === byBond && byBond > byNotice
    return {
      tone: isBound ? 'careful' : 'good',
      headline: { key: isBound ? 'bound' : 'free', values: { start: day(start) } },
      rows: [
        { label: { key: 'lastDay' }, value: day(addDays(start, -1)) },
        { label: { key: 'firstDay' }, value: day(start), strong: true },
      ],
      notes: [{ key: reason === 'raise' ? 'noteRaise' : 'note' }],
    }
  },
}
