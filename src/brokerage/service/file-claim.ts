import { and, desc, eq, isNull } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import { visibleTo } from '../access.ts'
import { recordLook } from '../audit/record-look.ts'
import type { BrokerageDesk } from '../desk.ts'
import { filesOfClaim, listFiles, listFilesBy } from '../files/list-files.ts'
import { ownFiles } from '../files/own-files.ts'
import type { StoredFile } from '../files/views.ts'
import type { ClaimState } from '../kinds.ts'
import { readPolicyDetails } from '../policies/find-policy.ts'
import type { DaysOfCover } from '../policies/outside-cover.ts'
import { waitingUntil } from '../policies/waiting-until.ts'
import { thoseThatOpen } from '../read-what-opens.ts'
import { readReply } from '../reply.ts'
import { unsealFrom } from '../seals.ts'
import { applications, brokerageFiles, type Policy, policies } from '../tables.ts'
import { CLAIM_KINDS, type ClaimKind, maternityMonths } from './claim-checklists.ts'
import { findTwinClaim } from './find-twin.ts'
import { addNewFiles, keepClaim } from './keep-claim.ts'
import { type ClaimDetails, type ClaimProblem, type GivenClaim, readClaim } from './read-claim.ts'
import { findOwn } from './request-change.ts'
import { type ClaimRow, claims } from './tables.ts'

export type ClaimView = {
  readonly reference: string
  readonly policyReference: string
  readonly line: string
  readonly kind: ClaimKind
  readonly state: ClaimState
  readonly stateSince: Date
  readonly createdAt: Date
  readonly occurredOn: string
  /** The days of cover of its contract. */
  readonly cover: DaysOfCover
  readonly details: ClaimDetails
  /** How it was decided and why, in our words. */
  readonly reply: string | undefined
  /** What the claim needs, by its kind. */
  readonly checklist: readonly string[]
  readonly files: readonly StoredFile[]
}

type ClaimFiling =
  | { readonly outcome: 'filed'; readonly reference: string }
  | { readonly outcome: 'notFound' }
  | { readonly outcome: 'incomplete'; readonly problems: readonly ClaimProblem[] }

/** Hands a claim in, with files that the customer has uploaded before. A second click is the same claim. */
export async function fileClaim(
  desk: BrokerageDesk,
  actor: ActingUser,
  policyReference: string,
  given: GivenClaim,
): Promise<ClaimFiling> {
  const policy = await findOwn(desk, actor, policyReference)
  if (policy === undefined) return { outcome: 'notFound' }
  const { problems, claim } = readClaim(policy, given, desk.today())
  return desk.db.transaction(async (transaction) => {
    const inside = { ...desk, db: transaction }
    const twin = claim && (await findTwinClaim(inside, policy, claim))
    const files = await ownFiles(inside, actor, given.fileIds)
    if (twin) {
      await addNewFiles(inside, twin.id, files)
      return { outcome: 'filed', reference: twin.reference }
    }
    const gone: ClaimProblem[] =
      files.length < given.fileIds.length ? [{ path: 'files', code: 'notAFile' }] : []
    // Not added to the others, which stay when the transaction is tried once more.
    const all = [...problems, ...gone]
    if (all.length > 0 || claim === undefined) return { outcome: 'incomplete', problems: all }
    return { outcome: 'filed', reference: await keepClaim(inside, actor, policy, claim, files) }
  })
}

/**
 * Adds files to a claim that is under way; the insurer gets it again, with all of its files. The same
 * files once more change nothing.
 */
export async function addClaimFiles(
  desk: BrokerageDesk,
  actor: ActingUser,
  claimReference: string,
  fileIds: readonly string[],
): Promise<boolean> {
  return desk.db.transaction(async (transaction) => {
    const [row] = await transaction
      .select({ id: claims.id })
      .from(claims)
      .where(and(eq(claims.reference, claimReference), visibleTo(actor, claims)))
      .for('update')
    const files = await ownFiles({ db: transaction }, actor, fileIds)
    if (row === undefined || files.length === 0) return false
    await addNewFiles({ ...desk, db: transaction }, row.id, files)
    return true
  })
}

/** A customer's claims, newest first, of all contracts or of one. */
export async function findClaimsOf(
  desk: BrokerageDesk,
  actor: ActingUser,
  { policyReference }: { readonly policyReference?: string } = {},
): Promise<ClaimView[]> {
  if (actor.kind !== 'customer') return []
  const rows = await desk.db
    .select({ row: claims, policy: CLAIMED })
    .from(claims)
    .innerJoin(policies, eq(policies.id, claims.policyId))
    .where(
      and(
        visibleTo(actor, claims),
        policyReference === undefined ? undefined : eq(policies.reference, policyReference),
      ),
    )
    .orderBy(desc(claims.id))
    .limit(100)
  const ids = rows.map(({ row }) => row.id)
  const files = await listFilesBy(desk, brokerageFiles.claimId, ids)
  return thoseThatOpen(
    desk,
    rows,
    ({ row }) => `claims.details:${row.reference}`,
    (each) => showClaim(desk, each, files.get(each.row.id) ?? []),
  )
}

/** One claim, for its customer or for a broker, whose look is noted. */
export async function findClaim(
  desk: BrokerageDesk,
  actor: ActingUser,
  reference: string,
): Promise<ClaimView | undefined> {
  const [found] = await desk.db
    .select({ row: claims, policy: CLAIMED })
    .from(claims)
    .innerJoin(policies, eq(policies.id, claims.policyId))
    .innerJoin(applications, eq(applications.id, policies.applicationId))
    .where(
      and(
        eq(claims.reference, reference),
        visibleTo(actor, claims),
        actor.kind === 'system' ? undefined : isNull(applications.restrictedAt),
      ),
    )
  if (found === undefined) return undefined
  await recordLook(desk, actor, { caseKind: 'claim', caseReference: reference })
  return showClaim(desk, found, await listFiles(desk, filesOfClaim(found.row.id), actor))
}

/** What a claim tells of its contract. */
type Claimed = Pick<
  Policy,
  'reference' | 'line' | 'tier' | 'startDate' | 'endDate' | 'proofDueOn' | 'details'
>
const CLAIMED = {
  reference: policies.reference,
  line: policies.line,
  tier: policies.tier,
  startDate: policies.startDate,
  endDate: policies.endDate,
  proofDueOn: policies.proofDueOn,
  details: policies.details,
}

function showClaim(
  desk: BrokerageDesk,
  { row, policy }: { readonly row: ClaimRow; readonly policy: Claimed },
  files: readonly StoredFile[],
): ClaimView {
  const kind = row.kind as ClaimKind
  return {
    reference: row.reference,
    policyReference: policy.reference,
    line: policy.line,
    kind,
    state: row.state,
    stateSince: row.stateSince,
    createdAt: row.createdAt,
    occurredOn: row.occurredOn,
    cover: coverOf(desk, policy, kind),
    details: unsealFrom(desk, 'claims.details', row.reference, row.details),
    reply: readReply(desk, 'claims.reply', row),
    checklist: CLAIM_KINDS[kind],
    files,
  }
}

function coverOf(desk: BrokerageDesk, policy: Claimed, kind: ClaimKind): DaysOfCover {
  const { facts } = readPolicyDetails(desk, policy)
  const ownMonths = kind === 'maternity' ? (maternityMonths(policy) ?? 0) : 0
  const waitingMonths = Math.max(facts.waitingMonths ?? 0, ownMonths)
  return {
    startDate: policy.startDate,
    // Without proof of the next cover the contract goes on.
    endDate: policy.proofDueOn ? undefined : (policy.endDate ?? undefined),
    waitingUntil: waitingUntil(policy.startDate as IsoDate, { ...facts, waitingMonths }),
  }
}
