import { type Answers, holds } from '../conditions/evaluate.ts'
import type { FieldError } from '../fields/field-kind.ts'
import { computeJourney } from '../journey/compute-journey.ts'
import { addDays, addMonths, type IsoDate } from '../values/iso-date.ts'
import { type HealthAnswers, healthFacts } from './health-facts.ts'
import { healthQuestionnaire } from './health-questionnaire.ts'
import {
  HEALTH_PRODUCTS,
  HEALTH_RULES_1,
  type HealthProduct,
  type HealthRow,
  type HealthRuleSet,
  type Verdict,
} from './health-table.ts'

/** Rule sets by version: an old record is reproduced with the rules it names. */
export const HEALTH_RULE_SETS: Readonly<Record<string, HealthRuleSet>> = { '1': HEALTH_RULES_1 }
export const CURRENT_HEALTH_RULES = '1'

export type HealthResult =
  | {
      readonly outcome: 'incomplete'
      readonly missing: readonly string[]
      readonly errors: readonly FieldError[]
    }
  | HealthRecommendation

export interface HealthRecommendation {
  readonly outcome: 'recommended'
  readonly ruleSet: 'health'
  readonly version: string
  readonly asOf: IsoDate
  /** Canonical answers that led here. */
  readonly answers: Answers
  readonly products: Readonly<Record<HealthProduct, ProductVerdict>>
  /** Possible products, best first. */
  readonly ranking: readonly HealthProduct[]
  readonly rankingReason: string
  readonly warnings: readonly string[]
  readonly alsoNeeded: readonly string[]
  /** Dates that start to run today. */
  readonly deadlines: readonly { readonly code: string; readonly until: IsoDate }[]
  /** Numbers of the rows that applied. */
  readonly rows: readonly number[]
}

export interface ProductVerdict {
  readonly verdict: Verdict
  /** Codes of the rows that decided it. */
  readonly reasons: readonly string[]
}

/** What health insurance is open to somebody, why, and in which order to think about it. */
export function recommendHealth(
  raw: unknown,
  asOf: IsoDate,
  version: string = CURRENT_HEALTH_RULES,
): HealthResult {
  const rules = HEALTH_RULE_SETS[version]
  if (!rules) throw new RangeError(`There is no health rule set "${version}".`)
  const journey = computeJourney(healthQuestionnaire, raw, asOf)
  if (journey.current !== undefined) {
    return { outcome: 'incomplete', missing: journey.missing, errors: journey.errors }
  }
  const facts = healthFacts(journey.answers as HealthAnswers, asOf)
  const applying = rules.rows.filter((row) => holds(row.when, facts, asOf))
  const products = Object.fromEntries(
    HEALTH_PRODUCTS.map((product) => [product, decide(product, applying)]),
  ) as Record<HealthProduct, ProductVerdict>
  const ranked = rules.rankings.find((ranking) => holds(ranking.when, facts, asOf))
  const ranking = (ranked?.order ?? HEALTH_PRODUCTS).filter((it) => products[it].verdict !== 'no')
  return {
    outcome: 'recommended',
    ruleSet: rules.id,
    version: rules.version,
    asOf,
    answers: journey.answers,
    products,
    // What must be had comes first, whatever the taste.
    ranking: [
      ...ranking.filter((product) => products[product].verdict === 'must'),
      ...ranking.filter((product) => products[product].verdict !== 'must'),
    ],
    rankingReason: ranked?.code ?? '',
    warnings: unique([
      ...applying.flatMap((row) => row.warnings ?? []),
      ...rules.warnings
        .filter(
          ({ product, when }) =>
            product.some((it) => ranking.includes(it)) && holds(when, facts, asOf),
        )
        .map(({ code }) => code),
    ]),
    alsoNeeded: unique(applying.flatMap((row) => row.alsoNeeded ?? [])),
    deadlines: deadlinesOf(facts, applying, asOf),
    rows: unique(applying.map(({ row }) => row)),
  }
}

const WEIGHT: Readonly<Record<Verdict, number>> = { no: 3, must: 2, limited: 1, yes: 0 }

/** Overrides first and for good; among the other rows a block beats an allow. */
function decide(product: HealthProduct, applying: readonly HealthRow[]): ProductVerdict {
  const deciding = applying.filter((row) => row.verdicts[product] !== undefined)
  const overrides = deciding.filter((row) => row.override)
  const rows = overrides.length > 0 ? overrides : deciding
  const verdicts = rows.map((row) => row.verdicts[product] ?? 'yes')
  const strongest = verdicts.reduce<Verdict>(
    (so, next) => (WEIGHT[next] > WEIGHT[so] ? next : so),
    verdicts[0] ?? 'no',
  )
  const reasons = rows.filter((row) => row.verdicts[product] === strongest).map((row) => row.code)
  return {
    verdict: strongest,
    reasons: reasons.length > 0 ? unique(reasons) : ['notForThisSituation'],
  }
}

function deadlinesOf(facts: Answers, applying: readonly HealthRow[], asOf: IsoDate) {
  const codes = applying.map((row) => row.code)
  const has = (...wanted: string[]) => wanted.some((code) => codes.includes(code))
  const all: readonly [boolean, string, IsoDate][] = [
    [has('employeeBelowLimit') && facts['newJob'] === 'yes', 'chooseFund14Days', addDays(asOf, 14)],
    [has('limitRose', 'studentTariff'), 'exemption3Months', addMonths(asOf, 3)],
    [
      has('employeeAboveLimit', 'freelancerWithStatutoryTime'),
      'declarePublic3Months',
      addMonths(asOf, 3),
    ],
  ]
  return all.filter(([applies]) => applies).map(([, code, until]) => ({ code, until }))
}

function unique<T>(values: readonly T[]): readonly T[] {
  return [...new Set(values)]
}
