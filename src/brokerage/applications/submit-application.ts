import { hash } from 'node:crypto'
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { freezeApplication } from '#insurance/application/freeze-application.ts'
import type { FieldError } from '#insurance/fields/field-kind.ts'
import type { Queries } from '#platform/database/connect.ts'
import { sortedJson } from '#platform/sorted-json.ts'
import { actorColumns } from '../audit/actor-columns.ts'
import type { BrokerageDesk } from '../desk.ts'
import { isDraftFor } from '../drafts/find-draft.ts'
import { isLoose } from '../files/is-loose.ts'
import { maySell } from '../may-sell.ts'
import { applications, brokerageFiles } from '../tables.ts'
import { checkDuties } from './check-duties.ts'
import type { CheckedOrder } from './checked-order.ts'
import { findUploads, type UploadReference } from './find-uploads.ts'
import { keepOrder } from './keep-orders.ts'
import { keptApplication } from './kept-application.ts'
import { newApplicationRow } from './new-application-row.ts'
import type { Submission, SubmitRequest } from './submission.ts'

/**
 * Takes an order down for good, once: when this resolves with `submitted` the application, its
 * first event and the job that follows it up are committed together. The same key with the same
 * order gives the same answer; a price that changed in between is told, never taken.
 */
export async function submitApplication(
  desk: BrokerageDesk,
  actor: ActingUser,
  request: SubmitRequest,
): Promise<Submission> {
  const keys = hashKeys(request)
  const checked = await checkOrder(desk, actor, request, keys)
  // An order that came before is answered as it was then, even if it could not be taken today.
  if ('outcome' in checked) return (await findByKey(desk.db, actor, keys)) ?? checked
  const { row } = checked
  if (!(await keepOrder(desk, checked))) {
    const first = await findByKey(desk.db, actor, keys)
    if (first) return first
  }
  // From here on jobs go on with it, and their lines in the log know no request.
  desk.log.info({ id: request.requestId, reference: row.reference }, 'an application was submitted')
  return {
    outcome: 'submitted',
    reference: row.reference,
    submittedAt: row.submittedAt,
    priceCents: row.priceCents,
    pricePeriod: row.pricePeriod === 'once' ? 'once' : 'month',
    repeated: false,
  }
}

/** The order as it would be kept, or why it cannot be. */
async function checkOrder(
  desk: BrokerageDesk,
  actor: ActingUser,
  request: SubmitRequest,
  keys: Keys,
): Promise<CheckedOrder | Submission> {
  const line = Object.hasOwn(desk.lines, request.line) ? desk.lines[request.line] : undefined
  if (line === undefined) return { outcome: 'unknownLine' }
  const { insurers, intermediaryNumber } = await desk.company()
  if (!maySell(desk.hosts, intermediaryNumber)) return { outcome: 'saleClosed' }
  const frozen = freezeApplication(line, { ...request, asOf: desk.today() })
  if (frozen.outcome !== 'frozen') return frozen
  const { application } = frozen
  const duties = await checkDuties(desk, actor, line.definition, application.answers, request)
  if (duties.length > 0) return { outcome: 'dutiesMissing', duties }
  const { draftId } = request
  const viewerId = actor.kind === 'customer' ? actor.userId : undefined
  if (draftId !== undefined && !(await isDraftFor(desk, request.line, draftId, viewerId))) {
    return { outcome: 'unknownDraft' }
  }
  const uploads = findUploads(application.answers)
  const strangers = await findStrangers(desk, actor, request, uploads)
  if (strangers.length > 0) return { outcome: 'incomplete', missing: [], errors: strangers }
  const kept = keptApplication(application, insurers)
  const row = newApplicationRow(desk, actor, { request, application: kept, ...keys })
  return { row, actor: actorColumns(actor), uploads }
}

type Keys = {
  readonly idempotencyKey: string
  readonly bodyHash: string
  /** As orders were kept before their keys were sorted: whoever sends one of those again knows no version. */
  readonly unsortedHash: () => string
}

function hashKeys({ idempotencyKey, affiliateId: _, requestId: __, ...body }: SubmitRequest): Keys {
  return {
    idempotencyKey: sha256(idempotencyKey),
    bodyHash: sha256(sortedJson(body)),
    unsortedHash: () => sha256(JSON.stringify(body)),
  }
}

function sha256(text: string): string {
  return hash('sha256', text, 'base64url')
}

/** The answer to an order that came before under this key. */
async function findByKey(
  queries: Queries,
  actor: ActingUser,
  { idempotencyKey, bodyHash, unsortedHash }: Keys,
): Promise<Submission | undefined> {
  const [row] = await queries
    .select({
      reference: applications.reference,
      submittedAt: applications.submittedAt,
      priceCents: applications.priceCents,
      pricePeriod: applications.pricePeriod,
      bodyHash: applications.bodyHash,
      customerId: applications.customerId,
    })
    .from(applications)
    .where(eq(applications.idempotencyKey, idempotencyKey))
  if (row === undefined) return undefined
  const isOthers =
    actor.kind === 'customer' && row.customerId !== null && row.customerId !== actor.userId
  const isSame = row.bodyHash === bodyHash || row.bodyHash === unsortedHash()
  if (!isSame || isOthers) return { outcome: 'keyReused' }
  const { reference, submittedAt, priceCents } = row
  const pricePeriod = row.pricePeriod === 'once' ? 'once' : 'month'
  return { outcome: 'submitted', reference, submittedAt, priceCents, pricePeriod, repeated: true }
}

/** Files that do not exist, belong to somebody else, or went with another application. */
async function findStrangers(
  { db }: BrokerageDesk,
  actor: ActingUser,
  { draftId }: SubmitRequest,
  uploads: readonly UploadReference[],
): Promise<FieldError[]> {
  if (uploads.length === 0) return []
  const ownerId = actor.kind === 'customer' ? actor.userId : undefined
  const rows = await db
    .select({ id: brokerageFiles.id, type: brokerageFiles.type })
    .from(brokerageFiles)
    .where(
      and(
        inArray(
          brokerageFiles.id,
          uploads.map(({ fileId }) => fileId),
        ),
        isLoose,
        or(
          isNull(brokerageFiles.customerId),
          ownerId === undefined ? undefined : eq(brokerageFiles.customerId, ownerId),
        ),
        or(
          isNull(brokerageFiles.draftId),
          draftId === undefined ? undefined : eq(brokerageFiles.draftId, draftId),
        ),
      ),
    )
  const known = new Map(rows.map(({ id, type }) => [id, type]))
  return uploads
    .filter(
      ({ fileId, type }) => !known.has(fileId) || known.get(fileId) !== (type ?? known.get(fileId)),
    )
    .map(({ path }) => ({ path, code: 'notAFile' }))
}
