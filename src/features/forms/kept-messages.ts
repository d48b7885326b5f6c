import { and, eq, inArray, isNull, lt, lte, ne, not, or, type SQL } from 'drizzle-orm'
import { caseNotes } from '#brokerage/office/tables.ts'
import { firstStillKept, keptUntil } from '#brokerage/privacy/kept-until.ts'
import { berlinDay, type Clock } from '#platform/clock.ts'
import { formSubmissions } from './tables.ts'

type Submission = typeof formSubmissions.$inferSelect

/**
 * Complaints stand in a register that the chamber may look into at any time (§ 17 (2) VersVermV), and
 * are kept as long as the other records of the brokerage, from their arrival on. Spam is none.
 */
const isInRegister = and(eq(formSubmissions.isComplaint, true), ne(formSubmissions.state, 'spam'))

/** What nobody has looked at yet may be a complaint, and stays until somebody has. */
export function hasRunOut(clock: Clock): SQL | undefined {
  const first = firstStillKept(berlinDay(clock.now()))
  const isOther = and(
    not(isNull(formSubmissions.isComplaint)),
    or(eq(formSubmissions.isComplaint, false), eq(formSubmissions.state, 'spam')),
  )
  return or(
    and(isInRegister, lt(formSubmissions.createdAt, first)),
    and(isOther, lte(formSubmissions.deleteAfter, clock.now())),
  )
}

/** The last day of a message, in Berlin. */
export function lastDayOf({
  isComplaint,
  state,
  createdAt,
  deleteAfter,
}: Pick<Submission, 'isComplaint' | 'state' | 'createdAt' | 'deleteAfter'>): string {
  if (isComplaint === true && state !== 'spam') return keptUntil(createdAt)
  return berlinDay(deleteAfter)
}

/** What colleagues wrote about messages goes with them. */
export function areNotesOn(references: readonly string[]): SQL | undefined {
  return and(eq(caseNotes.caseKind, 'message'), inArray(caseNotes.caseReference, [...references]))
}
