import { and, eq, isNull } from 'drizzle-orm'
import { system } from '#accounts/acting-user.ts'
import { recordEvent } from '../applications/record-event.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { HandedMessage } from '../hand-over.ts'
import { isForInsurer } from '../insurer/is-for-insurer.ts'
import { answerOf, askedOf } from '../questions/find-questions.ts'
import { isKeptBack } from '../questions/is-kept-back.ts'
import { customerQuestions } from '../questions/tables.ts'
import { applications, policies } from '../tables.ts'
import { hasEvent } from './do-once.ts'
import { readFiles } from './system-read-files.ts'
import { tellInsurerJob } from './tell-insurer-job.ts'

/**
 * Hands the answer to a question about an application to the insurer, with what was sent along.
 * Done once: it is noted with the question, and what dies before that replaces itself there.
 */
export async function tellAnswer(desk: BrokerageDesk, questionId: number): Promise<void> {
  const found = await find(desk, questionId)
  if (!found || found.question.handedOverAt !== null || isKeptBack(desk, found)) return
  const { question, application, policyId } = found
  if (!(await hasEvent(desk, application, ['handedOver']))) {
    if (!isForInsurer(application, policyId !== null)) return
    throw new Error('The insurer does not have the application yet: look again later.')
  }
  await desk.handOver.tell(await messageOf(desk, found))
  await desk.db.transaction(async (transaction) => {
    const now = desk.clock.now()
    // Held before its question, as by whoever erases: its event below would hold it after.
    await transaction
      .select({ id: applications.id })
      .from(applications)
      .where(eq(applications.id, application.id))
      .for('key share')
    const noted = await transaction
      .update(customerQuestions)
      .set({ handedOverAt: now })
      .where(and(eq(customerQuestions.id, questionId), isNull(customerQuestions.handedOverAt)))
      .returning({ id: customerQuestions.id })
    if (noted.length === 0) return
    await recordEvent(transaction, system, {
      applicationId: application.id,
      at: now,
      kind: 'answerHandedOver',
      details: { question: question.reference },
    })
  })
}

/** Orders that the insurer gets what was kept back while it did not know the customer's name. */
export async function orderAnswers(desk: BrokerageDesk, applicationId: number): Promise<void> {
  const isMeant = and(
    eq(customerQuestions.applicationId, applicationId),
    eq(customerQuestions.state, 'answered'),
    isNull(customerQuestions.claimId),
    isNull(customerQuestions.handedOverAt),
  )
  const { id } = customerQuestions
  const kept = await desk.db.select({ questionId: id }).from(customerQuestions).where(isMeant)
  for (const told of kept) await desk.jobs.send(desk.db, tellInsurerJob, told)
}

type Found = NonNullable<Awaited<ReturnType<typeof find>>>

async function find({ db }: BrokerageDesk, questionId: number) {
  const [found] = await db
    .select({ question: customerQuestions, application: applications, policyId: policies.id })
    .from(customerQuestions)
    .innerJoin(applications, eq(applications.id, customerQuestions.applicationId))
    .leftJoin(policies, eq(policies.applicationId, applications.id))
    .where(and(eq(customerQuestions.id, questionId), isNull(customerQuestions.claimId)))
  return found
}

async function messageOf(
  desk: BrokerageDesk,
  { question, application }: Found,
): Promise<HandedMessage> {
  const { reference, state, priceCents, answeredAt } = question
  const told = {
    reference,
    kind: 'answer' as const,
    // The same before and after there is a policy, so that it replaces itself.
    contract: application.reference,
    at: (answeredAt ?? question.createdAt).toISOString(),
  }
  // The insurer knows its own offer: the yes or no is all that is new.
  if (question.kind === 'counterOffer') return { ...told, details: { offer: state, priceCents } }
  const { text = '', fileIds = [] } = answerOf(desk, question) ?? {}
  return {
    ...told,
    details: { question: askedOf(desk, question), answer: text },
    files: await readFiles(
      desk,
      fileIds.map((id) => ({ id })),
    ),
  }
}
