import { and, count, desc, eq, inArray, isNotNull, isNull, lt, type SQL } from 'drizzle-orm'
import { canSeeApplications } from '#accounts/access/can-see-applications.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { ApplicationState } from '#insurance/application/states.ts'
import { blindIndex } from '#platform/encryption/blind-index.ts'
import { openOr, UNOPENED_NAME } from '#platform/encryption/if-it-opens.ts'
import { visibleTo } from '../access.ts'
import { besideRow, readContact, summarise } from '../applications/find-application.ts'
import type { ApplicationSummary } from '../applications/views.ts'
import type { Contact } from '../contact.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { ClaimState, PolicyState, RequestKind, RequestState } from '../kinds.ts'
import { maskEmail, maskName } from '../mask.ts'
import { readPolicyDetails, summarisePolicy } from '../policies/find-policy.ts'
import { priceRows } from '../policies/premiums.ts'
import type { PolicySummary } from '../policies/views.ts'
import { readDeclaration } from '../service/keep-declaration.ts'
import { type CustomerRequest, claims, customerRequests } from '../service/tables.ts'
import { applications, policies } from '../tables.ts'
import {
  type CasePage,
  type CaseQuery,
  isNext,
  limitOf,
  NOTHING,
  orderOf,
  pageOf,
  referenceOfKind,
  searched,
  workedOn,
} from './case-query.ts'
import { type AssignedCase, assignedCase } from './find-case.ts'

/** Who it is about, shortened: lists are looked at over shoulders. */
type MaskedOwner = { readonly name: string; readonly email: string }

export type ApplicationEntry = ApplicationSummary & {
  readonly id: number
  readonly owner: MaskedOwner
} & AssignedCase
export type PolicyEntry = PolicySummary & { readonly owner: MaskedOwner }
export type ClaimEntry = {
  readonly id: number
  readonly reference: string
  readonly policyReference: string
  readonly line: string
  readonly owner: MaskedOwner
  readonly kind: string
  readonly state: ClaimState
  readonly stateSince: Date
  readonly createdAt: Date
} & AssignedCase
export type RequestEntry = Omit<ClaimEntry, 'kind' | 'line' | 'state' | 'policyReference'> & {
  readonly kind: RequestKind
  readonly state: RequestState
  /** None for a withdrawal whose contract nobody knows yet. */
  readonly applicationReference: string | undefined
  readonly line: string | undefined
}

export async function listApplications(
  desk: BrokerageDesk,
  actor: ActingUser,
  query: CaseQuery<ApplicationState> = {},
): Promise<CasePage<ApplicationEntry>> {
  if (!canSeeApplications(actor)) return NOTHING
  const limit = limitOf(query)
  const isWanted = and(
    visibleTo(actor, applications),
    searched(desk, query.search, applications),
    query.line ? eq(applications.line, query.line) : undefined,
    workedOn(query, applications),
  )
  const [rows, total] = await Promise.all([
    desk.db
      .select({ row: applications, ...besideRow(desk) })
      .from(applications)
      .leftJoin(policies, eq(policies.applicationId, applications.id))
      .where(and(isWanted, isNext(query, applications)))
      .orderBy(...orderOf(query, applications))
      .limit(limit + 1),
    desk.db.select({ total: count() }).from(applications).where(isWanted),
  ])
  const entries = rows.map(({ row, ...beside }) => ({
    id: row.id,
    ...summarise(row, beside),
    owner: ownerIn(() => readContact(desk, row)),
    ...assignedCase(row),
  }))
  return pageOf(entries, { limit, total: totalOf(total) })
}

export async function listPolicies(
  desk: BrokerageDesk,
  actor: ActingUser,
  query: CaseQuery<PolicyState> & {
    /** Only cancelled ones that go on unless proof of the next cover comes. */
    readonly waitsForProof?: boolean
  } = {},
): Promise<CasePage<PolicyEntry>> {
  if (!canSeeApplications(actor)) return NOTHING
  const limit = limitOf(query)
  const isWanted = and(
    visibleTo(actor, policies),
    searched(desk, query.search, policies),
    query.states?.length ? inArray(policies.state, [...query.states]) : undefined,
    query.line ? eq(policies.line, query.line) : undefined,
    query.waitsForProof ? isNotNull(policies.proofDueOn) : undefined,
  )
  const [rows, total] = await Promise.all([
    desk.db
      .select({ row: policies, applicationReference: applications.reference })
      .from(policies)
      .innerJoin(applications, eq(applications.id, policies.applicationId))
      .where(and(isWanted, query.before ? lt(policies.id, query.before.id) : undefined))
      .orderBy(desc(policies.id))
      .limit(limit + 1),
    desk.db.select({ total: count() }).from(policies).where(isWanted),
  ])
  const entries = (await priceRows(desk, rows)).map(({ row, applicationReference }) => ({
    ...summarisePolicy(row, applicationReference),
    owner: ownerIn(() => readPolicyDetails(desk, row).contact),
  }))
  return pageOf(entries, { limit, total: totalOf(total) })
}

export async function listClaims(
  desk: BrokerageDesk,
  actor: ActingUser,
  query: CaseQuery<ClaimState> = {},
): Promise<CasePage<ClaimEntry>> {
  if (!canSeeApplications(actor)) return NOTHING
  const limit = limitOf(query)
  const isWanted = and(
    isNull(policies.restrictedAt),
    searchedClaim(desk, query.search),
    query.line ? eq(policies.line, query.line) : undefined,
    workedOn(query, claims),
  )
  const [rows, total] = await Promise.all([
    desk.db
      .select({ row: claims, policy: policies })
      .from(claims)
      .innerJoin(policies, eq(policies.id, claims.policyId))
      .where(and(isWanted, isNext(query, claims)))
      .orderBy(...orderOf(query, claims))
      .limit(limit + 1),
    desk.db
      .select({ total: count() })
      .from(claims)
      .innerJoin(policies, eq(policies.id, claims.policyId))
      .where(isWanted),
  ])
  const entries = rows.map(({ row, policy }) => ({
    ...pick(row),
    policyReference: policy.reference,
    line: policy.line,
    owner: ownerIn(() => readPolicyDetails(desk, policy).contact),
    kind: row.kind,
    state: row.state,
  }))
  return pageOf(entries, { limit, total: totalOf(total) })
}

export async function listRequests(
  desk: BrokerageDesk,
  actor: ActingUser,
  query: CaseQuery<RequestState> & { readonly kinds?: readonly RequestKind[] | undefined } = {},
): Promise<CasePage<RequestEntry>> {
  if (!canSeeApplications(actor)) return NOTHING
  const limit = limitOf(query)
  const isWanted = and(
    isNull(applications.restrictedAt),
    searchedRequest(desk, query.search),
    query.kinds?.length ? inArray(customerRequests.kind, [...query.kinds]) : undefined,
    query.line ? eq(applications.line, query.line) : undefined,
    workedOn(query, customerRequests),
  )
  const [rows, total] = await Promise.all([
    desk.db
      .select({ row: customerRequests, application: applications })
      .from(customerRequests)
      .leftJoin(applications, eq(applications.id, customerRequests.applicationId))
      .where(and(isWanted, isNext(query, customerRequests)))
      .orderBy(...orderOf(query, customerRequests))
      .limit(limit + 1),
    desk.db
      .select({ total: count() })
      .from(customerRequests)
      .leftJoin(applications, eq(applications.id, customerRequests.applicationId))
      .where(isWanted),
  ])
  const entries = rows.map(({ row, application }) => ({
    ...pick(row),
    applicationReference: application?.reference,
    line: application?.line,
    owner: application
      ? ownerIn(() => readContact(desk, application))
      : openOr(UNOPENED, () => maskDeclarant(desk, row)),
    kind: row.kind,
    state: row.state,
  }))
  return pageOf(entries, { limit, total: totalOf(total) })
}

/** By its own number, or by what a contract is searched for. */
function searchedClaim(desk: BrokerageDesk, search: string | undefined): SQL | undefined {
  const reference = search && referenceOfKind(search, 'claim')
  return reference ? eq(claims.reference, reference) : searched(desk, search, policies)
}

function searchedRequest(desk: BrokerageDesk, search: string | undefined): SQL | undefined {
  const reference = search && referenceOfKind(search, 'request')
  if (reference) return eq(customerRequests.reference, reference)
  const isAbout = searched(desk, search, applications)
  if (!search?.includes('@')) return isAbout
  // With a withdrawal whose contract nobody knows yet, by the whole address it came with.
  const { id, applicationId, emailIndex } = customerRequests
  const about = desk.db
    .select({ id })
    .from(customerRequests)
    .innerJoin(applications, eq(applications.id, applicationId))
    .where(isAbout)
  const isDeclaredBy = eq(emailIndex, blindIndex(desk.blindKey, 'email', search))
  const declared = desk.db.select({ id }).from(customerRequests).where(isDeclaredBy)
  return inArray(id, about.unionAll(declared))
}

function maskDeclarant(desk: BrokerageDesk, row: CustomerRequest): MaskedOwner {
  const { name, email } = readDeclaration(desk, row)
  const [firstName = '', ...rest] = name.split(' ')
  return { name: maskName({ firstName, lastName: rest.join(' ') }), email: maskEmail(email) }
}

function totalOf([counted]: readonly { readonly total: number }[]): number {
  return counted?.total ?? 0
}

/** Of a row that cannot be opened the list says so, and shows all others. */
function ownerIn(read: () => Contact): MaskedOwner {
  return openOr(UNOPENED, () => maskOwner(read()))
}

const UNOPENED: MaskedOwner = { name: UNOPENED_NAME, email: '' }

/** A company goes by its whole name. */
function maskOwner(contact: Contact): MaskedOwner {
  return { name: contact.company ?? maskName(contact), email: maskEmail(contact.email) }
}

function pick(row: {
  id: number
  reference: string
  stateSince: Date
  createdAt: Date
  assignedTo: string | null
  assignedAt: Date | null
}) {
  const { id, reference, stateSince, createdAt } = row
  return { id, reference, stateSince, createdAt, ...assignedCase(row) }
}
