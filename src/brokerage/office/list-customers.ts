import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import { canManageCustomers } from '#accounts/access/can-manage-customers.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import { toldName } from '#accounts/customers/told-name.ts'
import { customers } from '#accounts/tables.ts'
import { findApplicationsOf } from '../applications/find-application.ts'
import type { ApplicationSummary } from '../applications/views.ts'
import { recordLook } from '../audit/record-look.ts'
import type { BrokerageDesk } from '../desk.ts'
import { maskEmail } from '../mask.ts'
import { findPoliciesOf } from '../policies/find-policy.ts'
import type { PolicySummary } from '../policies/views.ts'
import { readReference } from '../read-reference.ts'
import { type CasePage, type CaseQuery, limitOf, NOTHING, pageOf } from './case-query.ts'
import { ownsReference } from './owns-reference.ts'

/** Whether somebody can sign in to it. */
export const ACCOUNT_STATES = ['open', 'blocked'] as const
export type AccountState = (typeof ACCOUNT_STATES)[number]

export type CustomerEntry = {
  /** For paging. */
  readonly id: number
  /** What addresses and the audit trail name. */
  readonly reference: string
  /** What they want to be called, once they have said it. */
  readonly name: string | undefined
  /** Shortened. */
  readonly email: string
  readonly language: string
  /** Whether somebody who reads the mails to it is in charge of the account. */
  readonly addressProven: boolean
  readonly hasSecondFactor: boolean
  readonly blocked: boolean
  readonly createdAt: Date
}

export type CustomerRecord = CustomerEntry & {
  readonly applications: readonly ApplicationSummary[]
  readonly policies: readonly PolicySummary[]
}

/** People with an account, newest first; found by what `isSearched` says. */
export async function listCustomers(
  { db }: Pick<BrokerageDesk, 'db'>,
  actor: ActingUser,
  query: Pick<CaseQuery, 'search' | 'before' | 'limit'> & {
    readonly states?: readonly AccountState[] | undefined
  },
): Promise<CasePage<CustomerEntry>> {
  if (!canManageCustomers(actor)) return NOTHING
  const { search, before, states } = query
  const limit = limitOf(query)
  const isWanted = and(
    isSearched({ db }, search?.trim().toLowerCase()),
    states?.length === 1 ? eq(customers.blocked, states[0] === 'blocked') : undefined,
  )
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(customers)
      .where(and(isWanted, before ? lt(customers.number, before.id) : undefined))
      .orderBy(desc(customers.number))
      .limit(limit + 1),
    db.$count(customers, isWanted),
  ])
  const entries = rows.map((row) => ({ ...entryOf(row), email: maskEmail(row.email) }))
  return pageOf(entries, { limit, total })
}

/** By any number that stands for something of theirs, the whole address, or the beginning of a name. */
function isSearched(
  { db }: Pick<BrokerageDesk, 'db'>,
  wanted: string | undefined,
): SQL | undefined {
  if (!wanted) return undefined
  const reference = readReference(wanted)
  if (reference !== undefined) return ownsReference({ db }, reference)
  // Anybody may call themselves by the address of somebody else.
  if (wanted.includes('@')) return eq(customers.email, wanted)
  return sql`starts_with(lower(${customers.name}), ${wanted})`
}

/** One account with its applications and contracts, for a broker, whose look is noted. */
export async function findCustomer(
  desk: BrokerageDesk,
  actor: ActingUser,
  reference: string,
): Promise<CustomerRecord | undefined> {
  if (!canManageCustomers(actor)) return undefined
  const [row] = await desk.db.select().from(customers).where(eq(customers.id, reference))
  if (row === undefined) return undefined
  await recordLook(desk, actor, { caseKind: 'customer', caseReference: reference })
  // As in the customer's own account: what an erasure restricted is in neither.
  const owner = { kind: 'customer', userId: reference } as const
  return {
    ...entryOf(row),
    applications: await findApplicationsOf(desk, owner),
    policies: await findPoliciesOf(desk, owner),
  }
}

function entryOf(row: typeof customers.$inferSelect): CustomerEntry {
  const { id: reference, number: id, email, language, blocked, createdAt } = row
  return {
    id,
    reference,
    email,
    language,
    blocked,
    createdAt,
    name: toldName(row),
    addressProven: row.addressProvenAt !== null,
    hasSecondFactor: row.twoFactorEnabled,
  }
}
