import { and, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { staff } from '#accounts/tables.ts'
import { berlinDay } from '#platform/clock.ts'
import { openOr, UNOPENED_NAME } from '#platform/encryption/if-it-opens.ts'
import { visibleTo } from '../access.ts'
import { recordLook } from '../audit/record-look.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { QuestionKind, QuestionState } from '../kinds.ts'
import { thoseThatOpen } from '../read-what-opens.ts'
import { unsealFrom } from '../seals.ts'
import { claims } from '../service/tables.ts'
import { type Application, applications, policies } from '../tables.ts'
import { isKeptBack } from './is-kept-back.ts'
import { isLatest } from './is-latest.ts'
import { customerQuestions, type GivenAnswer, type QuestionRow } from './tables.ts'

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
  /** The colleague, for colleagues alone; undefined once there is none any more. */
  readonly askedBy: string | undefined
  readonly answeredAt: Date | undefined
  /** Of an offer that was a mistake. */
  readonly takenBackAt: Date | undefined
  readonly claimReference: string | undefined
  /** Ids of the files that were sent with the answer. */
  readonly fileIds: readonly string[]
  /** How far an answer about an application is; undefined before, and for claims. */
  readonly handOver: AnswerHandOver | undefined
  /** Of a counter-offer. */
  readonly offer: CounterOffer | undefined
}

/** `keptBack`: not for the insurer, or not before it knows the customer's name. */
type AnswerHandOver =
  | { readonly state: 'done'; readonly at: Date }
  | { readonly state: 'waiting' | 'keptBack' }

export type CounterOffer = {
  readonly priceBeforeCents: number
  readonly priceCents: number
  readonly instalmentCents: number
  readonly pricePeriod: 'month' | 'once'
  readonly validUntil: string
  readonly start: OfferedStart
}

/** When cover begins after a yes; see `createPolicy`. */
type OfferedStart =
  | { readonly when: 'onDay' | 'onDayOrNext'; readonly day: string }
  /** The day that was asked for was over before there was an offer, or none was asked for. */
  | { readonly when: 'nextDay' }

/**
 * What was asked about an application or about claims, the newest first; a colleague's look is noted,
 * and of what cannot be opened they see that it was asked.
 */
export async function findQuestions(
  desk: BrokerageDesk,
  actor: ActingUser,
  of: { readonly applicationReference: string } | { readonly claimReferences: readonly string[] },
): Promise<QuestionView[]> {
  const rows = await select(
    desk,
    actor,
    'claimReferences' in of
      ? inArray(claims.reference, of.claimReferences)
      : and(eq(applications.reference, of.applicationReference), isNull(customerQuestions.claimId)),
  )
  await noteLooks(desk, actor, rows)
  return thoseThatOpen(
    desk,
    rows,
    ({ question }) => `customer_questions.asked:${question.reference}`,
    (row) =>
      actor.kind === 'staff'
        ? {
            ...show(
              desk,
              row,
              openOr(UNOPENED, () => wordsOf(desk, row)),
            ),
            askedBy: row.askedBy ?? undefined,
          }
        : { ...show(desk, row, wordsOf(desk, row)), askedBy: undefined },
  )
}

/** Answers may speak of health, and are shown whole. */
async function noteLooks(desk: BrokerageDesk, actor: ActingUser, rows: readonly FoundQuestion[]) {
  const caseKind = rows[0]?.claim ? 'claim' : 'application'
  const seen = rows.map(({ claim, application }) => (claim ?? application).reference)
  for (const caseReference of new Set(seen)) {
    await recordLook(desk, actor, { caseKind, caseReference })
  }
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
      isLatest: isLatest(),
      application: applications,
      claim: { id: claims.id, reference: claims.reference, state: claims.state },
      policyId: policies.id,
      askedBy: staff.name,
    })
    .from(customerQuestions)
    .innerJoin(applications, eq(applications.id, customerQuestions.applicationId))
    .leftJoin(claims, eq(claims.id, customerQuestions.claimId))
    .leftJoin(policies, eq(policies.applicationId, applications.id))
    .leftJoin(staff, eq(staff.id, customerQuestions.askedBy))
    .where(and(which, visibleTo(actor, applications)))
    .orderBy(desc(customerQuestions.id))
    .limit(MOST_QUESTIONS)
}

/** More than were ever asked about the claims of one contract. */
const MOST_QUESTIONS = 500

/** Whether the application or the claim still waits for it. */
export function isWaiting(
  { question, isLatest, application, claim }: FoundQuestion,
  today: string,
): boolean {
  if (question.state !== 'open' || !isLatest) return false
  if (question.kind === 'counterOffer') {
    return application.state === 'counterOffer' && (question.validUntil ?? '') >= today
  }
  return (claim?.state ?? application.state) === 'informationNeeded'
}

type Words = Pick<QuestionView, 'text' | 'answer' | 'fileIds'>

const UNOPENED: Words = { text: UNOPENED_NAME, answer: undefined, fileIds: [] }

function wordsOf(desk: BrokerageDesk, { question }: FoundQuestion): Words {
  const answer = answerOf(desk, question)
  return { text: askedOf(desk, question), answer: answer?.text, fileIds: answer?.fileIds ?? [] }
}

function show(
  desk: BrokerageDesk,
  found: FoundQuestion,
  words: Words,
): Omit<QuestionView, 'askedBy'> {
  const { question, application, claim } = found
  return {
    ...words,
    reference: question.reference,
    kind: question.kind,
    state: question.state,
    isOpen: isWaiting(found, desk.today()),
    createdAt: question.createdAt,
    answeredAt: question.answeredAt ?? undefined,
    takenBackAt: question.takenBackAt ?? undefined,
    claimReference: claim?.reference,
    handOver: handOverOf(desk, found),
    offer: offerOf(question, application),
  }
}

export function askedOf(
  desk: Pick<BrokerageDesk, 'keyring'>,
  { reference, asked }: Pick<QuestionRow, 'reference' | 'asked'>,
): string {
  return unsealFrom<{ text: string }>(desk, 'customer_questions.asked', reference, asked).text
}

export function answerOf(
  desk: Pick<BrokerageDesk, 'keyring'>,
  { reference, answer }: Pick<QuestionRow, 'reference' | 'answer'>,
): GivenAnswer | undefined {
  return answer === null
    ? undefined
    : unsealFrom(desk, 'customer_questions.answer', reference, answer)
}

function handOverOf(desk: BrokerageDesk, found: FoundQuestion): AnswerHandOver | undefined {
  const { question, claim } = found
  if (claim || question.state === 'open' || question.state === 'takenBack') return undefined
  if (question.handedOverAt) return { state: 'done', at: question.handedOverAt }
  return { state: isKeptBack(desk, found) ? 'keptBack' : 'waiting' }
}

export function offerOf(question: QuestionRow, application: Application): CounterOffer | undefined {
  const { priceCents, instalmentCents, validUntil } = question
  if (priceCents === null || instalmentCents === null || validUntil === null) return undefined
  return {
    priceBeforeCents: application.priceCents,
    priceCents,
    instalmentCents,
    pricePeriod: application.pricePeriod === 'once' ? 'once' : 'month',
    validUntil,
    start: startOf(application.startDate, berlinDay(question.createdAt), validUntil),
  }
}

/** The same for as long as it holds: what was read is what is agreed to. */
function startOf(asked: string | null, madeOn: string, validUntil: string): OfferedStart {
  if (asked === null || asked < madeOn) return { when: 'nextDay' }
  return { when: asked < validUntil ? 'onDayOrNext' : 'onDay', day: asked }
}
