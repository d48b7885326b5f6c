import type { Fact } from '../lines/tariff.ts'
import { ageAt, type IsoDate } from '../values/iso-date.ts'
import { divideHalfUp } from '../values/rounding.ts'
import {
  contributionsOf,
  effectiveCosts,
  paidIn,
  projectCapital,
  type SavingsCosts,
  type SavingsPlan,
  takenCosts,
} from './project-savings.ts'

/** Where costs are taken: spread over the term, or in the first years and then less. */
export const COST_MODELS = ['spread', 'upfront'] as const
type CostModel = (typeof COST_MODELS)[number]

/** What the figures of both kinds of pension are made from. */
interface RetirementAnswers {
  readonly birthDate: IsoDate
  readonly contribution: number
  readonly single?: number
  readonly retirementAge: number
  readonly indexation: '0' | '3' | '5'
  readonly guarantee: '0' | '60' | '80'
  readonly strategy: 'etf' | 'managed' | 'own'
}

/** Thousandths of a percent. Ours; 2.5 % is the most that § 4 DeckRV lets an insurer set off. */
const MODEL_COSTS: Readonly<Record<CostModel, SavingsCosts>> = {
  spread: { acquisition: 0, contribution: 4_000, capital: 400 },
  upfront: { acquisition: 2_500, contribution: 2_000, capital: 200 },
}
/** Yearly, thousandths of a percent of the capital. Ours. */
const STRATEGY_COSTS = { etf: 200, managed: 900, own: 600 } as const
/** Yearly, thousandths of a percent of the capital. Ours. */
const GUARANTEE_COSTS = { '0': 0, '60': 200, '80': 400 } as const
/** Monthly pension for 10,000 euros of capital at 62, and more for each year later. Ours. */
const PENSION_CENTS_AT_62 = 22_50
const PENSION_CENTS_PER_YEAR = 80
const FIRST_PENSION_AGE = 62

/** The yearly returns shown, in percent before costs. */
const SHOWN_RETURNS = [0, 3, 6] as const
/** Effective costs are stated for the middle return. */
export const COST_RETURN = 3
/** What a plan costs, in euros and in return lost (§ 2 (1) VVG-InfoV). */
export const COST_FACTS: readonly string[] = [
  'acquisitionCosts',
  'singleCosts',
  'contributionCosts',
  'capitalCosts',
  'effectiveCosts',
]

/** Projections at 0, 3 and 6 % after costs, the guarantee, and the costs. */
export function retirementFacts(
  answers: RetirementAnswers,
  model: CostModel,
  start: IsoDate,
): readonly Fact[] {
  const plan = planOf(answers, model, start)
  const contributions = contributionsOf(plan)
  const paid = paidIn(plan, contributions)
  const guaranteed = divideHalfUp(paid * Number(answers.guarantee), 100)
  const reached = SHOWN_RETURNS.map((percent) =>
    projectCapital(plan, percent * 1_000, contributions),
  )
  const capitals = reached.map((capital) => Math.max(guaranteed, capital))
  return [
    { code: 'paidIn', kind: 'cents', value: paid },
    { code: 'guaranteedCapital', kind: 'cents', value: guaranteed },
    ...SHOWN_RETURNS.map((percent, index): Fact => {
      return { code: `capital${percent}`, kind: 'cents', value: capitals[index] ?? 0 }
    }),
    ...SHOWN_RETURNS.map((percent, index): Fact => {
      const value = pensionFrom(capitals[index] ?? 0, answers.retirementAge)
      return { code: `pension${percent}`, kind: 'cents', value }
    }),
    ...costsInEuros(plan),
    {
      code: 'effectiveCosts',
      kind: 'milliPercent',
      value: effectiveCosts(
        plan,
        COST_RETURN * 1_000,
        contributions,
        reached[SHOWN_RETURNS.indexOf(COST_RETURN)],
      ),
    },
  ]
}

function costsInEuros(plan: SavingsPlan): readonly Fact[] {
  const { acquisition, single, firstYear } = takenCosts(plan)
  return [
    { code: 'acquisitionCosts', kind: 'cents', value: acquisition },
    ...(plan.singleCents > 0
      ? [{ code: 'singleCosts', kind: 'cents', value: single } as const]
      : []),
    { code: 'contributionCosts', kind: 'cents', value: firstYear },
    // Of 1,000 euros: so many cents as the rate has thousandths of a percent.
    { code: 'capitalCosts', kind: 'cents', value: plan.costs.capital },
  ]
}

function planOf(answers: RetirementAnswers, model: CostModel, start: IsoDate): SavingsPlan {
  const costs = MODEL_COSTS[model]
  return {
    monthCents: answers.contribution,
    singleCents: answers.single ?? 0,
    years: answers.retirementAge - ageAt(answers.birthDate, start),
    risePercent: Number(answers.indexation),
    costs: {
      ...costs,
      capital:
        costs.capital + STRATEGY_COSTS[answers.strategy] + GUARANTEE_COSTS[answers.guarantee],
    },
  }
}

function pensionFrom(capitalCents: number, age: number): number {
  const factor = PENSION_CENTS_AT_62 + PENSION_CENTS_PER_YEAR * (age - FIRST_PENSION_AGE)
  return divideHalfUp(capitalCents * factor, 10_000_00)
}
