import { percent, shareOf } from '#insurance/values/percent.ts'
import { euros, numberOf, type ToolDefinition } from '../define-tool.ts'

/** What a family still spends of an income when one person is gone: a rule of thumb, and shown as one. */
const neededShare = percent(60)
/** Policies are sold in steps. */
const step = 5_000_00

/** How much money would be missing, for as long as somebody depends on it. */
export const lifeSum: ToolDefinition = {
  fields: [
    { name: 'net', kind: 'money', initial: 2_600_00, max: 30_000_00 },
    { name: 'years', kind: 'number', initial: 15, min: 1, max: 40 },
    { name: 'debt', kind: 'money', initial: 0, max: 2_000_000_00 },
    { name: 'savings', kind: 'money', initial: 10_000_00, max: 2_000_000_00 },
  ],
  compute(answers) {
    const living = shareOf(numberOf(answers, 'net') * 12 * numberOf(answers, 'years'), neededShare)
    const debt = numberOf(answers, 'debt')
    const savings = numberOf(answers, 'savings')
    const missing = Math.max(0, living + debt - savings)
    const sum = Math.ceil(missing / step) * step
    return {
      tone: sum > 0 ? 'plain' : 'good',
      headline: sum > 0 ? { key: 'headline', values: { sum: euros(sum) } } : { key: 'nothing' },
      rows: [
        { label: { key: 'living' }, value: euros(living) },
        { label: { key: 'debt' }, value: euros(debt) },
        { label: { key: 'savings' }, value: euros(savings) },
        { label: { key: 'sum' }, value: euros(sum), strong: true },
      ],
      notes: [{ key: 'note' }],
    }
  },
}
