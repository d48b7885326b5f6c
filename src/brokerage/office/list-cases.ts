import { and, count, desc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { canSeeApplications } from '#accounts/access/can-see-applications.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { ApplicationState } from '#insurance/application/states.ts'
import { blindIndex } from '#platform/encryption/blind-index.ts'
import { visibleTo } from '../access.ts'
import { readContact, summarise } from '../applications/find-application.ts'
import type { ApplicationSummary } from '../applications/views.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { ClaimState, PolicyState, RequestKind, RequestState } from '../kinds.ts'
import { maskEmail, maskName } from '../mask.ts'
import { readPolicyDetails, summarisePolicy } from '../policies/find-policy.ts'
import type { PolicySummary } from '../policies/views.ts'
import { readReference } from '../references.ts'
import { claims, customerRequests } from '../service/tables.ts'
import { applications, policies } from '../tables.ts'

/** How lists are asked for: newest first, page by page from the last id seen. */
export type CaseQuery = {
  /** A reference, an e-mail address, or a last or company name, each as a whole. */
  readonly search?: string | undefined
  readonly line?: string | undefined
  readonly assignedTo?: string | undefined
  /** Only what nobody looks after. */
  readonly unassigned?: boolean | undefined
  /** The id of the last entry of the page before. */
  readonly before?: number | undefined
  readonly limit?: number | undefined
}

export type CasePage<T> = {
  readonly entries: readonly T[]
  /** Pass it as `before` for the next page; undefined on the last. */
  readonly next: number | undefined
}

/** Who it is about, shortened: lists are looked at over shoulders. */
export type MaskedOwner = { readonly name: string; readonly email: string }

export type ApplicationEntry = ApplicationSummary & {
  readonly id: number
  readonly owner: MaskedOwner
  readonly assignedTo: string | undefined
}
export type PolicyEntry = PolicySummary & { readonly owner: MaskedOwner }
export type ClaimEntry = {
  readonly id: number
  readonly reference: string
  readonly policyReference: string
  readonly line: string
  readonly kind: string
  readonly state: ClaimState
  readonly stateSince: Date
  readonly createdAt: Date
  readonly assignedTo: string | undefined
}
export type RequestEntry = Omit<ClaimEntry, 'kind' | 'state' | 'policyReference'> & {
  readonly kind: RequestKind
  readonly state: RequestState
  readonly applicationReference: string
}

export async function listApplications(
  desk: BrokerageDesk,
  actor: ActingUser,
  query: CaseQuery & { readonly states?: readonly ApplicationState[] | undefined } = {},
): Promise<CasePage<ApplicationEntry>> {
  if (!canSeeApplications(actor)) return NOTHING
  const limit = limitOf(query)
  const rows = await desk.db
    .select({ row: applications, policyReference: policies.reference })
    .from(applications)
    .leftJoin(policies, eq(policies.applicationId, applications.id))
    .where(
      and(
        visibleTo(actor, applications),
        searched(desk, query.search, applications),
        query.states?.length ? inArray(applications.state, [...query.states]) : undefined,
        query.line ? eq(applications.line, query.line) : undefined,
        query.assignedTo ? eq(applications.assignedTo, query.assignedTo) : undefined,
        query.unassigned ? isNull(applications.assignedTo) : undefined,
        query.before ? lt(applications.id, query.before) : undefined,
      ),
    )
    .orderBy(desc(applications.id))
    .limit(limit)
  const entries = rows.map(({ row, policyReference }) => ({
    id: row.id,
    ...summarise(row, policyReference),
    owner: maskOwner(readContact(desk, row)),
    assignedTo: row.assignedTo ?? undefined,
  }))
  return pageOf(entries, limit)
}

export async function listPolicies(
  desk: BrokerageDesk,
  actor: ActingUser,
  query: CaseQuery & { readonly states?: readonly PolicyState[] | undefined } = {},
): Promise<CasePage<PolicyEntry>> {
  if (!canSeeApplications(actor)) return NOTHING
  const limit = limitOf(query)
  const rows = await desk.db
    .select({ row: policies, applicationReference: applications.reference })
    .from(policies)
    .innerJoin(applications, eq(applications.id, policies.applicationId))
    .where(
      and(
        visibleTo(actor, policies),
        searched(desk, query.search, policies),
        query.states?.length ? inArray(policies.state, [...query.states]) : undefined,
        query.line ? eq(policies.line, query.line) : undefined,
        query.before ? lt(policies.id, query.before) : undefined,
      ),
    )
    .orderBy(desc(policies.id))
    .limit(limit)
  const entries = rows.map(({ row, applicationReference }) => ({
    ...summarisePolicy(row, applicationReference),
    owner: maskOwner(readPolicyDetails(desk, row).contact),
  }))
  return pageOf(entries, limit)
}

export async function listClaims(
  desk: BrokerageDesk,
  actor: ActingUser,
  query: CaseQuery & { readonly states?: readonly ClaimState[] | undefined } = {},
): Promise<CasePage<ClaimEntry>> {
  if (!canSeeApplications(actor)) return NOTHING
  const limit = limitOf(query)
  const rows = await desk.db
    .select({ row: claims, policyReference: policies.reference, line: policies.line })
    .from(claims)
    .innerJoin(policies, eq(policies.id, claims.policyId))
    .innerJoin(applications, eq(applications.id, policies.applicationId))
    .where(
      and(
        isNull(policies.restrictedAt),
        query.search
          ? or(
              eq(claims.reference, wholeReference(query.search)),
              searched(desk, query.search, policies),
            )
          : undefined,
        query.states?.length ? inArray(claims.state, [...query.states]) : undefined,
        query.line ? eq(policies.line, query.line) : undefined,
        query.assignedTo ? eq(claims.assignedTo, query.assignedTo) : undefined,
        query.unassigned ? isNull(claims.assignedTo) : undefined,
        query.before ? lt(claims.id, query.before) : undefined,
      ),
    )
    .orderBy(desc(claims.id))
    .limit(limit)
  const entries = rows.map(({ row, policyReference, line }) => ({
    ...pick(row),
    policyReference,
    line,
    kind: row.kind,
    state: row.state,
  }))
  return pageOf(entries, limit)
}

export async function listRequests(
  desk: BrokerageDesk,
  actor: ActingUser,
  query: CaseQuery & {
    readonly states?: readonly RequestState[] | undefined
    readonly kinds?: readonly RequestKind[] | undefined
  } = {},
): Promise<CasePage<RequestEntry>> {
  if (!canSeeApplications(actor)) return NOTHING
  const limit = limitOf(query)
  const rows = await desk.db
    .select({
      row: customerRequests,
      applicationReference: applications.reference,
      line: applications.line,
    })
    .from(customerRequests)
    .innerJoin(applications, eq(applications.id, customerRequests.applicationId))
    .leftJoin(policies, eq(policies.id, customerRequests.policyId))
    .where(
      and(
        isNull(applications.restrictedAt),
        query.search
          ? or(
              eq(customerRequests.reference, wholeReference(query.search)),
              searched(desk, query.search, applications),
            )
          : undefined,
        query.states?.length ? inArray(customerRequests.state, [...query.states]) : undefined,
        query.kinds?.length ? inArray(customerRequests.kind, [...query.kinds]) : undefined,
        query.line ? eq(applications.line, query.line) : undefined,
        query.assignedTo ? eq(customerRequests.assignedTo, query.assignedTo) : undefined,
        query.unassigned ? isNull(customerRequests.assignedTo) : undefined,
        query.before ? lt(customerRequests.id, query.before) : undefined,
      ),
    )
    .orderBy(desc(customerRequests.id))
    .limit(limit)
  const entries = rows.map(({ row, applicationReference, line }) => ({
    ...pick(row),
    applicationReference,
    line,
    kind: row.kind,
    state: row.state,
  }))
  return pageOf(entries, limit)
}

/** Numbers for the first screen: what waits, since when, by line. */
export async function countCases({ db }: BrokerageDesk, actor: ActingUser) {
  if (!canSeeApplications(actor)) return undefined
  const open = inArray(applications.state, [
    'submitted',
    'underwriting',
    'informationNeeded',
    'counterOffer',
  ])
  const [byState, byLine, [openClaims], [openRequests]] = await Promise.all([
    db
      .select({ state: applications.state, cases: count() })
      .from(applications)
      .where(isNull(applications.restrictedAt))
      .groupBy(applications.state),
    db
      .select({ line: applications.line, cases: count() })
      .from(applications)
      .where(and(open, isNull(applications.restrictedAt)))
      .groupBy(applications.line),
    db
      .select({ cases: count() })
      .from(claims)
      .innerJoin(policies, eq(policies.id, claims.policyId))
      .where(and(eq(claims.state, 'open'), isNull(policies.restrictedAt))),
    db
      .select({ cases: count() })
      .from(customerRequests)
      .innerJoin(applications, eq(applications.id, customerRequests.applicationId))
      .where(and(eq(customerRequests.state, 'open'), isNull(applications.restrictedAt))),
  ])
  return {
    byState,
    byLine,
    openClaims: openClaims?.cases ?? 0,
    openRequests: openRequests?.cases ?? 0,
  }
}

const NOTHING: CasePage<never> = { entries: [], next: undefined }

function limitOf({ limit = 25 }: CaseQuery): number {
  return Math.min(Math.max(1, Math.trunc(limit)), 100)
}

function pageOf<T extends { readonly id: number }>(
  entries: readonly T[],
  limit: number,
): CasePage<T> {
  return { entries, next: entries.length < limit ? undefined : entries.at(-1)?.id }
}

/** Encrypted columns are found by fingerprint: whole values, in any spelling of letters. */
function searched(
  { blindKey }: Pick<BrokerageDesk, 'blindKey'>,
  search: string | undefined,
  table: typeof applications | typeof policies,
): SQL | undefined {
  if (!search?.trim()) return undefined
  const reference = readReference(search)
  if (reference !== undefined)
    return sql`(${eq(applications.reference, reference)} or ${eq(policies.reference, reference)})`
  return search.includes('@')
    ? eq(table.emailIndex, blindIndex(blindKey, 'email', search))
    : eq(table.nameIndex, blindIndex(blindKey, 'name', search))
}

function wholeReference(search: string): string {
  return readReference(search) ?? ''
}

function maskOwner(contact: { firstName: string; lastName: string; email: string }): MaskedOwner {
  return { name: maskName(contact), email: maskEmail(contact.email) }
}

function pick(row: {
  id: number
  reference: string
  stateSince: Date
  createdAt: Date
  assignedTo: string | null
}) {
  const { id, reference, stateSince, createdAt, assignedTo } = row
  return { id, reference, stateSince, createdAt, assignedTo: assignedTo ?? undefined }
}
