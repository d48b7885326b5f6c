import { eq } from 'drizzle-orm'
import { canWorkOnCases } from '#accounts/access/can-work-on-cases.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import { addDays, parseIsoDate, showDate } from '#insurance/values/iso-date.ts'
import type { Language } from '#insurance/values/language.ts'
import { berlinDay } from '#platform/clock.ts'
import { recordEvent } from '../applications/record-event.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { OfferMistake } from '../kinds.ts'
import { enqueueMail } from '../mails/enqueue-mail.ts'
import { mailAbout } from '../mails/mail-about.ts'
import { applications } from '../tables.ts'
import { lockQuestion } from './answer-question.ts'
import { keepQuestion } from './ask-customer.ts'
import { askedOf, type FoundQuestion, isWaiting } from './find-questions.ts'
import { offerTold } from './offer-told.ts'
import { customerQuestions } from './tables.ts'

/** So long after it was noticed a mistake is avoided without culpable delay (§ 121 (1) BGB). */
const AVOIDED_WITHIN_DAYS = 14

type TakingOfferBack =
  | { readonly outcome: 'takenBack' | 'corrected' }
  /** The customer has decided, its last day is over, or a colleague was quicker. */
  | { readonly outcome: 'notOpen' }
  /** No day, one before the offer, or one that is still to come. */
  | { readonly outcome: 'impossibleDay' }
  /** The mistake was noticed so long ago that the offer holds. */
  | { readonly outcome: 'tooLate' }
  /** What shall hold instead is what was offered. */
  | { readonly outcome: 'sameOffer' }
  | { readonly outcome: 'notFound' }

/**
 * Takes an offer back that was a mistake, while nobody has said yes or no to it. It binds the insurer (§ 145
 * BGB), so it ends by being avoided (§§ 119, 120, 143 BGB), and the customer is told without delay. The
 * right offer takes its place, with a time of its own; without one the application is with us again.
 */
export async function takeOfferBack(
  desk: BrokerageDesk,
  actor: ActingUser,
  reference: string,
  {
    reason,
    noticedOn,
    instead,
  }: {
    readonly reason: OfferMistake
    /** The day on which the insurer, or we for it, noticed the mistake. */
    readonly noticedOn: string
    readonly instead?: { readonly text: string; readonly priceCents: number } | undefined
  },
): Promise<TakingOfferBack> {
  if (!canWorkOnCases(actor)) return { outcome: 'notFound' }
  return desk.db.transaction(async (transaction) => {
    const inside = { ...desk, db: transaction }
    const found = await lockQuestion(inside, actor, reference)
    if (found?.question.kind !== 'counterOffer') return { outcome: 'notFound' }
    if (!isWaiting(found, desk.today())) return { outcome: 'notOpen' }
    const refusal = refuseDay(desk, found, noticedOn)
    if (refusal) return { outcome: refusal }
    if (instead && isSame(desk, found, instead)) return { outcome: 'sameOffer' }
    const { question, application } = found
    const at = desk.clock.now()
    await transaction
      .update(customerQuestions)
      .set({ state: 'takenBack', takenBackAt: at })
      .where(eq(customerQuestions.id, question.id))
    const right =
      instead &&
      (await keepQuestion(inside, actor, { kind: 'counterOffer', ...instead, application }))
    const details = { question: reference, reason, on: noticedOn, ...(right && { next: right }) }
    // No follow-up: what there is to tell is told here.
    const state = right ? application.state : 'underwriting'
    await transaction
      .update(applications)
      .set({ state, stateSince: at })
      .where(eq(applications.id, application.id))
    await recordEvent(transaction, actor, {
      applicationId: application.id,
      at,
      kind: right ? 'offerCorrected' : 'offerTakenBack',
      ...(right ? {} : { fromState: application.state, toState: state }),
      details,
    })
    await recordAudit(desk, transaction, actor, {
      action: right ? 'correct-offer' : 'take-offer-back',
      caseKind: 'application',
      caseReference: application.reference,
      details,
    })
    await tell(inside, found, right !== undefined)
    return { outcome: right ? 'corrected' : 'takenBack' }
  })
}

function refuseDay(
  desk: Pick<BrokerageDesk, 'today'>,
  { question }: FoundQuestion,
  noticedOn: string,
): 'impossibleDay' | 'tooLate' | undefined {
  const noticed = parseIsoDate(noticedOn)
  const today = desk.today()
  if (!noticed || noticed < berlinDay(question.createdAt) || noticed > today) return 'impossibleDay'
  return addDays(noticed, AVOIDED_WITHIN_DAYS) < today ? 'tooLate' : undefined
}

function isSame(
  desk: Pick<BrokerageDesk, 'keyring'>,
  { question }: FoundQuestion,
  instead: { readonly text: string; readonly priceCents: number },
): boolean {
  return (
    instead.priceCents === question.priceCents && instead.text.trim() === askedOf(desk, question)
  )
}

/** Also whoever has not read our mail yet: the offer stood in the account. */
async function tell(
  desk: BrokerageDesk,
  { question, application }: FoundQuestion,
  isCorrected: boolean,
): Promise<void> {
  const right = isCorrected ? await offerTold(desk, application) : undefined
  const offered = showDate(berlinDay(question.createdAt), application.language as Language)
  await enqueueMail(desk, {
    kind: 'offerTakenBack',
    dedupeKey: `offerTakenBack:${question.reference}`,
    applicationId: application.id,
    facts: mailAbout(desk, application, {
      ...right,
      values: { offered, next: right ? 'offer' : 'none', ...right?.values },
    }),
  })
}
