import { canWorkOnCases } from '#accounts/access/can-work-on-cases.ts'
import type { ActingUser, Colleague } from '#accounts/acting-user.ts'
import { addDays } from '#insurance/values/iso-date.ts'
import { MONTHS_PER_INSTALMENT, type PaymentInterval } from '#insurance/values/period.ts'
import { lockToMove, type Moving, makeMove } from '../applications/move-application.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { BrokerageDesk } from '../desk.ts'
import { newReference } from '../references.ts'
import { sealIn } from '../seals.ts'
import type { Application } from '../tables.ts'
import { customerQuestions } from './tables.ts'

/** Days for which an insurer's other offer holds. */
const OFFER_DAYS = 30

export type Asking =
  | {
      readonly kind: 'information'
      /** In the customer's language: what is missing, and why. */
      readonly text: string
    }
  | {
      readonly kind: 'counterOffer'
      /** In the customer's language: what is different from what was applied for. */
      readonly text: string
      readonly priceCents: number
    }

/** Asks something of who applied, or makes the insurer's other offer; the application waits. */
export async function askCustomer(
  desk: BrokerageDesk,
  actor: ActingUser,
  applicationReference: string,
  asking: Asking,
  /** Since when it was where the colleague saw it. */
  saw?: Date,
): Promise<Moving> {
  if (!canWorkOnCases(actor)) return { outcome: 'notFound' }
  const to = asking.kind === 'information' ? 'informationNeeded' : 'counterOffer'
  return desk.db.transaction(async (transaction) => {
    const inside = { ...desk, db: transaction }
    const row = await lockToMove(transaction, actor, applicationReference, { to, saw })
    if ('outcome' in row) return row
    const from = row.state
    const question = await keepQuestion(inside, actor, { ...asking, application: row })
    await makeMove(inside, actor, row, to, { question })
    await recordAudit(desk, transaction, actor, {
      action: 'move-application',
      caseKind: 'application',
      caseReference: applicationReference,
      details: { from, to, question },
    })
    return { outcome: 'moved', from, to }
  })
}

/** Writes a question down, in the caller's transaction, and gives back its reference. */
export async function keepQuestion(
  desk: BrokerageDesk,
  actor: Colleague,
  question: Asking & { readonly application: Application; readonly claimId?: number },
): Promise<string> {
  const { application } = question
  const reference = newReference('question')
  await desk.db.insert(customerQuestions).values({
    reference,
    kind: question.kind,
    state: 'open',
    applicationId: application.id,
    claimId: question.claimId ?? null,
    asked: sealIn(desk, 'customer_questions.asked', reference, { text: question.text.trim() }),
    ...(question.kind === 'counterOffer'
      ? {
          priceCents: question.priceCents,
          instalmentCents: instalmentOf(application, question.priceCents),
          validUntil: addDays(desk.today(), OFFER_DAYS),
        }
      : {}),
    askedBy: actor.userId,
    createdAt: desk.clock.now(),
  })
  return reference
}

/** As when the application was frozen: the price is for a month, or for all of it. */
function instalmentOf({ pricePeriod, interval }: Application, priceCents: number): number {
  const months = MONTHS_PER_INSTALMENT[interval as PaymentInterval] ?? 1
  return pricePeriod === 'once' ? priceCents : priceCents * months
}
