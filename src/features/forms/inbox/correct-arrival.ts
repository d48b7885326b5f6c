import { and, eq } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { dayAt } from '#brokerage/calls/wall-clock.ts'
import { recordAudit } from '#brokerage/office/record-audit.ts'
import { addNote } from '#brokerage/office/work-on-cases.ts'
import type { FormDesk } from '../form-desk.ts'
import { formEvents, formSubmissions } from '../tables.ts'
import { readArrivalDay } from './arrival-day.ts'
import { isEntered } from './seen-by.ts'

export type ArrivalCorrection = 'corrected' | 'unchanged' | 'impossibleDay' | 'notFound'

/**
 * Puts right on which day a complaint reached us that a colleague entered, with the reason as a note.
 * The last day to answer and the years for which it is kept follow from it.
 */
export async function correctArrival(
  desk: Pick<FormDesk, 'db' | 'clock' | 'keyring'>,
  actor: ActingUser,
  id: number,
  { receivedOn, note }: { readonly receivedOn: string; readonly note: string },
): Promise<ArrivalCorrection> {
  return desk.db.transaction(async (transaction) => {
    const [found] = await transaction
      .select({
        reference: formSubmissions.reference,
        before: formSubmissions.createdAt,
        enteredAt: formEvents.at,
      })
      .from(formSubmissions)
      .innerJoin(formEvents, and(eq(formEvents.submissionId, id), eq(formEvents.kind, 'entered')))
      .where(isEntered(actor, id))
      .for('update', { of: formSubmissions })
    if (found === undefined) return 'notFound'
    const { before, enteredAt } = found
    const receivedAt = readArrivalDay(receivedOn, desk.clock)
    // What was entered had reached us: a later day would only put the answer off.
    if (receivedAt === undefined || receivedAt > enteredAt) return 'impossibleDay'
    if (receivedAt.getTime() === before.getTime()) return 'unchanged'
    await transaction
      .update(formSubmissions)
      .set({ createdAt: receivedAt, updatedAt: desk.clock.now() })
      .where(eq(formSubmissions.id, id))
    const about = { caseKind: 'message', caseReference: found.reference } as const
    const from = dayAt(before, 'Europe/Berlin')
    const entry = { action: 'correct-arrival', ...about, details: { on: receivedOn, from } }
    await recordAudit(desk, transaction, actor, entry)
    await addNote({ ...desk, db: transaction }, actor, about, note)
    return 'corrected'
  })
}
