import { data, redirect } from 'react-router'
import type { Draft } from '#brokerage/drafts/draft.ts'
import { translator } from '#i18n/translator.ts'
import { reasonText } from '#insurance/lines/line-copy.ts'
import { showDate } from '#insurance/values/iso-date.ts'
import { originOf } from '#sites/hosts.ts'
import { withRecommendation } from '#sites/recommendation-code.ts'
import type { ApplyFacts } from './apply-facts.ts'
import { datesOf } from './calendar.ts'
import { contactOf } from './contact.ts'
import {
  computeFlow,
  type Flow,
  type FlowScreen,
  isRefused,
  mayOpen,
  pathOfCurrent,
} from './flow.ts'
import { loadStep } from './load-step.ts'
import { frameOf, type OpenJourney, openJourney } from './open-journey.ts'
import type { PageData, SaveState } from './page-data.ts'
import { screensOf } from './screens.ts'
import { startAgainAt } from './start-again.ts'
import { stoppedBy } from './stopped-by.ts'
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
    throw redirect(journey.base + pathOfCurrent(flow))
  }
  if (!mayOpen(flow, id)) throw redirect(journey.base + pathOfCurrent(flow))
  if (isPastPrice(screen) && isRefused(flow) && flow.stoppedAt !== id) {
    throw redirect(`${journey.base}/outcome`)
  }
  if (journey.applyAt && screen.stage === 'application') {
    throw redirect(await handOverTo(facts, journey.applyAt, draft.id))
  }
  return loadStep(facts, open, draft, flow, screen, url)
}

function isPastPrice(screen: FlowScreen): boolean {
  return screen.kind === 'plans' || screen.stage === 'application'
}

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
