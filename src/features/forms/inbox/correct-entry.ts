import { and, eq } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { recordAudit } from '#brokerage/audit/record-audit.ts'
import { addNote } from '#brokerage/office/case-notes.ts'
import { berlinDay } from '#platform/clock.ts'
import type { Queries } from '#platform/database/connect.ts'
import type { FormDesk } from '../form-desk.ts'
import { sealAnswer, sealBody, unsealBody } from '../submission-body.ts'
import { formEvents, formSubmissions } from '../tables.ts'
import { readArrivalDay } from './arrival-day.ts'
import { findSubject } from './find-subject.ts'
import { hasUnseen } from './has-unseen.ts'
import { isEntered } from './seen-by.ts'

/** What a complaint says after it; `about` is empty where it concerns no case. */
export type CorrectedEntry = {
  readonly receivedOn: string
  readonly about?: string | undefined
  readonly text: string
  /** Why. */
  readonly note: string
  /** The last thing that was done with it, as far as the colleague saw. */
  readonly seen: number
}

type EntryCorrection =
  | 'corrected'
  | 'unchanged'
  | 'correctedMeanwhile'
  | 'impossibleDay'
  | 'noSuchCase'
  | 'notFound'

/**
 * Puts right what a colleague entered of a complaint: the day on which it reached us, from which the
 * last day to answer and the years of keeping follow, its case, and its words. The words before stay
 * in its story, the reason among the notes.
 */
export async function correctEntry(
  desk: Pick<FormDesk, 'db' | 'clock' | 'keyring'>,
  actor: ActingUser,
  id: number,
  entry: CorrectedEntry,
): Promise<EntryCorrection> {
  return desk.db.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ before: formSubmissions, enteredAt: formEvents.at })
      .from(formSubmissions)
      .innerJoin(formEvents, and(eq(formEvents.submissionId, id), eq(formEvents.kind, 'entered')))
      .where(isEntered(actor, id))
      .for('update', { of: formSubmissions })
    if (found === undefined) return 'notFound'
    const { before, enteredAt } = found
    const { reference } = before
    const receivedAt = readArrivalDay(entry.receivedOn, desk.clock)
    // What was entered had reached us: a later day would only put the answer off.
    if (receivedAt === undefined || receivedAt > enteredAt) return 'impossibleDay'
    const about = await readSubject(transaction, actor, entry.about, before)
    if (about === undefined) return 'noSuchCase'

    const body = unsealBody(desk.keyring, before)
    const textBefore = body.answers.find((answer) => answer.id === 'text')?.value[0] ?? ''
    const changes = {
      ...(receivedAt.getTime() !== before.createdAt.getTime() && {
        on: entry.receivedOn,
        from: berlinDay(before.createdAt),
      }),
      ...(about.aboutReference !== before.aboutReference && {
        about: about.aboutReference,
        aboutBefore: before.aboutReference,
      }),
      ...(entry.text !== textBefore && { text: 'corrected' }),
    }
    if (Object.keys(changes).length === 0) return 'unchanged'
    if (await hasUnseen(transaction, id, ['corrected'], entry.seen)) return 'correctedMeanwhile'

    const answers = body.answers.map((answer) =>
      answer.id === 'text' ? { ...answer, value: [entry.text] } : answer,
    )
    const now = desk.clock.now()
    await transaction
      .update(formSubmissions)
      .set({
        createdAt: receivedAt,
        updatedAt: now,
        ...about,
        body: sealBody(desk.keyring, reference, { ...body, answers }),
      })
      .where(eq(formSubmissions.id, id))
    await transaction.insert(formEvents).values({
      submissionId: id,
      at: now,
      actorId: 'userId' in actor ? actor.userId : null,
      kind: 'corrected',
      body: 'text' in changes ? sealAnswer(desk.keyring, reference, textBefore) : null,
    })
    const named = { caseKind: 'message', caseReference: reference } as const
    const audit = { action: 'correct-complaint', ...named, details: changes }
    await recordAudit(desk, transaction, actor, audit)
    await addNote({ ...desk, db: transaction }, actor, named, entry.note)
    return 'corrected'
  })
}

type Subject = Pick<typeof formSubmissions.$inferSelect, 'aboutKind' | 'aboutReference'>

/** What it is about from now on; a case that is gone meanwhile may stay named. */
async function readSubject(
  queries: Queries,
  actor: ActingUser,
  typed: string | undefined,
  { aboutKind, aboutReference }: Subject,
): Promise<Subject | undefined> {
  if (!typed) return { aboutKind: null, aboutReference: null }
  if (typed === aboutReference) return { aboutKind, aboutReference }
  const found = await findSubject(queries, actor, typed)
  return found && { aboutKind: found.kind, aboutReference: found.reference }
}
