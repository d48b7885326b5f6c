import { SUM_PER_SQUARE_METRE_CENTS } from '#insurance/lines/household/sum-per-square-metre.ts'
import { divideHalfUp } from '#insurance/values/rounding.ts'
import { euros, numberOf, type ToolDefinition } from '../define-tool.ts'

/** § 75 VVG: who insures too little is paid in the same proportion. */
export const householdSum: ToolDefinition = {
  fields: [
    { name: 'sqm', kind: 'number', initial: 60, min: 10, max: 400 },
    { name: 'insured', kind: 'money', initial: 25_000_00, max: 500_000_00 },
    { name: 'damage', kind: 'money', initial: 8_000_00, max: 500_000_00 },
  ],
  compute(answers) {
    const value = numberOf(answers, 'sqm') * SUM_PER_SQUARE_METRE_CENTS
    const insured = numberOf(answers, 'insured')
    const damage = Math.min(numberOf(answers, 'damage'), value)
    const paid =
      insured >= value ? damage : Math.min(insured, divideHalfUp(damage * insured, value))
    const isShort = insured < value
    return {
      tone: isShort ? 'careful' : 'good',
      headline: isShort
        ? { key: 'short', values: { missing: euros(value - insured), lost: euros(damage - paid) } }
        : { key: 'enough' },
      rows: [
        { label: { key: 'value' }, value: euros(value), share: 1, strong: true },
        { label: { key: 'insured' }, value: euros(insured), share: Math.min(1, insured / value) },
        { label: { key: 'paid' }, value: euros(paid) },
        { label: { key: 'lost' }, value: euros(damage - paid) },
      ],
      notes: [{ key: 'note', values: { rate: euros(SUM_PER_SQUARE_METRE_CENTS) } }],
    }
  },
}
