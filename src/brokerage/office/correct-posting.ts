import type { ActingUser } from '#accounts/acting-user.ts'
import { recordEvent } from '../applications/record-event.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { PostingReason } from '../kinds.ts'
import { findPostings } from '../policies/find-postings.ts'
import { correctReceipt } from '../policies/system-note-receipt.ts'
import { readDay, withLetter } from './note-posted.ts'

type Correction =
  | { readonly outcome: 'corrected' }
  /** It is noted so already: a second click, or a colleague was quicker. */
  | { readonly outcome: 'unchanged' }
  /** No day, one to come, or one before there was anything to post. */
  | { readonly outcome: 'impossibleDay' }
  /** No such letter, or none that was posted. */
  | { readonly outcome: 'notFound' }

/** Puts a wrong day of posting right. What was noted before stays in the history, with the reason. */
export async function correctPosting(
  desk: BrokerageDesk,
  actor: ActingUser,
  reference: string,
  { postedOn, reason }: { readonly postedOn: string; readonly reason: PostingReason },
): Promise<Correction> {
  return withLetter(desk, actor, reference, async (inside, { request, applicationId }) => {
    const noted = (await findPostings(inside, applicationId)).get(reference)
    if (noted === undefined) return { outcome: 'notFound' }
    const { papers, on: from } = noted
    const on = readDay(desk, request, postedOn)
    if (on === undefined) return { outcome: 'impossibleDay' }
    if (on === from) return { outcome: 'unchanged' }
    const at = desk.clock.now()
    const details = { papers, request: reference, on, from, reason }
    await recordEvent(inside.db, actor, { applicationId, at, kind: 'postingCorrected', details })
    await recordAudit(desk, inside.db, actor, {
      action: 'correct-posting',
      caseKind: 'request',
      caseReference: reference,
      details: { on, from, reason },
    })
    // What came later begins no period.
    if (papers !== 'renewed') await correctReceipt(inside, applicationId)
    return { outcome: 'corrected' }
  })
}
