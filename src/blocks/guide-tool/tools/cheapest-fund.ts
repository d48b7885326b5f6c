import { FEDERAL_STATES, type FederalState } from '#insurance/statutory/federal-states.ts'
import { FUNDS, type Fund, type NrwPart } from '#insurance/statutory/zusatzbeitrag.ts'
import { sumOf } from '#insurance/statutory-health/contribution.ts'
import { employeeContribution } from '#insurance/statutory-health/employee.ts'
import { bornForAge } from '#insurance/values/iso-date.ts'
import { euros, lawNote, numberOf, type ToolDefinition, textOf } from '../define-tool.ts'
import { FUND_NAMES, NRW_NAMES, STATE_NAMES } from '../german-names.ts'
import { miniJobResult } from '../mini-job-result.ts'

interface Workplace {
  /** As addresses name it: those with NW alone stay what they were. */
  readonly value: string
  readonly label: string
  readonly state: FederalState
  readonly nrwPart?: NrwPart
}

/** Where somebody works decides about Saxony's care insurance and which AOK it is. */
const WORKPLACES = FEDERAL_STATES.flatMap((state): readonly Workplace[] =>
  state === 'NW'
    ? [
        { value: 'NW', label: NRW_NAMES.rheinland, state, nrwPart: 'rheinland' },
        { value: 'NW-WL', label: NRW_NAMES.westfalenLippe, state, nrwPart: 'westfalenLippe' },
      ]
    : [{ value: state, label: STATE_NAMES[state], state }],
)

/** What each public fund would take from a salary. */
export const cheapestFund: ToolDefinition = {
  fields: [
    { name: 'gross', kind: 'money', initial: 4_000_00, max: 50_000_00 },
    { name: 'age', kind: 'number', initial: 30, min: 16, max: 75 },
    { name: 'children', kind: 'number', initial: 0, min: 0, max: 10 },
    {
      name: 'state',
      kind: 'list',
      options: WORKPLACES,
      initial: 'BE',
    },
  ],
  compute(answers, { lawDay }) {
    const gross = numberOf(answers, 'gross')
    const miniJob = miniJobResult(gross, lawDay)
    if (miniJob) return miniJob
    const children = numberOf(answers, 'children')
    const chosen = textOf(answers, 'state')
    const { state = 'BE', nrwPart } = WORKPLACES.find(({ value }) => value === chosen) ?? {}
    const person = {
      birthDate: bornForAge(numberOf(answers, 'age'), lawDay),
      isParent: children > 0,
      childrenUnder25: children,
      state,
      ...(nrwPart ? { nrwPart } : {}),
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
