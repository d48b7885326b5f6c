import { createHash } from 'node:crypto'
import type { AdviceRecord } from '#brokerage/advice/advice-record.ts'
import { keepAdvice } from '#brokerage/advice/keep-advice.ts'
import { neededDocuments } from '#brokerage/applications/check-duties.ts'
import { decidedBy } from '#brokerage/decided-by.ts'
import { changeDraft } from '#brokerage/drafts/change-draft.ts'
import type { Draft } from '#brokerage/drafts/draft.ts'
import { translator } from '#i18n/translator.ts'
import { readableRecord } from '#insurance/application/readable-record.ts'
import { explainCosts } from '#insurance/quote/explain-costs.ts'
import { showDate } from '#insurance/values/iso-date.ts'
import type { ApplyFacts } from './apply-facts.ts'
import { computeFlow, type Flow } from './flow.ts'
import { initialInformation } from './informed.ts'
import type { OpenJourney } from './open-journey.ts'
import { type Plan, plansOf } from './price-view.ts'

/** What we advise for a line: the package that the answers point at, and why. */
export interface Advice {
  readonly recommended: string
  readonly reasons: readonly string[]
  /** Set where something else was chosen. */
  readonly deviation: string | undefined
}

/** Raised with every change of the rules below; kept with each record. */
const RULES_VERSION = '2'

export function isAdvised(flow: Flow): boolean {
  return flow.journey.answers['advice'] === 'accepted'
}

export function adviceFor(facts: ApplyFacts, open: OpenJourney, draft: Draft, flow: Flow): Advice {
  const { line, language, asOf } = open
  const wording = line.wording[language]
  const t = translator(facts.locale, 'apply')
  const { answers, tier } = draft.contents
  const plans = plansOf({ line, wording, language, answers, tier, asOf }, flow)
  const selected = flow.quote.outcome === 'quoted' ? flow.quote.selected : ''
  const recommended = plans.find((plan) => plan.tier === selected) ?? plans[0]
  const chosen = plans.find((plan) => plan.tier === tier)
  const [cheapest] = plans.toSorted((a, b) => a.cents - b.cents)
  const isCheapest = recommended?.cents === cheapest?.cents
  const price = (plan: Plan) => `${plan.amount} ${t(`price.${plan.period}`)}`
  const notices = flow.quote.outcome === 'quoted' ? flow.quote.notices : []
  return {
    recommended: recommended?.name ?? '',
    reasons: [
      recommended?.summary ?? '',
      ...(plans.length > 1
        ? [isCheapest ? t('advice.cheapest', { by: decidedBy(line) }) : t('advice.chosen')]
        : []),
      recommended ? t('advice.price', { amount: price(recommended) }) : '',
      cheapest && !isCheapest
        ? t('advice.cheaper', { name: cheapest.name, amount: price(cheapest) })
        : '',
      ...notices.map((code) => wording.line.notices[code] ?? ''),
    ].filter((reason) => reason !== ''),
    deviation:
      chosen && chosen.tier !== recommended?.tier
        ? t('advice.deviation', { name: chosen.name })
        : undefined,
  }
}

/** The draft with a record of the advice on it, written anew when what it rests on has changed. */
export async function keepAdviceOf(
  facts: ApplyFacts,
  open: OpenJourney,
  draft: Draft,
): Promise<Draft> {
  const flow = computeFlow(open.line, draft.contents, open.asOf)
  if (!isAdvised(flow)) return draft
  const record = await recordOf(facts, open, draft, flow)
  const basis = createHash('sha256').update(JSON.stringify(record)).digest('base64url')
  if (draft.contents.advice?.basis === basis) return draft
  const { id, reference } = await keepAdvice(facts.desk, open.actor, record)
  const changed = await changeDraft(facts.desk, draft.id, ({ opened = {}, ...contents }) => {
    const { adviceRecord: _, ...others } = opened
    return { ...contents, opened: others, advice: { id, reference, basis } }
  })
  return changed ?? draft
}

async function recordOf(
  facts: ApplyFacts,
  open: OpenJourney,
  draft: Draft,
  flow: Flow,
): Promise<AdviceRecord> {
  const { line, language, asOf, journey } = open
  const wording = line.wording[language]
  const t = translator(facts.locale, 'apply')
  const settings = await facts.content.getSettings()
  const { insurers } = initialInformation(settings, journey.line)
  const advice = adviceFor(facts, open, draft, flow)
  const record = translator(facts.locale, 'advice')
  const ruleSet = `application:${journey.line}`
  const ruleSetVersion = `${RULES_VERSION}/${line.definition.version}/${line.tariff.version}`
  const { answers, tier } = draft.contents
  const plans = plansOf({ line, wording, language, answers, tier, asOf }, flow)
  const quoteSteps = line.definition.steps.filter(({ stage }) => stage === 'quote')
  const asked = readableRecord(flow.journey, wording, language)
    .filter(({ step }) => quoteSteps.some(({ id }) => id === step))
    .flatMap(({ entries }) => entries)
  return {
    tool: 'general',
    language,
    ruleSet,
    ruleSetVersion,
    asOf,
    answers: flow.journey.answers,
    outcome: plans.map((plan) => ({
      subject: plan.tier,
      verdict: plan.name === advice.recommended ? 'recommended' : 'compared',
      reasons: [],
      priceCents: plan.cents,
      tariffVersion: line.tariff.version,
    })),
    paper: {
      title: t('advice.paper.title', { product: wording.line.name }),
      lead: t('advice.paper.lead'),
      brandName: settings.brandName,
      legalName: settings.legalName,
      pageLabel: t('advice.paper.page', { page: '{page}', total: '{total}' }),
      sections: [
        {
          title: t('advice.paper.facts'),
          facts: asked.map(({ question, answer }) => [question, answer] as const),
        },
        {
          title: t('broker.market'),
          paragraphs: [
            insurers.length > 0
              ? t('broker.marketText', { count: insurers.length, insurers: insurers.join(', ') })
              : t('broker.marketUnnamed'),
          ],
        },
        {
          title: t('advice.paper.compared', { by: decidedBy(line) }),
          facts: plans.map(
            (plan) => [plan.name, `${plan.amount} ${t(`price.${plan.period}`)}`] as const,
          ),
        },
        ...explainCosts(flow.quote, line, language).map(({ name, costs }) => ({
          title: t('advice.paper.costs', { name }),
          facts: costs.map(({ label, text }) => [label, text] as const),
        })),
        {
          title: t('advice.paper.recommended', { name: advice.recommended }),
          bullets: advice.reasons,
          ...(advice.deviation ? { paragraphs: [advice.deviation] } : {}),
        },
        {
          title: t('advice.paper.documents'),
          bullets: neededDocuments(line.definition).map(
            (code) => wording.shared.documents[code] ?? code,
          ),
        },
        {
          title: t('advice.paper.how'),
          paragraphs: [t('advice.paper.automated')],
          facts: [
            [
              record('ruleSet'),
              record('ruleSets.application', {
                product: wording.line.name,
                version: ruleSetVersion,
              }),
            ],
            [record('asOf'), showDate(asOf, language)],
            [record('channel'), record('channelOnline')],
          ],
        },
      ],
    },
  }
}
