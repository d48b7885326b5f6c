import { and, eq, ne } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { recordAudit } from '#brokerage/audit/record-audit.ts'
import type { FormDesk } from '../form-desk.ts'
import { sendAnswer } from '../mails/mail-jobs.ts'
import type { SubmissionState } from '../states.ts'
import { sealAnswer, unsealBody } from '../submission-body.ts'
import { formEvents, formSubmissions } from '../tables.ts'
import { hasUnseen } from './has-unseen.ts'
import { seenBy } from './seen-by.ts'

/**
 * Notes how far a message is. `seen` is the last thing that was done with it when its reader opened
 * it: its state alone would not tell that it has been elsewhere and come back.
 */
export async function changeState(
  desk: FormDesk,
  actor: ActingUser,
  id: number,
  state: SubmissionState,
  seen?: number,
): Promise<'changed' | 'changedMeanwhile' | 'notFound'> {
  const now = desk.clock.now()
  return desk.db.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ reference: formSubmissions.reference })
      .from(formSubmissions)
      .where(and(eq(formSubmissions.id, id), seenBy(actor)))
      .for('update')
    if (found === undefined) return 'notFound'
    const isLate =
      seen !== undefined && (await hasUnseen(transaction, id, ['state', 'answer'], seen))
    if (isLate) return 'changedMeanwhile'
    const changed = await transaction
      .update(formSubmissions)
      .set({ state, updatedAt: now })
      .where(and(eq(formSubmissions.id, id), ne(formSubmissions.state, state)))
      .returning({ id: formSubmissions.id })
    if (changed.length > 0) {
      const event = {
        submissionId: id,
        at: now,
        actorId: idOf(actor),
        kind: 'state',
        state,
      } as const
      await transaction.insert(formEvents).values(event)
      await recordAudit(desk, transaction, actor, {
        action: 'move-message',
        caseKind: 'message',
        caseReference: found.reference,
        details: { to: state },
      })
    }
    return 'changed'
  })
}

type AnswerRefusal = 'notFound' | 'noAddress' | 'answeredMeanwhile'

/**
 * Sends an answer by mail, in the words of one of us, and notes it. `seen` is the last thing that
 * was done with the message when its reader opened it: nobody gets two answers by accident.
 */
export async function answerSubmission(
  desk: FormDesk,
  actor: ActingUser,
  id: number,
  { text, seen }: { readonly text: string; readonly seen: number },
): Promise<'sent' | AnswerRefusal> {
  const now = desk.clock.now()
  return desk.db.transaction(async (transaction) => {
    const [submission] = await transaction
      .select()
      .from(formSubmissions)
      .where(and(eq(formSubmissions.id, id), seenBy(actor)))
      .for('update')
    if (submission === undefined) return 'notFound'
    if (unsealBody(desk.keyring, submission).email === undefined) return 'noAddress'
    if (await hasUnseen(transaction, id, ['answer'], seen)) return 'answeredMeanwhile'
    const [event] = await transaction
      .insert(formEvents)
      .values({
        submissionId: id,
        at: now,
        actorId: idOf(actor),
        kind: 'answer',
        state: 'answered',
        body: sealAnswer(desk.keyring, submission.reference, text),
      })
      .returning({ id: formEvents.id })
    if (event === undefined) throw new Error('An answer was not inserted.')
    await transaction
      .update(formSubmissions)
      .set({ state: 'answered', updatedAt: now })
      .where(eq(formSubmissions.id, id))
    await recordAudit(desk, transaction, actor, {
      action: 'answer-message',
      caseKind: 'message',
      caseReference: submission.reference,
    })
    await desk.jobs.send(transaction, sendAnswer, { eventId: event.id })
    return 'sent'
  })
}

function idOf(actor: ActingUser): string | null {
  return actor.kind === 'staff' ? actor.userId : null
}
