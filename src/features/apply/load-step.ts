import { redirect } from 'react-router'
import { creditorOf } from '#brokerage/creditor.ts'
import type { Draft } from '#brokerage/drafts/draft.ts'
import { comparedInsurers, onlyInsurerOf } from '#content/insurers-of.ts'
import { translator } from '#i18n/translator.ts'
import { COUNTRIES } from '#insurance/fields/countries.ts'
import { copyOfField } from '#insurance/lines/line-copy.ts'
import { showDate } from '#insurance/values/iso-date.ts'
import { FORMAT_LOCALE } from '#insurance/values/language.ts'
import { adviceFor, isAdvised, keepAdviceOf } from './advise.ts'
import type { ApplyFacts } from './apply-facts.ts'
import { disclosureHref, listDocuments } from './documents.ts'
import { type Flow, type FlowScreen, previousScreen } from './flow.ts'
import { helpLinks } from './help-links.ts'
import { initialInformation } from './informed.ts'
import { loadReview } from './load-review.ts'
import { frameOf, type OpenJourney } from './open-journey.ts'
import type { PageData, RefusedFiles, StepFrame } from './page-data.ts'
import {
  chosenPackage,
  type PriceQuestion,
  type PriceView,
  plansOf,
  priceView,
} from './price-view.ts'
import { progressView } from './progress-view.ts'
import { screenModel } from './screen-model.ts'
import { HEALTH_CONSENT, isMandate, mayAsk } from './screens.ts'
import { stoppedBy } from './stopped-by.ts'

/** A page of the way itself, with what stands around each of them. */
export async function loadStep(
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
        refused: refusedIn(url, draft),
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
      return loadReview(facts, open, draft, flow, frame, url)
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

/** What is told once, on the page that an upload leads back to. */
function refusedIn({ searchParams }: URL, { contents: { notTaken } }: Draft) {
  return notTaken && notTaken.field === searchParams.get('refused')
    ? (notTaken as RefusedFiles)
    : undefined
}

function countries(language: OpenJourney['language']) {
  const names = new Intl.DisplayNames(FORMAT_LOCALE[language], { type: 'region' })
  const collator = new Intl.Collator(FORMAT_LOCALE[language])
  return COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).sort((a, b) =>
    collator.compare(a.label, b.label),
  )
}
