import type { FastifyInstance } from 'fastify'
import { healthQuestionnaire } from '#insurance/eligibility/health-questionnaire.ts'
import { group } from '#insurance/fields/kinds.ts'
import { lawDay } from '#insurance/figures/law-day.ts'
import type { Step } from '#insurance/lines/step.ts'
import { questionnaire } from '#insurance/recommendation/questionnaire.ts'
import type { ApiContext } from './api-context.ts'
import { askRoute } from './ask-route.ts'
import { compareHealth } from './health/compare-health.ts'
import { healthSituation } from './health/situation.ts'
import { healthRecommendationAnswer, recommendationAnswer } from './recommendation-answer.ts'
import { comparedExample, healthExample, situationExample } from './recommendation-examples.ts'
import { answersSchema } from './schemas/answers.ts'
import { healthComparisonSchema } from './schemas/health-comparison.ts'
import { healthRecommendationSchema, recommendationSchema } from './schemas/recommendation.ts'

/** What somebody in a situation should think of, and which health insurance costs what. */
export function registerRecommendations(app: FastifyInstance, given: ApiContext): void {
  // Advice in the first days of a year is that of the latest year whose law is known.
  const context: ApiContext = { ...given, today: () => lawDay(given.today()) }
  askRoute(app, context, {
    url: '/recommendation',
    tag: 'Recommendations',
    operationId: 'recommend',
    summary: 'Which insurance does somebody need?',
    description: 'A life situation to lines, each with its reason and what would change it.',
    answers: documented('RecommendationAnswers', questionnaire, situationExample),
    response: recommendationSchema,
    answer: (answers, asOf, language) => recommendationAnswer(context, answers, asOf, language),
  })
  askRoute(app, context, {
    url: '/health/recommendation',
    tag: 'Recommendations',
    operationId: 'recommend-health',
    summary: 'Which health insurance is open to somebody?',
    description: 'The decision table of health insurance, with reasons, warnings and deadlines.',
    answers: documented('HealthRecommendationAnswers', healthQuestionnaire, healthExample),
    response: healthRecommendationSchema,
    // Deadlines run from the real day.
    answer: (answers, asOf, language) =>
      healthRecommendationAnswer(context, answers, { asOf, today: given.today() }, language),
  })
  askRoute(app, context, {
    url: '/health/compare',
    tag: 'Recommendations',
    operationId: 'compare-health',
    summary: 'Public, private and expat health insurance side by side',
    description: 'All public funds, private and expat packages with the share of the employer.',
    answers: documented('HealthSituation', healthSituation, comparedExample),
    response: healthComparisonSchema,
    answer: (answers, asOf, language) => compareHealth(context, answers, asOf, language),
  })
}

function documented(id: string, { steps }: { readonly steps: readonly Step[] }, example: object) {
  const fields = steps.flatMap((step) => step.fields)
  return answersSchema.clone().meta({ ...group.jsonSchema(fields), id, examples: [example] })
}
