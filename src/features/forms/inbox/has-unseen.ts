import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Queries } from '#platform/database/connect.ts'
import { formEvents } from '../tables.ts'

type EventKind = (typeof formEvents.$inferSelect)['kind']

/** Whether something of these kinds was done with a message after the last thing that a colleague saw. */
export async function hasUnseen(
  queries: Queries,
  submissionId: number,
  kinds: readonly EventKind[],
  seen: number,
): Promise<boolean> {
  const isUnseen = and(
    eq(formEvents.submissionId, submissionId),
    inArray(formEvents.kind, [...kinds]),
    gt(formEvents.id, seen),
  )
  return (await queries.$count(formEvents, isUnseen)) > 0
}
