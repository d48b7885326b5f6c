import { and, eq, isNull } from 'drizzle-orm'
import { canSeeApplications } from '#accounts/access/can-see-applications.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import { parseIsoDate } from '#insurance/values/iso-date.ts'
import { todayIn } from '#platform/clock.ts'
import { recordEvent } from '../applications/record-event.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { PaperSet } from '../papers/paper-sets.ts'
import { noteReceipt } from '../policies/system-note-receipt.ts'
import { unsealFrom } from '../seals.ts'
import { customerRequests } from '../service/tables.ts'
import { applications } from '../tables.ts'
import { recordAudit } from './record-audit.ts'

export type Posting =
  | { readonly outcome: 'posted' }
  /** A colleague was quicker. */
  | { readonly outcome: 'postedBefore' }
  /** No day, one to come, or one before there was anything to post. */
  | { readonly outcome: 'impossibleDay' }
  | { readonly outcome: 'notFound' }

/** Notes that a set of papers went to the post on this day. */
export async function notePosted(
  desk: BrokerageDesk,
  actor: ActingUser,
  reference: string,
  postedOn: string,
): Promise<Posting> {
  if (actor.kind !== 'staff' || !canSeeApplications(actor)) return { outcome: 'notFound' }
  return desk.db.transaction(async (transaction) => {
    const inside = { ...desk, db: transaction }
    const [found] = await transaction
      .select({ request: customerRequests, applicationId: applications.id })
      .from(applications)
      .innerJoin(customerRequests, eq(customerRequests.applicationId, applications.id))
      .where(
        and(
          eq(customerRequests.reference, reference),
          eq(customerRequests.kind, 'papers'),
          isNull(applications.restrictedAt),
        ),
      )
      .for('update')
    if (found === undefined) return { outcome: 'notFound' }
    const { request, applicationId } = found
    if (request.state !== 'open') return { outcome: 'postedBefore' }
    const on = parseIsoDate(postedOn)
    const first = todayIn('Europe/Berlin', { now: () => request.createdAt })
    if (!on || on < first || on > desk.today()) return { outcome: 'impossibleDay' }
    const at = desk.clock.now()
    await transaction
      .update(customerRequests)
      .set({ state: 'done', stateSince: at })
      .where(eq(customerRequests.id, request.id))
    const details = { papers: papersOf(desk, request), request: reference, on }
    await recordEvent(transaction, actor, { applicationId, at, kind: 'posted', details })
    await recordAudit(desk, transaction, actor, {
      ...{ action: 'note-posted', caseKind: 'request', caseReference: reference },
      details: { on },
    })
    await noteReceipt(inside, applicationId)
    return { outcome: 'posted' }
  })
}

/** Which papers a request of this kind is about. */
export function papersOf(
  desk: Pick<BrokerageDesk, 'keyring'>,
  { reference, details }: Pick<typeof customerRequests.$inferSelect, 'reference' | 'details'>,
): PaperSet {
  return unsealFrom<{ papers: PaperSet }>(desk, 'customer_requests.details', reference, details)
    .papers
}
