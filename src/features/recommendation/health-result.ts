import type { Answers } from '#insurance/conditions/evaluate.ts'
import type { HealthCopy } from '#insurance/eligibility/health-copy.ts'
import {
  HEALTH_PRODUCTS,
  type HealthProduct,
  type Verdict,
} from '#insurance/eligibility/health-rule-set.ts'
import {
  CURRENT_HEALTH_RULES,
  type HealthRecommendation,
  recommendHealth,
} from '#insurance/eligibility/recommend-health.ts'
import type { LineId } from '#insurance/lines/registry.ts'
import { artistContribution } from '#insurance/statutory-health/artist.ts'
import { sumOf } from '#insurance/statutory-health/contribution.ts'
import { addMonths, type IsoDate, isoDateOf, showDate } from '#insurance/values/iso-date.ts'
import type { Language } from '#insurance/values/language.ts'
import { showCents } from '#insurance/values/money.ts'
import { withRecommendation } from '#sites/recommendation-code.ts'
import { type AnswerItem, answerItem, type CopySource } from './answer-items.ts'
import { applicationHref } from './general-result.ts'
import {
  expatLongProfile,
  expatShortProfile,
  insuredPersonOf,
  type NoAmount,
  privateProfile,
  publicProfile,
} from './health-profile.ts'
import { type IncomeCurve, incomeCurve } from './income-curve.ts'
import type { LineProfile } from './line-profile.ts'
import { nextQuestion } from './next-question.ts'
import { type PricedLine, priceLine } from './price-line.ts'
import { codeIn, type RawAnswers } from './read-answers.ts'
import { TOOLS } from './tool.ts'
import {
  RESIDENCE_TITLES,
  type ResidenceTitle,
  titleOf,
  VISA_FIT,
  type VisaFit,
} from './visa-fit.ts'

/** Everything the result of the health tool shows, in words. */
export interface HealthResult {
  readonly asOf: IsoDate
  /** The same day in words. */
  readonly asOfText: string
  /** The day from which deadlines run. */
  readonly today: IsoDate
  readonly ruleSet: string
  readonly version: string
  readonly answers: readonly AnswerItem[]
  readonly rankingReason: Coded
  readonly products: readonly ProductView[]
  readonly warnings: readonly Coded[]
  readonly alsoNeeded: readonly Coded[]
  readonly deadlines: readonly Deadline[]
  /** Rows of the published table that applied. */
  readonly rows: readonly number[]
  readonly curve: IncomeCurve
  /** The residence title that the answers point at. */
  readonly title: ResidenceTitle | undefined
}

export interface Coded {
  readonly code: string
  readonly text: string
}

export interface Deadline {
  readonly code: string
  /** In words; empty where the page words it. */
  readonly text: string
  readonly until: IsoDate
  readonly untilText: string
}

export interface ProductView {
  readonly product: HealthProduct
  readonly name: string
  readonly verdict: Verdict
  readonly verdictName: string
  readonly reasons: readonly Coded[]
  /** Place in the ranking from 1; undefined where it is not possible. */
  readonly rank: number | undefined
  readonly cost: HealthCost
  readonly fits: readonly { readonly title: ResidenceTitle; readonly fit: VisaFit }[]
  readonly href: string
}

export type HealthCost =
  | {
      readonly kind: 'amount'
      readonly ownCents: number
      readonly own: string
      /** Who pays the rest, if somebody does. */
      readonly other: { readonly payer: 'employer' | 'ksk'; readonly text: string } | undefined
      readonly total: string
      readonly tierName: string
      readonly factors: readonly { label: string; operation: string; effect: string }[]
      readonly assumed: readonly { question: string; answer: string }[]
      /** The same with other funds. */
      readonly versions: { readonly line: string; readonly tariff: string } | undefined
    }
  | {
      readonly kind: 'none'
      readonly why: NoAmount | 'notPossible' | 'refused'
      readonly reasons: readonly string[]
    }

export interface HealthSource extends CopySource {
  readonly copy: HealthCopy
  readonly lines: Readonly<Record<HealthLine, PricedLine>>
}

export type HealthLine = Extract<
  LineId,
  'public-health' | 'private-health' | 'expat-short-term' | 'expat-long-term'
>

/**
 * undefined while a question is open. `asOf` is the day of the law and of the prices, `today` the
 * one from which deadlines run: early in a year whose law is not known yet they differ.
 */
export function healthResult(
  raw: RawAnswers,
  asOf: IsoDate,
  source: HealthSource,
  today: IsoDate = asOf,
): HealthResult | undefined {
  const { questions, answers, current } = nextQuestion(TOOLS.health, raw, asOf)
  if (current) return undefined
  const result = recommendHealth(answers, asOf, CURRENT_HEALTH_RULES, today)
  if (result.outcome !== 'recommended') return undefined
  const { copy } = source
  const coded = (texts: Readonly<Record<string, string>>) => (code: string) => ({
    code,
    text: texts[code] ?? '',
  })
  return {
    asOf,
    asOfText: showDate(asOf, source.language),
    today,
    ruleSet: result.ruleSet,
    version: result.version,
    answers: questions.map(({ field }) => answerItem(field, raw, answers, source)),
    rankingReason: coded(copy.rankings)(result.rankingReason),
    products: HEALTH_PRODUCTS.map((product) => {
      const view = productView(product, result, answers, source)
      return { ...view, href: withRecommendation(view.href, codeIn(raw)) }
    }),
    warnings: result.warnings.map(coded(copy.warnings)),
    alsoNeeded: result.alsoNeeded.map(coded(copy.alsoNeeded)),
    deadlines: deadlinesOf(result, answers, source, today),
    rows: result.rows,
    curve: incomeCurve(answers, source.lines['private-health'].rated, asOf),
    title: titleOf(answers),
  }
}

const LINE_OF: Readonly<Record<HealthProduct, HealthLine>> = {
  public: 'public-health',
  private: 'private-health',
  expatShort: 'expat-short-term',
  expatLong: 'expat-long-term',
}

function productView(
  product: HealthProduct,
  result: HealthRecommendation,
  answers: Answers,
  source: HealthSource,
): ProductView {
  const { copy, lines } = source
  const { asOf, ranking } = result
  const { verdict, reasons } = result.products[product]
  const line = LINE_OF[product]
  const profile = profileOf(product, answers, asOf)
  const rank = ranking.indexOf(product)
  const cost = () => costOf(line, profile, answers, asOf, source)
  return {
    product,
    name: copy.products[product] ?? product,
    verdict,
    verdictName: copy.verdicts[verdict] ?? verdict,
    reasons: reasons.map((code) => ({ code, text: copy.reasons[code] ?? '' })),
    rank: rank < 0 ? undefined : rank + 1,
    cost: verdict === 'no' ? NOT_POSSIBLE : askedInPerson(reasons, cost()),
    fits: RESIDENCE_TITLES.map((title) => ({ title, fit: VISA_FIT[product][title] })),
    href: applicationHref(
      line,
      typeof profile === 'string' ? {} : profile.told,
      lines[line].rated.definition.steps,
    ),
  }
}

const NOT_POSSIBLE: HealthCost = { kind: 'none', why: 'notPossible', reasons: [] }

/**
 * Lines send employees to public insurance, which § 6 (3a) SGB V closes to these: instead of a
 * refusal that is not true for them, they are asked to talk to us.
 */
function askedInPerson(reasons: readonly string[], cost: HealthCost): HealthCost {
  const isRefused = cost.kind === 'none' && cost.why === 'refused'
  return isRefused && reasons.includes('closedAt55') ? { ...cost, reasons: [] } : cost
}

function profileOf(product: HealthProduct, answers: Answers, asOf: IsoDate) {
  switch (product) {
    case 'public':
      return publicProfile(answers, asOf)
    case 'private':
      return privateProfile(answers, asOf)
    case 'expatShort':
      return expatShortProfile(answers, asOf)
    case 'expatLong':
      return expatLongProfile(answers, asOf)
  }
}

function costOf(
  line: HealthLine,
  profile: LineProfile | 'artist' | NoAmount,
  answers: Answers,
  asOf: IsoDate,
  { lines, language }: HealthSource,
): HealthCost {
  if (profile === 'artist') return artistCost(answers, asOf, language)
  if (typeof profile === 'string') return { kind: 'none', why: profile, reasons: [] }
  const price = priceLine(lines[line], profile, asOf, language)
  if (price.outcome === 'none') return { kind: 'none', why: 'refused', reasons: price.reasons }
  // A public price is the member's share; any other is the whole premium.
  const ownCents = line === 'public-health' ? price.cents : price.cents - price.employerCents
  return {
    kind: 'amount',
    ownCents,
    own: showCents(ownCents, language),
    other:
      price.employerCents > 0
        ? { payer: 'employer', text: showCents(price.employerCents, language) }
        : undefined,
    total: showCents(ownCents + price.employerCents, language),
    tierName: price.tierName,
    factors: price.factors,
    assumed: price.assumed,
    versions: price.versions,
  }
}

/** Members of the artists' social fund pay half; no line of ours sells that. */
function artistCost(answers: Answers, asOf: IsoDate, language: Language): HealthCost {
  const { member, employer } = artistContribution(
    insuredPersonOf(answers, asOf),
    Number(answers['yearlyIncome']),
    asOf,
  )
  return {
    kind: 'amount',
    ownCents: sumOf(member),
    own: showCents(sumOf(member), language),
    other: { payer: 'ksk', text: showCents(sumOf(employer), language) },
    total: showCents(sumOf(member) + sumOf(employer), language),
    tierName: '',
    factors: [],
    assumed: [],
    versions: undefined,
  }
}

const ABOVE_LIMIT: readonly string[] = ['employeeAboveLimit', 'aboveLimitFromJanuary']

/** Those of the rules, and two that follow from the answers; soonest first. */
function deadlinesOf(
  result: HealthRecommendation,
  answers: Answers,
  { copy, language }: HealthSource,
  today: IsoDate,
): readonly Deadline[] {
  const used = answers['monthsOnIncomingCover']
  const own: readonly [boolean, string, IsoDate][] = [
    [
      used !== undefined && Number(used) < 60,
      'incomingCoverEnds',
      addMonths(today, 60 - Number(used ?? 0)),
    ],
    [
      result.products.private.reasons.some((code) => ABOVE_LIMIT.includes(code)),
      'limitMoves',
      isoDateOf(`${Number(today.slice(0, 4)) + 1}-01-01`),
    ],
  ]
  return [
    ...result.deadlines,
    ...own.filter(([applies]) => applies).map(([, code, until]) => ({ code, until })),
  ]
    .map(({ code, until }) => ({
      code,
      until,
      text: copy.deadlines[code] ?? '',
      untilText: showDate(until, language),
    }))
    .sort((a, b) => (a.until < b.until ? -1 : 1))
}
