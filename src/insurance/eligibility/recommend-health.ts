import { type Answers, holds } from '../conditions/evaluate.ts'
import type { FieldError } from '../fields/field-kind.ts'
import { computeJourney } from '../journey/compute-journey.ts'
import { lawOfMembership } from '../statutory-health/membership-law.ts'
import { addDays, type IsoDate, isoDateOf, lastDayOfTerm, partsOf } from '../values/iso-date.ts'
import { type HealthAnswers, healthFacts } from './health-facts.ts'
import { healthQuestionnaire } from './health-questionnaire.ts'
import {
  HEALTH_PRODUCTS,
  type HealthProduct,
  type HealthRow,
  type HealthRuleSet,
  type Verdict,
} from './health-rule-set.ts'
import { HEALTH_RULES_4 } from './health-table.ts'
import { HEALTH_RULES_2 } from './health-table-2.ts'
import { HEALTH_RULES_3 } from './health-table-3.ts'
import { HEALTH_RULES_5 } from './health-table-5.ts'
import { HEALTH_RULES_6 } from './health-table-6.ts'
import { HEALTH_RULES_7 } from './health-table-7.ts'
import { HEALTH_RULES_8 } from './health-table-8.ts'
import { HEALTH_RULES_9 } from './health-table-9.ts'
import { HEALTH_RULES_10 } from './health-table-10.ts'
import { HEALTH_RULES_11 } from './health-table-11.ts'
import { rankProducts } from './rank-products.ts'

/** Rule sets by version: an old record is reproduced with the rules it names. */
export const HEALTH_RULE_SETS: Readonly<Record<string, HealthRuleSet>> = {
  '2': HEALTH_RULES_2,
  '3': HEALTH_RULES_3,
  '4': HEALTH_RULES_4,
  '5': HEALTH_RULES_5,
  '6': HEALTH_RULES_6,
  '7': HEALTH_RULES_7,
  '8': HEALTH_RULES_8,
  '9': HEALTH_RULES_9,
  '10': HEALTH_RULES_10,
  '11': HEALTH_RULES_11,
}
export const CURRENT_HEALTH_RULES = '11'

type HealthResult =
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
  /** Empty where nothing is possible. */
  readonly rankingReason: string
  readonly warnings: readonly string[]
  readonly alsoNeeded: readonly string[]
  /** Dates that are ahead; most start to run today. */
  readonly deadlines: readonly { readonly code: string; readonly until: IsoDate }[]
  /** Numbers of the rows that applied. */
  readonly rows: readonly number[]
}

interface ProductVerdict {
  readonly verdict: Verdict
  /** Codes of the rows that decided it. */
  readonly reasons: readonly string[]
}

/**
 * What health insurance is open to somebody, why, and in which order to think about it. The law is
 * that of `asOf`; deadlines run from `today`, which is later while a new year's law is not known.
 */
export function recommendHealth(
  raw: unknown,
  asOf: IsoDate,
  version: string = CURRENT_HEALTH_RULES,
  today: IsoDate = asOf,
): HealthResult {
  const rules = HEALTH_RULE_SETS[version]
  if (!rules) throw new RangeError(`There is no health rule set "${version}".`)
  const journey = computeJourney(healthQuestionnaire, raw, asOf)
  if (journey.current !== undefined) {
    return { outcome: 'incomplete', missing: journey.missing, errors: journey.errors }
  }
  const tomorrow = addDays(today, 1)
  const facts = {
    ...healthFacts(journey.answers as HealthAnswers, asOf, rules),
    isNewYearKnown: lawOfMembership(tomorrow, today) === tomorrow ? 'yes' : 'no',
  }
  const applying = applyingRows(rules, facts, asOf)
  const products = Object.fromEntries(
    HEALTH_PRODUCTS.map((product) => [product, decide(product, applying)]),
  ) as Record<HealthProduct, ProductVerdict>
  const isOpen = (product: HealthProduct) => products[product].verdict !== 'no'
  const { ranking, rankingReason } = rankProducts(rules, products, applying, facts, asOf)
  const telling = applying.filter(({ about }) => about === undefined || isOpen(about))
  return {
    outcome: 'recommended',
    ruleSet: rules.id,
    version: rules.version,
    asOf,
    answers: journey.answers,
    products,
    ranking,
    rankingReason,
    warnings: unique([
      ...telling.flatMap((row) => row.warnings ?? []),
      ...rules.warnings
        .filter(
          ({ product, when }) =>
            product.some((it) => ranking.includes(it)) && holds(when, facts, asOf),
        )
        .map(({ code }) => code),
    ]),
    alsoNeeded: unique(telling.flatMap((row) => row.alsoNeeded ?? [])),
    deadlines: deadlinesOf(rules, facts, applying, today)
      .filter(({ product }) => isOpen(product))
      .map(({ code, until }) => ({ code, until })),
    rows: unique(applying.map(({ row }) => row)),
  }
}

/** A row that takes the duty back takes the rows away that state it. */
function applyingRows(rules: HealthRuleSet, facts: Answers, asOf: IsoDate): readonly HealthRow[] {
  const rows = rules.rows.filter((row) => holds(row.when, facts, asOf))
  return rows.some((row) => row.liftsDuty)
    ? rows.filter((row) => row.verdicts.public !== 'must')
    : rows
}

const WEIGHT: Readonly<Record<Verdict, number>> = { no: 3, must: 2, limited: 1, yes: 0 }

/** A block beats an allow, whichever row has it; overrides only come first with their reasons. */
function decide(product: HealthProduct, applying: readonly HealthRow[]): ProductVerdict {
  const deciding = applying.filter((row) => row.verdicts[product] !== undefined)
  if (!deciding.some((row) => opensOrBlocks(row, product))) return NOT_DECIDED
  const verdict = deciding
    .map((row) => row.verdicts[product] ?? 'yes')
    .reduce((so, next) => (WEIGHT[next] > WEIGHT[so] ? next : so))
  const rows = deciding.filter((row) => row.verdicts[product] === verdict)
  const overrides = rows.filter((row) => row.override)
  const telling = overrides.length > 0 ? overrides : rows
  return { verdict, reasons: unique(telling.map((row) => row.code)) }
}

const NOT_DECIDED: ProductVerdict = { verdict: 'no', reasons: ['notForThisSituation'] }

/** All but an override's "limited", which says how far something goes that another row opens. */
function opensOrBlocks({ override, verdicts }: HealthRow, product: HealthProduct): boolean {
  return !(override && verdicts[product] === 'limited')
}

/** Dates that are ahead, each with the product that it is about. */
function deadlinesOf(
  { limitRisesInJanuary, benefitsBeganBefore }: HealthRuleSet,
  facts: Answers,
  applying: readonly HealthRow[],
  today: IsoDate,
) {
  const codes = applying.map((row) => row.code)
  const has = (...wanted: string[]) => wanted.some((code) => codes.includes(code))
  const startsJob = facts['newJob'] === 'yes'
  // The first day counts (§ 187 (2) BGB), as in the calendar of a policy.
  const threeMonths = lastDayOfTerm(today, 3)
  const afterLimitRose = limitRisesInJanuary
    ? lastDayOfTerm(isoDateOf(`${partsOf(today).year}-01-01`), 3)
    : threeMonths
  const all: readonly [boolean, HealthProduct, string, IsoDate][] = [
    [has('employeeBelowLimit') && startsJob, 'public', 'chooseFund14Days', addDays(today, 14)],
    [
      has('studentTariff') || (has('algKeepsPrivate') && !benefitsBeganBefore),
      'private',
      'exemption3Months',
      threeMonths,
    ],
    [has('limitRose') && today <= afterLimitRose, 'private', 'exemption3Months', afterLimitRose],
    [
      (has('employeeAboveLimit') && startsJob) ||
        has('freelancerWithStatutoryTime', 'passiveWithTime', 'newcomerWithTime'),
      'public',
      'declarePublic3Months',
      threeMonths,
    ],
  ]
  return all
    .filter(([applies]) => applies)
    .map(([, product, code, until]) => ({ product, code, until }))
}

function unique<T>(values: readonly T[]): readonly T[] {
  return [...new Set(values)]
}
