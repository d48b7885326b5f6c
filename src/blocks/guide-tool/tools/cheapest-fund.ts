import { FEDERAL_STATES, type FederalState } from '#insurance/statutory/federal-states.ts'
import { FUNDS, type Fund } from '#insurance/statutory/zusatzbeitrag.ts'
import { sumOf } from '#insurance/statutory-health/contribution.ts'
import { employeeContribution } from '#insurance/statutory-health/employee.ts'
import { bornForAge } from '#insurance/values/iso-date.ts'
import { euros, lawNote, numberOf, type ToolDefinition, textOf } from '../define-tool.ts'
import { FUND_NAMES, STATE_NAMES } from '../german-names.ts'
import { miniJobResult } from '../mini-job-result.ts'

/** What each public fund would take from a salary. */
export const cheapestFund: ToolDefinition = {
  fields: [
    { name: 'gross', kind: 'money', initial: 4_000_00, max: 50_000_00 },
    { name: 'age', kind: 'number', initial: 30, min: 16, max: 75 },
    { name: 'children', kind: 'number', initial: 0, min: 0, max: 10 },
    {
      name: 'state',
      kind: 'list',
      options: FEDERAL_STATES.map((value) => ({ value, label: STATE_NAMES[value] })),
      initial: 'BE',
    },
  ],
  compute(answers, { lawDay }) {
    const gross = numberOf(answers, 'gross')
    const miniJob = miniJobResult(gross, lawDay)
    if (miniJob) return miniJob
    const children = numberOf(answers, 'children')
    const person = {
      birthDate: bornForAge(numberOf(answers, 'age'), lawDay),
      isParent: children > 0,
      childrenUnder25: children,
      state: textOf(answers, 'state') as FederalState,
    }
    const costs = FUNDS.map((fund) => {
      const { member } = employeeContribution({ ...person, fund }, gross, lawDay)
      return { fund, cents: sumOf(member) }
    }).sort((one, other) => one.cents - other.cents)
    const [least, most] = [costs[0], costs.at(-1)]
    const name = (fund: Fund | undefined) =>
      ({ kind: 'name', text: fund ? FUND_NAMES[fund] : '' }) as const
    const saved = 12 * ((most?.cents ?? 0) - (least?.cents ?? 0))
    return {
      tone: 'good',
      headline: {
        key: 'headline',
        values: { fund: name(least?.fund), saved: euros(saved), other: name(most?.fund) },
      },
      rows: costs.map(({ fund, cents }, index) => ({
        label: { key: 'row', values: { fund: name(fund) } },
        value: euros(cents),
        strong: index === 0,
        share: most && most.cents > 0 ? cents / most.cents : 0,
      })),
      notes: [{ key: 'note' }, lawNote(lawDay)],
    }
  },
}
