import { redirect } from 'react-router'
import { submitApplication } from '#brokerage/applications/submit-application.ts'
import { contactOf } from '#brokerage/contact.ts'
import type { Draft } from '#brokerage/drafts/draft.ts'
import { finishDraft } from '#brokerage/drafts/finish-draft.ts'
import { isOnPaper } from '#brokerage/paper-sets.ts'
import { giveApplication } from '#brokerage/service/system-adopt-applications.ts'
import { withdrawalDaysOf } from '#insurance/application/withdrawal-days.ts'
import { askedStart } from '#insurance/journey/asked-start.ts'
import { affiliateIdOf } from '#tracking/affiliate-id.ts'
import type { ApplyFacts } from './apply-facts.ts'
import type { Flow } from './flow.ts'
import { markOfAnswers } from './mark-of-answers.ts'
import type { OpenJourney } from './open-journey.ts'
import { SHOWN_ANSWERS, SHOWN_CENTS } from './page-data.ts'

/**
 * Sends the order under the draft's own key: pressed twice, reloaded or sent again after a crash,
 * it is one application.
 */
export async function sendOrder(
  facts: ApplyFacts,
  open: OpenJourney,
  draft: Draft,
  flow: Flow,
  { form, request }: { readonly form: FormData; readonly request: Request },
): Promise<Response> {
  const { journey, language, line, actor } = open
  const { contents } = draft
  const to = (path: string) => redirect(journey.base + path)
  // Another window may have changed what this page showed: nobody declares what they have not seen.
  if (form.get(SHOWN_ANSWERS) !== markOfAnswers(draft)) return to('/review?problem=answersChanged')
  const affiliateId = affiliateIdOf(request.headers.get('cookie') ?? '')
  const result = await submitApplication(facts.desk, actor, {
    line: journey.line,
    answers: contents.answers,
    tier: contents.tier ?? '',
    // As the very page showed it: another window may have moved the price since.
    expectedCents: Number(form.get(SHOWN_CENTS)),
    language,
    locale: facts.locale,
    documents: Object.entries(contents.opened ?? {}).map(([code, { sha256, at }]) => ({
      code,
      sha256,
      openedAt: at,
    })),
    ...(contents.informed ? { informed: contents.informed } : {}),
    ...(contents.advice ? { adviceRecordId: contents.advice.reference } : {}),
    orderConfirmed: true,
    draftId: draft.id,
    idempotencyKey: draft.idempotencyKey,
    ...(affiliateId ? { affiliateId } : {}),
    requestId: facts.requestId,
  })
  switch (result.outcome) {
    case 'submitted': {
      const { answers } = flow.journey
      // An order that came before, from who was not signed in then.
      if (actor.kind === 'customer' && result.repeated) {
        await giveApplication(facts.desk, actor.userId, result.reference)
      }
      const startDate = askedStart(line.definition, answers)
      const sent = {
        product: line.wording[language].line.name,
        tierName: line.wording[language].line.tiers[contents.tier ?? '']?.name ?? '',
        priceCents: result.priceCents,
        pricePeriod: result.pricePeriod,
        email: contactOf(answers).email,
        ...(startDate ? { startDate } : {}),
        withdrawalDays: withdrawalDaysOf(line.definition, noticesOf(flow)),
        onPaper: isOnPaper({ answers }),
        submittedAt: result.submittedAt.toISOString(),
      }
      await finishDraft(facts.desk, draft.id, result.reference, sent, contents)
      return to('/done')
    }
    case 'priceChanged':
      return to('/review?problem=priceChanged')
    case 'saleClosed':
      return to('/review?problem=saleClosed')
    case 'keyReused':
      return to('/review?problem=alreadySent')
    case 'declined':
    case 'referred':
      return to('/outcome')
    case 'dutiesMissing':
      return to(
        result.duties.some(({ duty }) => duty === 'document')
          ? '/documents?check=1&from=review'
          : '/advice?from=review',
      )
    case 'incomplete':
      return to(
        flow.current.kind === 'review' ? '/review?problem=failed' : `/${flow.current.id}?check=1`,
      )
    case 'unknownTier':
      return to('/plans')
    case 'unknownLine':
    case 'unknownDraft':
      return to('/review?problem=failed')
  }
}

function noticesOf({ quote }: Flow): readonly string[] {
  return quote.outcome === 'quoted' ? quote.notices : []
}
