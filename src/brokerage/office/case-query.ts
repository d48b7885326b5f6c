import { and, asc, desc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { blindIndex } from '#platform/encryption/blind-index.ts'
import type { BrokerageDesk } from '../desk.ts'
import { insurerNumberIndex } from '../policies/insurer-number.ts'
import { customerQuestions } from '../questions/tables.ts'
import { kindOfReference, readReference } from '../read-reference.ts'
import { applications, policies } from '../tables.ts'

/** How lists are asked for, page by page from the last id seen. */
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
  /** The id of the last entry of the page before. */
  readonly before?: number | undefined
  readonly limit?: number | undefined
}

export type CasePage<T> = {
  readonly entries: readonly T[]
  /** Pass it as `before` for the next page; undefined on the last. */
  readonly next: number | undefined
  /** How many there are on all pages. */
  readonly total: number
}

export const NOTHING: CasePage<never> = { entries: [], next: undefined, total: 0 }

export function limitOf({ limit = 25 }: CaseQuery): number {
  return Math.min(Math.max(1, Math.trunc(limit)), 100)
}

/** `found` has one more than fit on a page where another page follows: nobody is led to an empty one. */
export function pageOf<T extends { readonly id: number }>(
  found: readonly T[],
  { limit, total }: { readonly limit: number; readonly total: number },
): CasePage<T> {
  const entries = found.slice(0, limit)
  return { entries, next: found.length > limit ? entries.at(-1)?.id : undefined, total }
}

type WorkedOn = PgTable & {
  readonly id: PgColumn
  readonly state: PgColumn
  readonly stateSince: PgColumn
  readonly assignedTo: PgColumn
}

/** How far it is, and who looks after it. */
export function workedOn(query: CaseQuery, table: WorkedOn): SQL | undefined {
  const { states, assignedTo, unassigned } = query
  return and(
    states?.length ? inArray(table.state, [...states]) : undefined,
    assignedTo ? eq(table.assignedTo, assignedTo) : undefined,
    unassigned ? isNull(table.assignedTo) : undefined,
  )
}

/** What the pages before have not shown yet. */
export function isNext({ before, longestFirst }: CaseQuery, table: WorkedOn): SQL | undefined {
  if (!before) return undefined
  return longestFirst ? isShorterThan(before, table) : lt(table.id, before)
}

export function orderOf({ longestFirst }: CaseQuery, table: WorkedOn): SQL[] {
  return longestFirst ? [asc(table.stateSince), asc(table.id)] : [desc(table.id)]
}

/** Whether it came into its state after that one; the id decides between moves of one moment. */
function isShorterThan(before: number, table: WorkedOn): SQL {
  const { id, stateSince } = table
  return sql`(${stateSince}, ${id}) > (
    select before.state_since, before.id from ${table} as before where before.id = ${before}
  )`
}

/** Encrypted columns are found by fingerprint: whole values, in any spelling of letters. */
export function searched(
  desk: Pick<BrokerageDesk, 'blindKey' | 'db'>,
  search: string | undefined,
  table: typeof applications | typeof policies,
): SQL | undefined {
  if (!search?.trim()) return undefined
  const reference = readReference(search)
  if (reference !== undefined && kindOfReference(reference) === 'question') {
    const { applicationId } = customerQuestions
    const isMeant = eq(customerQuestions.reference, reference)
    const asked = desk.db.select({ id: applicationId }).from(customerQuestions).where(isMeant)
    return inArray(applications.id, asked)
  }
  if (reference !== undefined)
    return sql`(${eq(applications.reference, reference)} or ${eq(policies.reference, reference)})`
  const { blindKey } = desk
  if (search.includes('@')) return eq(table.emailIndex, blindIndex(blindKey, 'email', search))
  const isNamed = eq(table.nameIndex, blindIndex(blindKey, 'name', search))
  // Elsewhere it would take a look at every row: no index holds columns of two tables.
  if (table !== policies) return isNamed
  return or(isNamed, eq(policies.insurerNumberIndex, insurerNumberIndex(desk, search)))
}

export function wholeReference(search: string): string {
  return readReference(search) ?? ''
}
