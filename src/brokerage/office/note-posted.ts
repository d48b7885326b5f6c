import { and, eq, isNull } from 'drizzle-orm'
import { canWorkOnCases } from '#accounts/access/can-work-on-cases.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import { type IsoDate, parseIsoDate } from '#insurance/values/iso-date.ts'
import { berlinDay } from '#platform/clock.ts'
import { recordEvent } from '../applications/record-event.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { LetterOf } from '../paper-sets.ts'
import { noteReceipt } from '../policies/system-note-receipt.ts'
import { unsealFrom } from '../seals.ts'
import { closeRequest } from '../service/close-request.ts'
import { type CustomerRequest, customerRequests } from '../service/tables.ts'
import { applications } from '../tables.ts'

type Posting =
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
  return withLetter(desk, actor, reference, async (inside, { request, applicationId }) => {
    if (request.state !== 'open') return { outcome: 'postedBefore' }
    const on = readDay(desk, request, postedOn)
    if (on === undefined) return { outcome: 'impossibleDay' }
    await closeRequest(inside, reference, 'done')
    const at = desk.clock.now()
    const { papers } = contentsOf(desk, request)
    const details = { papers, request: reference, on }
    await recordEvent(inside.db, actor, { applicationId, at, kind: 'posted', details })
    await recordAudit(desk, inside.db, actor, {
      action: 'note-posted',
      caseKind: 'request',
      caseReference: reference,
      details: { on },
    })
    await noteReceipt(inside, applicationId)
    return { outcome: 'posted' }
  })
}

type LockedLetter = { readonly request: CustomerRequest; readonly applicationId: number }

/** Changes a set of papers with the application that it belongs to, for a colleague who may. */
export async function withLetter<Outcome>(
  desk: BrokerageDesk,
  actor: ActingUser,
  reference: string,
  change: (inside: BrokerageDesk, letter: LockedLetter) => Promise<Outcome>,
): Promise<Outcome | { readonly outcome: 'notFound' }> {
  if (!canWorkOnCases(actor)) return { outcome: 'notFound' }
  return desk.db.transaction(async (transaction) => {
    const inside = { ...desk, db: transaction }
    const letter = await lockLetter(inside, reference)
    return letter ? change(inside, letter) : { outcome: 'notFound' }
  })
}

async function lockLetter(
  { db }: Pick<BrokerageDesk, 'db'>,
  reference: string,
): Promise<LockedLetter | undefined> {
  const [found] = await db
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
  return found
}

/** A day on which these papers can have been posted; undefined for any other. */
export function readDay(
  desk: Pick<BrokerageDesk, 'today'>,
  { createdAt }: Pick<CustomerRequest, 'createdAt'>,
  typed: string,
): IsoDate | undefined {
  const on = parseIsoDate(typed)
  const first = berlinDay(createdAt)
  return on && on >= first && on <= desk.today() ? on : undefined
}

/** Which papers a request of this kind is about, and the number of the change that they follow. */
export function contentsOf(
  desk: Pick<BrokerageDesk, 'keyring'>,
  { reference, details }: Pick<CustomerRequest, 'reference' | 'details'>,
): LetterOf {
  return unsealFrom(desk, 'customer_requests.details', reference, details)
}
