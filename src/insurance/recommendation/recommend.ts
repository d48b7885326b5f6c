import { type Answers, holds } from '../conditions/evaluate.ts'
import { hasOnlyMiniJob } from '../eligibility/health-facts.ts'
import type { FieldError } from '../fields/field-kind.ts'
import { computeJourney } from '../journey/compute-journey.ts'
import { LOWEST_BENEFIT_CENTS, mostBenefit } from '../lines/disability/benefit-bounds.ts'
import { valueAt, valueFromTomorrow } from '../statutory/dated.ts'
import { jahresarbeitsentgeltgrenze, minijobGrenze } from '../statutory/earnings-limits.ts'
import {
  PRIVATE_FREELANCER_OLDER_FROM_AGE,
  privateFreelancerIncome,
  privateFreelancerIncomeFrom51,
  privatePassiveIncome,
} from '../statutory/product-thresholds.ts'
import { nextMiniJobLaw } from '../statutory-health/mini-job-law.ts'
import type { IsoDate } from '../values/iso-date.ts'
import { questionnaire } from './questionnaire.ts'
import { GROUPS, type Group, type RecommendationRuleSet } from './rule-set.ts'
import { RULES_1 } from './rules.ts'
import { RULES_2 } from './rules-2.ts'
import { RULES_3 } from './rules-3.ts'
import { RULES_4 } from './rules-4.ts'
import { RULES_5 } from './rules-5.ts'
import { RULES_6 } from './rules-6.ts'
import { RULES_7 } from './rules-7.ts'
import { RULES_8 } from './rules-8.ts'
import { RULES_9 } from './rules-9.ts'
import { RULES_10 } from './rules-10.ts'
import { RULES_11 } from './rules-11.ts'

/** Rule sets by version: an old record is reproduced with the rules it names. */
export const RULE_SETS: Readonly<Record<string, RecommendationRuleSet>> = {
  '1': RULES_1,
  '2': RULES_2,
  '3': RULES_3,
  '4': RULES_4,
  '5': RULES_5,
  '6': RULES_6,
  '7': RULES_7,
  '8': RULES_8,
  '9': RULES_9,
  '10': RULES_10,
  '11': RULES_11,
}
export const CURRENT_RULES = '11'

type RecommendationResult =
  | {
      readonly outcome: 'incomplete'
      readonly missing: readonly string[]
      readonly errors: readonly FieldError[]
    }
  | Recommendation

export interface Recommendation {
  readonly outcome: 'recommended'
  readonly ruleSet: 'general'
  readonly version: string
  readonly asOf: IsoDate
  /** Canonical answers that led here. */
  readonly answers: Answers
  /** All lines, by group and within it by priority. */
  readonly lines: readonly RecommendedLine[]
}

interface RecommendedLine {
  readonly line: string
  readonly group: Group
  readonly reason: string
  readonly priority: number
  readonly wouldChange: readonly string[]
}

/** Life situation → lines, each with its reason and what would change it. */
export function recommend(
  raw: unknown,
  asOf: IsoDate,
  version: string = CURRENT_RULES,
): RecommendationResult {
  const rules = RULE_SETS[version]
  if (!rules) throw new RangeError(`There is no recommendation rule set "${version}".`)
  const { answers, current, missing, errors } = computeJourney(questionnaire, raw, asOf)
  if (current !== undefined) return { outcome: 'incomplete', missing, errors }
  const facts = withFacts(answers, asOf, rules)
  const lines = rules.lines.flatMap(({ line, verdicts }) => {
    const verdict = verdicts.find(({ when }) => holds(when, facts, asOf))
    if (!verdict) return []
    const { group, code, priority } = verdict
    const wouldChange = verdict.wouldChange.filter((change) =>
      holds(rules.canHappen?.[change], facts, asOf),
    )
    return [{ line, group, reason: code, priority, wouldChange }]
  })
  const order = (entry: RecommendedLine) => GROUPS.indexOf(entry.group) * 1000 - entry.priority
  return {
    outcome: 'recommended',
    ruleSet: rules.id,
    version: rules.version,
    asOf,
    answers,
    lines: lines.sort((a, b) => order(a) - order(b)),
  }
}

/** The predicates that take dated thresholds. */
function withFacts(answers: Answers, asOf: IsoDate, rules: RecommendationRuleSet): Answers {
  const income = Number(answers['yearlyIncome'])
  const older = Number(answers['age']) >= PRIVATE_FREELANCER_OLDER_FROM_AGE
  const threshold = valueAt(older ? privateFreelancerIncomeFrom51 : privateFreelancerIncome, asOf)
  return {
    ...answers,
    aboveJaeg: income > incomeLimit(asOf, rules) ? 'yes' : 'no',
    incomeInsurable: mostBenefit(income) >= LOWEST_BENEFIT_CENTS ? 'yes' : 'no',
    earnsLittle: income <= valueAt(minijobGrenze, nextMiniJobLaw(asOf)) * 12 ? 'yes' : 'no',
    onlyMiniJob: hasOnlyMiniJob(answers, asOf) ? 'yes' : 'no',
    privateOpen: income >= threshold ? 'yes' : 'no',
    passiveOpen: income >= valueAt(privatePassiveIncome, asOf) ? 'yes' : 'no',
  }
}

function incomeLimit(asOf: IsoDate, { incomeLimitOf }: RecommendationRuleSet): number {
  const value = incomeLimitOf === 'tomorrow' ? valueFromTomorrow : valueAt
  return value(jahresarbeitsentgeltgrenze, asOf)
}
