import { healthQuestionnaire } from '#insurance/eligibility/health-questionnaire.ts'
import { HEALTH_PRODUCTS } from '#insurance/eligibility/health-rule-set.ts'
import { reasonOfProduct } from '#insurance/eligibility/reason-of-product.ts'
import { recommendHealth } from '#insurance/eligibility/recommend-health.ts'
import type { FieldError } from '#insurance/fields/field-kind.ts'
import type { QuestionnaireCopy } from '#insurance/fields/questionnaire-copy.ts'
import type { Step } from '#insurance/lines/step.ts'
import { questionnaire } from '#insurance/recommendation/questionnaire.ts'
import { recommend } from '#insurance/recommendation/recommend.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import type { Language } from '#insurance/values/language.ts'
import type { ApiContext } from './api-context.ts'
import { refuseAnswers } from './refuse-answers.ts'
import type { HealthRecommendationAnswer, RecommendationAnswer } from './schemas/recommendation.ts'

/** Life situation to lines, in a language. Missing and refused answers are thrown. */
export function recommendationAnswer(
  context: ApiContext,
  raw: unknown,
  asOf: IsoDate,
  language: Language,
): RecommendationAnswer {
  const copy = context.recommendationCopy[language]
  const result = recommend(raw, asOf)
  if (result.outcome === 'incomplete') throw refuse(context, questionnaire, copy, result, language)
  return {
    ...result,
    language,
    lines: result.lines.map(({ line, group, priority, reason, wouldChange }) => ({
      line,
      name: context.lines[line]?.wording[language].line.name ?? line,
      offered: Object.hasOwn(context.lines, line),
      group,
      groupName: copy.groups[group] ?? group,
      priority,
      reason: coded(copy.reasons)(reason),
      wouldChange: wouldChange.map(coded(copy.wouldChange)),
    })),
  }
}

/** Which health insurance is open to somebody, in a language. */
export function healthRecommendationAnswer(
  context: ApiContext,
  raw: unknown,
  { asOf, today }: { asOf: IsoDate; today: IsoDate },
  language: Language,
): HealthRecommendationAnswer {
  const copy = context.healthCopy[language]
  const result = recommendHealth(raw, asOf, undefined, today)
  if (result.outcome === 'incomplete') {
    throw refuse(context, healthQuestionnaire, copy, result, language)
  }
  return {
    ...result,
    language,
    products: HEALTH_PRODUCTS.map((product) => {
      const { verdict, reasons } = result.products[product]
      return {
        product,
        name: copy.products[product] ?? product,
        verdict,
        verdictName: copy.verdicts[verdict] ?? verdict,
        reasons: reasons.map((code) => ({
          code,
          message: reasonOfProduct(copy, product, code),
        })),
      }
    }),
    ranking: [...result.ranking],
    rankingReason: coded(copy.rankings)(result.rankingReason),
    warnings: result.warnings.map(coded(copy.warnings)),
    alsoNeeded: result.alsoNeeded.map(coded(copy.alsoNeeded)),
    deadlines: result.deadlines.map(({ code, until }) => ({
      ...coded(copy.deadlines)(code),
      until,
    })),
    rows: [...result.rows],
  }
}

function refuse(
  { shared }: ApiContext,
  { steps }: { readonly steps: readonly Step[] },
  copy: QuestionnaireCopy,
  result: { readonly missing: readonly string[]; readonly errors: readonly FieldError[] },
  language: Language,
) {
  return refuseAnswers(result, {
    steps,
    copyOf: ({ id }) => copy.fields[id] ?? shared[language].fields[id] ?? { question: '' },
    shared: shared[language],
    language,
  })
}

function coded(texts: Readonly<Record<string, string>>) {
  return (code: string) => ({ code, message: texts[code] ?? code })
}
