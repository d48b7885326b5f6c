import { and, desc, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { BrokerageDesk } from '../desk.ts'
import { type Application, applicationEvents, type Policy } from '../tables.ts'
import type { LapsedEnd } from './lapsed-end.ts'

/** An end that a colleague wrote down, and so may take back. */
export type NotedEnd = {
  /** Of its entry in the history: what is taken back is what was seen. */
  readonly id: number
  readonly at: Date
  /** What it waited for before; nothing where the colleague wrote the notice itself down. */
  readonly before: WaitedFor | undefined
  /** The customer's request, where the notice was theirs. */
  readonly request: string | undefined
}

/** Notice that waits for proof of the next cover, as a note that settles it keeps it. */
export type WaitedFor = Pick<LapsedEnd, 'endDate' | 'proofDueOn'> & {
  /** What the customer had sent as proof and was closed by the note. */
  readonly proofs: readonly string[]
}

/** How a note stands in the history that makes a notice good, `office/note-end.ts`. */
const NOTES = ['endProven', 'endConfirmed']

/**
 * The newest thing that makes a contract end, if a colleague wrote it down. A notice that its customer
 * gave is theirs, and what ended by itself nobody noted.
 */
export async function findNotedEnd(
  { db }: Pick<BrokerageDesk, 'db'>,
  { id, state }: Pick<Application, 'id' | 'state'>,
  { proofDueOn }: Pick<Policy, 'proofDueOn'>,
): Promise<NotedEnd | undefined> {
  if (state !== 'cancelled' && state !== 'ended') return undefined
  const rows = await db
    .select()
    .from(applicationEvents)
    .where(
      and(
        eq(applicationEvents.applicationId, id),
        or(isNotNull(applicationEvents.toState), inArray(applicationEvents.kind, NOTES)),
      ),
    )
    .orderBy(desc(applicationEvents.id))
  // The notice itself, and not that it counts again without a note that was taken back.
  const place = rows.findIndex(({ kind, toState }) => kind === 'moved' && toState === 'cancelled')
  const since = rows.slice(0, Math.max(place, 0))
  const notice = rows[place]
  if (!notice || since.some(({ toState }) => toState === 'active')) return undefined
  const request = notice.details['request'] as string | undefined
  const note = since.find(({ kind }) => NOTES.includes(kind))
  // While the end waits for proof, what was noted before was taken back.
  if (note && proofDueOn === null) {
    const before = note.details['before'] as WaitedFor | undefined
    return before && { id: note.id, at: note.at, before, request }
  }
  const isByColleague = notice.actorKind === 'staff' && !request && !notice.details['settledBy']
  return isByColleague ? { id: notice.id, at: notice.at, before: undefined, request } : undefined
}
