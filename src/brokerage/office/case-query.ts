import { and, asc, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { blindIndex } from '#platform/encryption/blind-index.ts'
import type { BrokerageDesk } from '../desk.ts'
import { insurerNumberIndex } from '../policies/insurer-number.ts'
import { customerQuestions } from '../questions/tables.ts'
import { kindOfReference, type ReferenceKind, readReference } from '../read-reference.ts'
import { applications, policies } from '../tables.ts'
import { isOf } from './find-queue.ts'

/**
 * The last entry of a page, as it was shown: one that moves on meanwhile takes nobody along.
 */
export type Cursor = {
  readonly id: number
  /** Since when it was in its state, of cases that are in one. */
  readonly since?: Date | undefined
}

/** How lists are asked for, page by page from the last entry seen. */
export type CaseQuery<State extends string = string> = {
  /**
   * A reference, an e-mail address, or a last or company name, each as a whole; of contracts and
   * claims also the insurer's number.
   */
  readonly search?: string | undefined
  readonly line?: string | undefined
  readonly states?: readonly State[] | undefined
  readonly assignedTo?: string | undefined
  /** Only what nobody looks after. */
  readonly unassigned?: boolean | undefined
  /** What is longest in its state first; else the newest. */
  readonly longestFirst?: boolean | undefined
  /** The last entry of the page before. */
  readonly before?: Cursor | undefined
  readonly limit?: number | undefined
}

export type CasePage<T> = {
  readonly entries: readonly T[]
  /** Pass it as `before` for the next page; undefined on the last. */
  readonly next: Cursor | undefined
  /** How many there are on all pages. */
  readonly total: number
}

export const NOTHING: CasePage<never> = { entries: [], next: undefined, total: 0 }

export function limitOf({ limit = 25 }: CaseQuery): number {
  return Math.min(Math.max(1, Math.trunc(limit)), 100)
}

/** `found` has one more than fit on a page where another page follows: nobody is led to an empty one. */
export function pageOf<T extends { readonly id: number; readonly stateSince?: Date }>(
  found: readonly T[],
  { limit, total }: { readonly limit: number; readonly total: number },
): CasePage<T> {
  const entries = found.slice(0, limit)
  const last = found.length > limit ? entries.at(-1) : undefined
  return { entries, next: last && { id: last.id, since: last.stateSince }, total }
}

type WorkedOn = PgTable & {
  readonly id: PgColumn
  readonly state: PgColumn
  readonly stateSince: PgColumn
  readonly assignedTo: PgColumn
}

/** How far it is, and who looks after it. */
export function workedOn(query: CaseQuery, table: WorkedOn): SQL | undefined {
  const { states } = query
  return and(states?.length ? inArray(table.state, [...states]) : undefined, isOf(query, table))
}

/** What the pages before have not shown yet. */
export function isNext({ before, longestFirst }: CaseQuery, table: WorkedOn): SQL | undefined {
  if (!before) return undefined
  return longestFirst ? isShorterThan(before, table) : lt(table.id, before.id)
}

export function orderOf({ longestFirst }: CaseQuery, table: WorkedOn): SQL[] {
  return longestFirst ? [asc(table.stateSince), asc(table.id)] : [desc(table.id)]
}

/** Whether it came into its state after that one; the id decides between moves of one moment. */
function isShorterThan({ id, since }: Cursor, table: WorkedOn): SQL | undefined {
  if (!since) return undefined
  return sql`(${table.stateSince}, ${table.id}) > (${since.toISOString()}::timestamptz, ${id})`
}

/**
 * Encrypted columns are found by fingerprint: whole values, in any spelling of letters. Every condition is
 * on that one table, since no index holds columns of two: an "or" over both would look at every row.
 */
export function searched(
  desk: Pick<BrokerageDesk, 'blindKey' | 'db'>,
  search: string | undefined,
  table: typeof applications | typeof policies,
): SQL | undefined {
  if (!search?.trim()) return undefined
  const reference = readReference(search)
  if (reference !== undefined) {
    const application = table === policies ? policies.applicationId : applications.id
    return inArray(application, applicationNamed(desk, reference))
  }
  const { blindKey } = desk
  if (search.includes('@')) return eq(table.emailIndex, blindIndex(blindKey, 'email', search))
  const isNamed = eq(table.nameIndex, blindIndex(blindKey, 'name', search))
  if (table !== policies) return isNamed
  return or(isNamed, eq(policies.insurerNumberIndex, insurerNumberIndex(desk, search)))
}

/** The application of a number, which may be its own, its contract's or that of a question about it. */
function applicationNamed({ db }: Pick<BrokerageDesk, 'db'>, reference: string) {
  switch (kindOfReference(reference)) {
    case 'policy':
      return db
        .select({ id: policies.applicationId })
        .from(policies)
        .where(eq(policies.reference, reference))
    case 'question':
      return db
        .select({ id: customerQuestions.applicationId })
        .from(customerQuestions)
        .where(eq(customerQuestions.reference, reference))
    default:
      return db
        .select({ id: applications.id })
        .from(applications)
        .where(eq(applications.reference, reference))
  }
}

/** A reference of that kind, where one is searched for. */
export function referenceOfKind(search: string, kind: ReferenceKind): string | undefined {
  const reference = readReference(search)
  return reference && kindOfReference(reference) === kind ? reference : undefined
}
