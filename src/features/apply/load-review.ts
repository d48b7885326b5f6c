import { redirect } from 'react-router'
import type { Draft } from '#brokerage/drafts/draft.ts'
import { isOnPaper } from '#brokerage/paper-sets.ts'
import { withdrawalDaysOf } from '#insurance/application/withdrawal-days.ts'
import { askedStart } from '#insurance/journey/asked-start.ts'
import type { QuotedQuote } from '#insurance/quote/quote.ts'
import { showDate } from '#insurance/values/iso-date.ts'
import { showPrice } from '#insurance/values/money.ts'
import { MONTHS_PER_INSTALMENT, type PaymentInterval } from '#insurance/values/period.ts'
import type { ApplyFacts } from './apply-facts.ts'
import type { Flow } from './flow.ts'
import { markOfAnswers } from './mark-of-answers.ts'
import type { OpenJourney } from './open-journey.ts'
import type { ReviewData, ReviewProblem, StepFrame } from './page-data.ts'
import { plansOf } from './price-view.ts'
import { reviewSections } from './review-view.ts'

/** The last page before the order: all that was answered, the price, and what is agreed to. */
export async function loadReview(
  facts: ApplyFacts,
  open: OpenJourney,
  draft: Draft,
  flow: Flow,
  frame: StepFrame,
  url: URL,
): Promise<ReviewData> {
  const { line, language, asOf, journey } = open
  const { answers, tier } = draft.contents
  const wording = line.wording[language]
  const question = { line, wording, language, answers, tier, asOf }
  const plan = plansOf(question, flow).find((each) => each.tier === tier)
  if (!plan || flow.quote.outcome !== 'quoted') throw redirect(`${journey.base}/plans`)
  const interval = (flow.journey.answers['interval'] as PaymentInterval | undefined) ?? 'monthly'
  const cents = plan.period === 'once' ? plan.cents : plan.cents * MONTHS_PER_INSTALMENT[interval]
  const { legalName } = await facts.content.getSettings()
  const { definition } = line
  const withdrawalDays = withdrawalDaysOf(definition, flow.quote.notices)
  const start = askedStart(definition, flow.journey.answers)
  return {
    ...frame,
    page: 'review',
    sections: reviewSections(line, flow, language, asOf),
    mark: markOfAnswers(draft),
    plan,
    moved: frame.price.price.kind === 'exact' ? frame.price.price.moved : undefined,
    firstPayment: firstPaymentOf(open, flow.quote, plan.tier, cents),
    instalment: showPrice(cents, language),
    interval: wording.shared.fields['interval']?.options?.[interval] ?? interval,
    isTaxed: definition.insuranceTaxPercent > 0,
    isFromSalary: ['employee', 'trainee'].includes(String(flow.journey.answers['status'])),
    withdrawalDays,
    // The period begins with the papers, which may come weeks later: no day is surely after it.
    earlyStart: withdrawalDays > 0 && start ? showDate(start, language) : undefined,
    acceptance:
      definition.acceptance === 'instant' && isOnPaper(flow.journey)
        ? 'instantOnPaper'
        : definition.acceptance,
    legalName,
    problem: problems.find((each) => each === url.searchParams.get('problem')),
  }
}

function firstPaymentOf(
  { line, language }: OpenJourney,
  { packages }: QuotedQuote,
  tier: string,
  instalment: number,
): ReviewData['firstPayment'] {
  const facts = packages.find((each) => each.tier === tier)?.facts
  const first = facts?.find(({ code }) => code === 'firstPayment')
  if (first?.kind !== 'cents' || first.value === instalment) return undefined
  const label = line.wording[language].shared.facts[first.code] ?? first.code
  return { label, text: showPrice(first.value, language) }
}

const problems: readonly ReviewProblem[] = [
  'priceChanged',
  'answersChanged',
  'alreadySent',
  'saleClosed',
  'failed',
]
