import { data, redirect } from 'react-router'
import { creditorOf } from '#brokerage/creditor.ts'
import type { Draft } from '#brokerage/drafts/draft.ts'
import { isOnPaper } from '#brokerage/papers/paper-sets.ts'
import { comparedInsurers, onlyInsurerOf } from '#content/insurers-of.ts'
import { translator } from '#i18n/translator.ts'
import { withdrawalDaysOf } from '#insurance/application/withdrawal-days.ts'
import { COUNTRIES } from '#insurance/fields/countries.ts'
import { askedStart } from '#insurance/journey/asked-start.ts'
import { copyOfField, reasonText } from '#insurance/lines/line-copy.ts'
import { showDate } from '#insurance/values/iso-date.ts'
import { FORMAT_LOCALE } from '#insurance/values/language.ts'
import { showPrice } from '#insurance/values/money.ts'
import { MONTHS_PER_INSTALMENT, type PaymentInterval } from '#insurance/values/period.ts'
import { originOf } from '#sites/hosts.ts'
import { withRecommendation } from '#sites/recommendation-code.ts'
import { adviceFor, isAdvised, keepAdviceOf } from './advise.ts'
import type { ApplyFacts } from './apply-facts.ts'
import { datesOf } from './calendar.ts'
import { contactOf } from './contact.ts'
import { disclosureHref, listDocuments } from './documents.ts'
import { computeFlow, type Flow, type FlowScreen, mayOpen, previousScreen } from './flow.ts'
import { helpLinks } from './help-links.ts'
import { initialInformation } from './informed.ts'
import { markOfAnswers } from './mark-of-answers.ts'
import { frameOf, type OpenJourney, openJourney } from './open-journey.ts'
import type { PageData, ReviewData, ReviewProblem, SaveState, StepFrame } from './page-data.ts'
import {
  chosenPackage,
  type PriceQuestion,
  type PriceView,
  plansOf,
  priceView,
} from './price-view.ts'
import { progressView } from './progress-view.ts'
import { reviewSections } from './review-view.ts'
import { screenModel } from './screen-model.ts'
import { HEALTH_CONSENT, isMandate, mayAsk, screensOf } from './screens.ts'
import { startAgainAt } from './start-again.ts'
import { handOverTo } from './take-over.ts'

/** Everything that a page of a journey shows, or the way to the page that comes first. */
export async function loadPage(
  facts: ApplyFacts,
  where: { route: string; screen: string; url: URL },
  request: Request,
): Promise<PageData> {
  const open = await openJourney(facts, where.route, request)
  const { journey, draft, line, asOf } = open
  const { screen: id, url } = where
  if (!draft) throw redirect(startAgainAt(journey))
  if (draft.submittedAs) {
    if (id !== 'done') throw redirect(`${journey.base}/done`)
    return doneData(facts, open, draft, draft.submittedAs)
  }
  if (!draft.contents.informed) throw redirect(journey.base)
  const flow = computeFlow(line, draft.contents, asOf)
  if (id === 'save') return saveData(open, flow, url)
  if (id === 'outcome') return outcomeData(facts, open, flow)
  const screen = flow.screens.find((each) => each.id === id)
  if (!screen) {
    const exists = screensOf(line.definition).some((each) => each.id === id)
    if (!exists && id !== 'done') throw data(null, { status: 404 })
    throw redirect(`${journey.base}/${flow.current.id}`)
  }
  if (!mayOpen(flow, id)) throw redirect(`${journey.base}/${flow.current.id}`)
  if (isPastPrice(screen) && isRefused(flow) && flow.stoppedAt !== id) {
    throw redirect(`${journey.base}/outcome`)
  }
  if (journey.applyAt && screen.stage === 'application') {
    throw redirect(await handOverTo(facts, journey.applyAt, draft.id))
  }
  return stepData(facts, open, draft, flow, screen, url)
}

export function isRefused(flow: Flow): boolean {
  return flow.quote.outcome === 'declined' || flow.quote.outcome === 'referred'
}

function isPastPrice(screen: FlowScreen): boolean {
  return screen.kind === 'plans' || screen.stage === 'application'
}

async function stepData(
  facts: ApplyFacts,
  open: OpenJourney,
  draft: Draft,
  flow: Flow,
  screen: FlowScreen,
  url: URL,
): Promise<PageData> {
  const { line, language, asOf, journey } = open
  const wording = line.wording[language]
  const { answers, tier } = draft.contents
  const t = translator(facts.locale, 'apply')
  const question: PriceQuestion = { line, wording, language, answers, tier, asOf }
  const previous = previousScreen(flow, screen.id)
  const frame: StepFrame = {
    ...frameOf(open),
    screen: screen.id,
    price: priceView(question, flow),
    progress: progressView(flow, screen, wording, {
      plans: t(line.definition.statutoryFund ? 'fund.step' : 'plans.step'),
      review: t(line.definition.statutoryFund ? 'fund.review' : 'review.step'),
      part: (values) => t('stepPart', values),
    }),
    back: previous ? `${journey.base}/${previous.id}` : undefined,
    check: url.searchParams.has('check'),
    fromReview: url.searchParams.get('from') === 'review',
  }
  switch (screen.kind) {
    case 'questions': {
      const model = screenModel({
        definition: line.definition,
        wording,
        language,
        asOf,
        flow,
        screen,
        raw: answers,
        check: frame.check,
      })
      const fields = mayAsk(line.definition, screen)
      const settings = fields.some(isMandate) ? await facts.content.getSettings() : undefined
      return {
        ...frame,
        page: 'questions',
        questions: screen,
        model,
        answers,
        tier,
        countries: fields.some(({ kind }) => kind === 'country') ? countries(language) : undefined,
        help: await helpLinks(facts, journey, screen.fields),
        ...(fields.some(({ id }) => id === 'documentsRead')
          ? await documentsData(facts, open, draft, flow)
          : NO_DOCUMENTS),
        refused: refusalIn(url),
        disclosureHref: disclosureHref(open),
        debit: settings && {
          creditor: creditorOf(onlyInsurerOf(comparedInsurers(settings), journey.line)),
          isOnce: isPaidOnce(frame.price),
        },
      }
    }
    case 'healthConsent': {
      const settings = await facts.content.getSettings()
      const { insurers } = initialInformation(settings, journey.line)
      const consent = copyOfField({ id: HEALTH_CONSENT }, wording).question
      return { ...frame, page: 'healthConsent', insurers, consent, isGiven: screen.done }
    }
    case 'plans': {
      if (flow.quote.outcome !== 'quoted') throw redirect(`${journey.base}/${flow.current.id}`)
      return {
        ...frame,
        page: 'plans',
        plans: plansOf(question, flow),
        stopped: stoppedBy(open, flow, tier),
        chosen: chosenPackage(flow, tier)?.tier ?? '',
        notices: flow.quote.notices.map((code) => wording.line.notices[code] ?? code),
        validUntil: showDate(flow.quote.validUntil, language),
        isTaxed: line.definition.insuranceTaxPercent > 0,
      }
    }
    case 'review':
      return reviewData(facts, open, draft, flow, frame, url)
  }
}

const NO_DOCUMENTS = { documents: undefined, advice: undefined }

async function documentsData(facts: ApplyFacts, open: OpenJourney, draft: Draft, flow: Flow) {
  const advised = await keepAdviceOf(facts, open, draft)
  return {
    documents: await listDocuments(facts, open, advised),
    advice: isAdvised(flow) ? adviceFor(facts, open, advised, flow) : undefined,
  }
}

function isPaidOnce({ price }: PriceView): boolean {
  return price.kind !== 'none' && price.period === 'once'
}

function refusalIn({ searchParams }: URL) {
  const refusal = REFUSALS.find((each) => each === searchParams.get('refused'))
  const left = Number.parseInt(searchParams.get('left') ?? '', 10)
  return (
    refusal && {
      field: searchParams.get('field') ?? '',
      refusal,
      left: left > 0 && left <= 1_000 ? left : undefined,
    }
  )
}

const REFUSALS = [
  'empty',
  'tooLarge',
  'wrongFileType',
  'activeContent',
  'unreadable',
  'notATable',
  'formulas',
  'tooMany',
  'tooOften',
  'unavailable',
] as const

async function reviewData(
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

const problems: readonly ReviewProblem[] = [
  'priceChanged',
  'answersChanged',
  'alreadySent',
  'saleClosed',
  'failed',
]

async function outcomeData(facts: ApplyFacts, open: OpenJourney, flow: Flow): Promise<PageData> {
  const { quote } = flow
  const { journey, line, language } = open
  if (quote.outcome !== 'declined' && quote.outcome !== 'referred') {
    throw redirect(`${journey.base}/${flow.current.id}`)
  }
  const wording = line.wording[language]
  return {
    ...frameOf(open),
    page: 'outcome',
    outcome: quote.outcome,
    reasons: quote.reasons.map((code) => reasonText(code, wording)),
    stopped: stoppedBy(open, flow, undefined),
    back: `${journey.base}/${flow.stoppedAt ?? flow.screens[0]?.id ?? ''}`,
    contact: await contactOf(facts),
  }
}

/** The first day that stands in the way of what was chosen, and where it is changed. */
function stoppedBy(
  { journey, language, line }: OpenJourney,
  { stoppedAt, journey: { answers } }: Flow,
  tier: string | undefined,
) {
  const start = askedStart(line.definition, answers)
  if (stoppedAt === undefined || start === undefined) return undefined
  return {
    date: showDate(start, language),
    href: `${journey.base}/${stoppedAt}`,
    plan: line.wording[language].line.tiers[tier ?? '']?.name ?? '',
  }
}

function saveData(open: OpenJourney, flow: Flow, url: URL): PageData {
  const state = saveStates.find((each) => each === url.searchParams.get('state')) ?? 'ask'
  const back = `${open.journey.base}/${flow.current.id}`
  return { ...frameOf(open), page: 'save', state, back }
}

const saveStates: readonly SaveState[] = ['sent', 'notAnEmail', 'tooMany', 'failed']

async function doneData(
  facts: ApplyFacts,
  open: OpenJourney,
  draft: Draft,
  reference: string,
): Promise<PageData> {
  const { sent } = draft.contents
  if (!sent) throw data(null, { status: 404 })
  const t = translator(facts.locale, 'apply')
  const app = originOf(facts.hosts, 'app')
  const isSignedIn = (await facts.customer?.()) !== undefined
  return {
    ...frameOf(open),
    page: 'done',
    reference,
    sent,
    dates: datesOf(sent, open.line.definition).map(({ kind, day, says }) => ({
      kind,
      date: showDate(day, open.language),
      text: t(says),
    })),
    isSignedIn,
    accountHref: isSignedIn
      ? `${app}/me/policies`
      : withRecommendation(`${app}/account/register`, draft.contents.recommended),
    withdrawHref: `${app}/withdraw?reference=${reference}`,
    contact: await contactOf(facts),
  }
}

function countries(language: OpenJourney['language']) {
  const names = new Intl.DisplayNames(FORMAT_LOCALE[language], { type: 'region' })
  const collator = new Intl.Collator(FORMAT_LOCALE[language])
  return COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).sort((a, b) =>
    collator.compare(a.label, b.label),
  )
}
