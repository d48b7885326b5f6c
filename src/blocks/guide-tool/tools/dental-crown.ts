import { percent, shareOf } from '#insurance/values/percent.ts'
import { euros, numberOf, type ToolDefinition, textOf } from '../define-tool.ts'

/** § 55 (1) SGB V since 1 October 2020: parts of the standard treatment, by years in the bonus booklet. */
const fixedSubsidy = { none: percent(60), five: percent(70), ten: percent(75) } as const

/** What our packages make of a bill, the fund's part included. */
const packages = [
  { key: 'basic', rate: percent(70) },
  { key: 'comfort', rate: percent(90) },
  { key: 'premium', rate: percent(100) },
] as const

/** What stays with the patient of a bill for a crown, bridge or implant. */
export const dentalCrown: ToolDefinition = {
  fields: [
    { name: 'bill', kind: 'money', initial: 900_00, max: 50_000_00 },
    { name: 'standard', kind: 'money', initial: 400_00, max: 20_000_00 },
    { name: 'bonus', kind: 'choice', options: ['none', 'five', 'ten'], initial: 'none' },
  ],
  compute(answers) {
    const bill = numberOf(answers, 'bill')
    const bonus = textOf(answers, 'bonus') as keyof typeof fixedSubsidy
    const subsidy = Math.min(bill, shareOf(numberOf(answers, 'standard'), fixedSubsidy[bonus]))
    const left = bill - subsidy
    const share = (cents: number) => (bill > 0 ? cents / bill : 0)
    return {
      tone: 'plain',
      headline: { key: 'headline', values: { left: euros(left) } },
      rows: [
        { label: { key: 'fund' }, value: euros(subsidy), share: share(subsidy) },
        { label: { key: 'alone' }, value: euros(left), share: share(left), strong: true },
        ...packages.map(({ key, rate }) => {
          const rest = bill - Math.max(subsidy, shareOf(bill, rate))
          return { label: { key }, value: euros(rest), share: share(rest) }
        }),
      ],
      notes: [{ key: 'note' }],
    }
  },
}
