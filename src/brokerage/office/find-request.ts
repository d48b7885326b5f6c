import { and, eq, isNull, sql } from 'drizzle-orm'
import { canSeeApplications } from '#accounts/access/can-see-applications.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import { recordLook } from '../audit/record-look.ts'
import { auditTrail } from '../audit/tables.ts'
import type { BrokerageDesk } from '../desk.ts'
import { filesOfRequest, listFiles } from '../files/list-files.ts'
import type { StoredFile } from '../files/views.ts'
import { maskIdentifier } from '../mask.ts'
import { findPostings } from '../policies/find-postings.ts'
import { priceOne } from '../policies/premiums.ts'
import { readReply } from '../reply.ts'
import { unsealFrom } from '../seals.ts'
import type { RequestView } from '../service/request-change.ts'
import { type CustomerRequest, customerRequests } from '../service/tables.ts'
import { type Application, applications, type Policy, policies } from '../tables.ts'
import { findLetter, type Letter } from './find-letter.ts'
import { type Move, moveOf, needsReply } from './move-of-request.ts'
import { contentsOf } from './note-posted.ts'

/** A request with what it is about, for the office. The account number is shortened. */
export type RequestRecord = RequestView & {
  /** None for a withdrawal whose contract nobody knows yet. */
  readonly line: string | undefined
  readonly applicationReference: string | undefined
  readonly policyReference: string | undefined
  readonly files: readonly StoredFile[]
  /** Of a new address or first day that nobody has decided about yet. */
  readonly move: Move | undefined
  /** It is not granted without a word to the customer. */
  readonly needsReply: boolean
  /** Of papers to be posted, which are its files then. */
  readonly letter: (Letter & { readonly postedOn: IsoDate | undefined }) | undefined
  /** Of a correction: the other contracts that were corrected with it. */
  readonly along: readonly string[]
}

/** One request, for a broker, whose look is noted. */
export async function findRequest(
  desk: BrokerageDesk,
  actor: ActingUser,
  reference: string,
): Promise<RequestRecord | undefined> {
  if (!canSeeApplications(actor)) return undefined
  const [found] = await desk.db
    .select({
      row: customerRequests,
      application: applications,
      policy: policies,
    })
    .from(customerRequests)
    .leftJoin(applications, eq(applications.id, customerRequests.applicationId))
    .leftJoin(policies, eq(policies.id, customerRequests.policyId))
    .where(and(eq(customerRequests.reference, reference), isNull(applications.restrictedAt)))
  if (found === undefined) return undefined
  await recordLook(desk, actor, { caseKind: 'request', caseReference: reference })
  const { row, application, policy } = found
  const details = unsealFrom<Record<string, unknown>>(
    desk,
    'customer_requests.details',
    reference,
    row.details,
  )
  const iban = details['iban']
  const move =
    row.state === 'open' && application && policy
      ? moveOf(desk, { kind: row.kind, details }, application, await priceOne(desk, policy))
      : undefined
  const { letter, files } =
    row.kind === 'papers' && application
      ? await findPostedLetter(desk, actor, application, policy, row)
      : { letter: undefined, files: await listFiles(desk, filesOfRequest(row.id), actor) }
  return {
    reference,
    kind: row.kind,
    state: row.state,
    createdAt: row.createdAt,
    details: typeof iban === 'string' ? { ...details, iban: maskIdentifier(iban) } : details,
    reply: readReply(desk, 'customer_requests.reply', row),
    line: application?.line,
    applicationReference: application?.reference,
    policyReference: policy?.reference,
    files,
    letter,
    move,
    needsReply: needsReply(row.kind, move),
    along: row.kind === 'correction' && policy ? await correctedAlong(desk, policy, reference) : [],
  }
}

/** Kept in the audit trail alone: what the request says goes to an insurer, whom they do not concern. */
async function correctedAlong(
  { db }: BrokerageDesk,
  { reference: caseReference }: Policy,
  request: string,
): Promise<readonly string[]> {
  const [entry] = await db
    .select({ details: auditTrail.details })
    .from(auditTrail)
    .where(
      and(
        eq(auditTrail.caseKind, 'policy'),
        eq(auditTrail.caseReference, caseReference),
        eq(auditTrail.action, 'correct-data'),
        sql`${auditTrail.details} ->> 'request' = ${request}`,
      ),
    )
  return (entry?.details['along'] as readonly string[] | undefined) ?? []
}

async function findPostedLetter(
  desk: BrokerageDesk,
  actor: ActingUser,
  application: Application,
  policy: Policy | null,
  request: CustomerRequest,
) {
  const contents = contentsOf(desk, request)
  const { letter, files } = await findLetter(desk, actor, application, policy, contents)
  const postedOn = (await findPostings(desk, application.id)).get(request.reference)?.on
  return { letter: { ...letter, postedOn }, files }
}
