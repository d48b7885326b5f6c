import type { Answers } from '#insurance/conditions/evaluate.ts'
import { valueFromTomorrow } from '#insurance/statutory/dated.ts'
import { jahresarbeitsentgeltgrenze } from '#insurance/statutory/earnings-limits.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import type { ToolId } from './tool.ts'

/** Answers that are fine one by one and cannot be true together. */
export interface Contradiction {
  /** Key of its wording. */
  readonly code: keyof typeof CODES
  /** The question that mends it. */
  readonly ask: string
}

/** The first contradiction in complete answers, or none. */
export function contradictionIn(
  tool: ToolId,
  answers: Answers,
  asOf: IsoDate,
): Contradiction | undefined {
  for (const { code, ask, tools, when } of RULES) {
    if (tools.includes(tool) && answers[ask] !== undefined && when(answers, asOf)) {
      return { code, ask }
    }
  }
  return undefined
}

export const CODES = {
  tooYoungToWork: true,
  tooYoungToRetire: true,
  longerHereThanAlive: true,
  coveredLongerThanHere: true,
  publicButNeverPublic: true,
  aboveTheLimitThatRose: true,
  renewalBeforeArrival: true,
} as const

interface ContradictionRule extends Contradiction {
  readonly tools: readonly ToolId[]
  readonly when: (answers: Answers, asOf: IsoDate) => boolean
}

const BOTH = ['general', 'health'] as const
const HEALTH = ['health'] as const
const WORKING = ['employee', 'selfEmployed', 'freelancer', 'trainee', 'civilServant', 'artist']
const number = (value: unknown) => Number(value ?? 0)

const RULES: readonly ContradictionRule[] = [
  {
    // § 5 JArbSchG: who is not yet 15 may not be employed.
    code: 'tooYoungToWork',
    ask: 'age',
    tools: BOTH,
    when: ({ status, age }) => WORKING.includes(String(status)) && number(age) < 15,
  },
  {
    code: 'tooYoungToRetire',
    ask: 'age',
    tools: BOTH,
    when: ({ status, age }) => (status === 'retired' || status === 'retiree') && number(age) < 30,
  },
  {
    code: 'longerHereThanAlive',
    ask: 'monthsInGermany',
    tools: HEALTH,
    when: ({ monthsInGermany, age }) => number(monthsInGermany) >= (number(age) + 1) * 12,
  },
  {
    code: 'coveredLongerThanHere',
    ask: 'monthsOnIncomingCover',
    tools: HEALTH,
    when: ({ monthsOnIncomingCover, monthsInGermany }) =>
      number(monthsOnIncomingCover) > number(monthsInGermany),
  },
  {
    code: 'publicButNeverPublic',
    ask: 'statutoryInLast5Years',
    tools: HEALTH,
    when: ({ statutoryInLast5Years, priorCover }) =>
      statutoryInLast5Years === 'no' && priorCover === 'gkv',
  },
  {
    code: 'aboveTheLimitThatRose',
    ask: 'limitRose',
    tools: HEALTH,
    when: ({ limitRose, yearlyIncome }, asOf) =>
      limitRose === 'yes' &&
      number(yearlyIncome) > valueFromTomorrow(jahresarbeitsentgeltgrenze, asOf),
  },
  {
    code: 'renewalBeforeArrival',
    ask: 'visa',
    tools: HEALTH,
    when: ({ visa, monthsInGermany }) =>
      (visa === 'renewal' || visa === 'permanent') && number(monthsInGermany) === 0,
  },
]
