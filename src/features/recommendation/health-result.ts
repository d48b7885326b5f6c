import type { Answers } from '#insurance/conditions/evaluate.ts'
import {
  HEALTH_PRODUCTS,
  type HealthProduct,
  type Verdict,
} from '#insurance/eligibility/health-rule-set.ts'
import { reasonOfProduct } from '#insurance/eligibility/reason-of-product.ts'
import {
  CURRENT_HEALTH_RULES,
  type HealthRecommendation,
  recommendHealth,
} from '#insurance/eligibility/recommend-health.ts'
import { type IsoDate, showDate } from '#insurance/values/iso-date.ts'
import { type AppRouteId, appRoute } from '#sites/app-routes.ts'
import { withRecommendation } from '#sites/recommendation-code.ts'
import { type AnswerItem, answerItem } from './answer-items.ts'
import { applicationHref } from './general-result.ts'
import {
  askedInPerson,
  costOf,
  type HealthCost,
  type HealthLine,
  type HealthSource,
  withoutGuessedWork,
} from './health-cost.ts'
import { type Deadline, healthDeadlines } from './health-deadlines.ts'
import {
  expatLongProfile,
  expatShortProfile,
  familyProfile,
  hasManyChildren,
  isInsuredWithSponsor,
  privateProfile,
  publicProfile,
} from './health-profile.ts'
import { type IncomeCurve, incomeCurve } from './income-curve.ts'
import { isOwned } from './is-owned.ts'
import { nextQuestion } from './next-question.ts'
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
  readonly alsoNeeded: readonly NeededToo[]
  readonly deadlines: readonly Deadline[]
  /** Rows of the published table that applied. */
  readonly rows: readonly number[]
  /** undefined where no income decides: who keeps a policy pays its price, and the state has a share of its own. */
  readonly curve: IncomeCurve | undefined
  /** The residence title that the answers point at. */
  readonly title: ResidenceTitle | undefined
}

interface Coded {
  readonly code: string
  readonly text: string
}

/** What is needed besides, with its application where it is one of our lines. */
interface NeededToo extends Coded {
  readonly href: string | undefined
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
  const products = HEALTH_PRODUCTS.map((product) => {
    const view = productView(product, result, answers, source)
    return { ...view, href: withRecommendation(view.href, codeIn(raw)) }
  })
  const isDrawn = !NOT_DRAWN.includes(String(answers['status'])) && !products.some(isOwned)
  return {
    asOf,
    asOfText: showDate(asOf, source.language),
    today,
    ruleSet: result.ruleSet,
    version: result.version,
    answers: questions.map(({ field }) => answerItem(field, raw, answers, source)),
    rankingReason: coded(copy.rankings)(result.rankingReason),
    products,
    warnings: result.warnings.map(coded(copy.warnings)),
    alsoNeeded: result.alsoNeeded.map((code) => {
      const line = LINE_NEEDED[code]
      const href = line && withRecommendation(appRoute(line).path, codeIn(raw))
      return { ...coded(copy.alsoNeeded)(code), href }
    }),
    deadlines: healthDeadlines(result, answers, source, today),
    rows: result.rows,
    curve: isDrawn ? incomeCurve(answers, source.lines['private-health'].rated, asOf) : undefined,
    title: titleOf(answers),
  }
}

/** Whose contribution follows rules of its own, or who takes no job here. */
const NOT_DRAWN = ['civilServant', 'posted', 'visitor']

export const LINE_OF: Readonly<Record<HealthProduct, HealthLine>> = {
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
  const profile = profileOf(product, reasons, answers, asOf)
  const rank = ranking.indexOf(product)
  const cost = () => {
    const ofForm = askedInPerson(reasons, costOf(line, profile, answers, asOf, source))
    return product === 'private' ? withoutGuessedWork(profile, ofForm) : ofForm
  }
  return {
    product,
    name: copy.products[product] ?? product,
    verdict,
    verdictName: copy.verdicts[verdict] ?? verdict,
    reasons: reasons.map((code) => ({ code, text: reasonOfProduct(copy, product, code) })),
    rank: rank < 0 ? undefined : rank + 1,
    cost: verdict === 'no' ? NOT_POSSIBLE : cost(),
    fits: RESIDENCE_TITLES.map((title) => ({ title, fit: VISA_FIT[product][title] })),
    href: applicationHref(
      line,
      typeof profile === 'string' ? {} : profile.told,
      lines[line].rated.definition.steps,
    ),
  }
}

/** Which line is meant by what is needed besides. */
const LINE_NEEDED: Readonly<Record<string, AppRouteId>> = {
  gapUntilFirstWorkingDay: 'expat-short-term',
}

const STAYS_PRIVATE: readonly string[] = ['staysPrivate', 'ownsPrivate', 'jobcenterKeepsPrivate']

/** Rows that leave private insurance to whoever is exempted: they stay where they are. */
const EXEMPTED: readonly string[] = ['algKeepsPrivate', 'artistViaKsk', 'studentTariff']

const NOT_POSSIBLE: HealthCost = { kind: 'none', why: 'notPossible', reasons: [] }

/** With the family alone. Whoever joins it is asked for an income that counts in other ways too. */
function isFree(reasons: readonly string[], { status }: Answers): boolean {
  return status !== 'joiningFamily' && reasons.every((code) => code === 'familyInsuranceFree')
}

function profileOf(
  product: HealthProduct,
  reasons: readonly string[],
  answers: Answers,
  asOf: IsoDate,
) {
  switch (product) {
    case 'public':
      return isFree(reasons, answers) ? familyProfile(answers, asOf) : publicProfile(answers, asOf)
    case 'private':
      if (reasons.some((code) => STAYS_PRIVATE.includes(code))) return 'staysInOwnPolicy'
      if (answers['priorCover'] === 'private' && reasons.some((code) => EXEMPTED.includes(code))) {
        return 'keepsOwnPolicy'
      }
      // Row 4, whatever was answered about earlier cover: an exemption is for a policy that goes on.
      if (answers['limitRose'] === 'yes') return 'keepsOwnPolicy'
      if (isInsuredWithSponsor(answers, asOf)) return 'dependsOnSponsor'
      return hasManyChildren(answers) ? 'manyChildren' : privateProfile(answers, asOf)
    case 'expatShort':
      return expatShortProfile(answers, asOf)
    case 'expatLong':
      return expatLongProfile(answers, asOf)
  }
}
