import { eq, inArray } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { makeMove } from '../applications/move-application.ts'
import { recordEvent } from '../applications/record-event.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { BrokerageDesk } from '../desk.ts'
import { ownFiles } from '../files/own-files.ts'
import { tellInsurerJob } from '../follow-up/tell-insurer-job.ts'
import { sealIn } from '../seals.ts'
import { mailAboutCase } from '../service/case-mail.ts'
import { claims } from '../service/tables.ts'
import { applications, brokerageFiles } from '../tables.ts'
import { answerOf, type FoundQuestion, findQuestionRow, isWaiting } from './find-questions.ts'
import { customerQuestions, type GivenAnswer } from './tables.ts'

type Answering =
  | { readonly outcome: 'answered' }
  /** Neither words nor files, or files that are not this customer's. */
  | { readonly outcome: 'incomplete' }
  /** It was answered, or nobody waits for it any more. */
  | { readonly outcome: 'tooLate' }
  | { readonly outcome: 'notFound' }

/**
 * Answers a question with words, files or both; the application or claim goes on. The same words
 * once more are the same answer.
 */
export async function answerQuestion(
  desk: BrokerageDesk,
  actor: ActingUser,
  reference: string,
  answer: { readonly text: string; readonly fileIds: readonly string[] },
): Promise<Answering> {
  if (actor.kind !== 'customer') return { outcome: 'notFound' }
  const text = answer.text.trim().slice(0, 5_000)
  return desk.db.transaction(async (transaction) => {
    const inside = { ...desk, db: transaction }
    const found = await lockQuestion(inside, actor, reference)
    if (found?.question.kind !== 'information') return { outcome: 'notFound' }
    if (!isWaiting(found, desk.today())) {
      const isSame = answerOf(desk, found.question)?.text === text
      return { outcome: isSame ? 'answered' : 'tooLate' }
    }
    const files = await ownFiles(inside, actor, answer.fileIds)
    if (files.length < answer.fileIds.length || (text === '' && files.length === 0)) {
      return { outcome: 'incomplete' }
    }
    const { application, claim } = found
    await close(inside, actor, found, 'answered', { text, fileIds: files })
    if (files.length > 0) {
      await transaction
        .update(brokerageFiles)
        .set(claim ? { claimId: claim.id } : { applicationId: application.id })
        .where(inArray(brokerageFiles.id, files))
    }
    const details = { question: reference }
    const now = desk.clock.now()
    if (claim) {
      await transaction
        .update(claims)
        .set({ state: 'open', stateSince: now })
        .where(eq(claims.id, claim.id))
      const event = { applicationId: application.id, at: now, kind: 'answered', details }
      await recordEvent(transaction, actor, event)
    } else {
      await makeMove(inside, actor, application, 'underwriting', details)
    }
    const about = { applicationId: application.id, reference, occasion: 'answered' }
    await mailAboutCase(inside, 'answerReceived', about)
    return { outcome: 'answered' }
  })
}

/**
 * The question with its claim and its application locked, so that two answers come one after the
 * other, and none reopens a claim that a colleague decides at the same time. The claim is first:
 * whoever moves it holds it before they write to its application.
 */
export async function lockQuestion(
  desk: BrokerageDesk,
  actor: ActingUser,
  reference: string,
): Promise<FoundQuestion | undefined> {
  const seen = await findQuestionRow(desk, actor, reference)
  if (seen === undefined) return undefined
  if (seen.claim) {
    await desk.db
      .select({ id: claims.id })
      .from(claims)
      .where(eq(claims.id, seen.claim.id))
      .for('update')
  }
  await desk.db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.id, seen.application.id))
    .for('update')
  return findQuestionRow(desk, actor, reference)
}

/** Notes the answer with the question, and who gave it; orders that the insurer gets it. */
export async function close(
  desk: BrokerageDesk,
  actor: ActingUser,
  { question, application, claim }: FoundQuestion,
  state: 'answered' | 'accepted' | 'refused',
  answer: GivenAnswer,
): Promise<void> {
  const { reference, id: questionId } = question
  await desk.db
    .update(customerQuestions)
    .set({
      state,
      answer: sealIn(desk, 'customer_questions.answer', reference, answer),
      answeredAt: desk.clock.now(),
    })
    .where(eq(customerQuestions.id, questionId))
  // The insurer has the claim without this answer and its files, and gets it as a whole.
  const told = claim ? { claimId: claim.id } : { questionId }
  await desk.jobs.send(desk.db, tellInsurerJob, told)
  await recordAudit(desk, desk.db, actor, {
    action: 'answer-question',
    caseKind: claim ? 'claim' : 'application',
    caseReference: claim?.reference ?? application.reference,
    details: { question: reference, to: state },
  })
}
