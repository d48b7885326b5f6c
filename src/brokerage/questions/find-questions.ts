import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { visibleTo } from '../access.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { QuestionKind, QuestionState } from '../kinds.ts'
import { unsealFrom } from '../seals.ts'
import { claims } from '../service/tables.ts'
import { type Application, applications } from '../tables.ts'
import { customerQuestions, type QuestionRow } from './tables.ts'

/** A question with its answer, for who may see the application. */
export type QuestionView = {
  readonly reference: string
  readonly kind: QuestionKind
  readonly state: QuestionState
  /** Whether an answer still counts: the application or claim waits for this very one. */
  readonly isOpen: boolean
  readonly text: string
  readonly answer: string | undefined
  readonly createdAt: Date
  readonly answeredAt: Date | undefined
  readonly claimReference: string | undefined
  /** Of a counter-offer. */
  readonly offer: CounterOffer | undefined
}

export type CounterOffer = {
  readonly priceBeforeCents: number
  readonly priceCents: number
  readonly instalmentCents: number
  readonly pricePeriod: 'month' | 'once'
  readonly validUntil: string
  /** Whether the customer has opened it as a paper. */
  readonly wasOpened: boolean
}

/** What was asked about an application or one of its claims, the newest first. */
export async function findQuestions(
  desk: BrokerageDesk,
  actor: ActingUser,
  of: { readonly applicationReference: string } | { readonly claimReference: string },
): Promise<QuestionView[]> {
  const rows = await select(
    desk,
    actor,
    'claimReference' in of
      ? eq(claims.reference, of.claimReference)
      : and(eq(applications.reference, of.applicationReference), isNull(customerQuestions.claimId)),
  )
  return rows.map((row) => show(desk, row))
}

export type FoundQuestion = Awaited<ReturnType<typeof select>>[number]

/** One question by its reference, with what it is about. */
export async function findQuestionRow(
  desk: BrokerageDesk,
  actor: ActingUser,
  reference: string,
): Promise<FoundQuestion | undefined> {
  return (await select(desk, actor, eq(customerQuestions.reference, reference)))[0]
}

async function select(desk: BrokerageDesk, actor: ActingUser, which: SQL | undefined) {
  return desk.db
    .select({
      question: customerQuestions,
      application: applications,
      claim: { id: claims.id, reference: claims.reference, state: claims.state },
    })
    .from(customerQuestions)
    .innerJoin(applications, eq(applications.id, customerQuestions.applicationId))
    .leftJoin(claims, eq(claims.id, customerQuestions.claimId))
    .where(and(which, visibleTo(actor, applications)))
    .orderBy(desc(customerQuestions.id))
    .limit(100)
}

/** Whether the application or the claim still waits for it. */
export function isWaiting({ question, application, claim }: FoundQuestion, today: string): boolean {
  if (question.state !== 'open') return false
  if (question.kind === 'counterOffer') {
    return application.state === 'counterOffer' && (question.validUntil ?? '') >= today
  }
  return (claim?.state ?? application.state) === 'informationNeeded'
}

function show(desk: BrokerageDesk, found: FoundQuestion): QuestionView {
  const { question, application, claim } = found
  const { reference, answer } = question
  return {
    reference,
    kind: question.kind,
    state: question.state,
    isOpen: isWaiting(found, desk.today()),
    text: unsealFrom<{ text: string }>(desk, 'customer_questions.asked', reference, question.asked)
      .text,
    answer: answer
      ? unsealFrom<{ text: string }>(desk, 'customer_questions.answer', reference, answer).text
      : undefined,
    createdAt: question.createdAt,
    answeredAt: question.answeredAt ?? undefined,
    claimReference: claim?.reference,
    offer: offerOf(question, application),
  }
}

export function offerOf(question: QuestionRow, application: Application): CounterOffer | undefined {
  const { priceCents, instalmentCents, validUntil, openedAt } = question
  if (priceCents === null || instalmentCents === null || validUntil === null) return undefined
  return {
    priceBeforeCents: application.priceCents,
    priceCents,
    instalmentCents,
    pricePeriod: application.pricePeriod === 'once' ? 'once' : 'month',
    validUntil,
    wasOpened: openedAt !== null,
  }
}
