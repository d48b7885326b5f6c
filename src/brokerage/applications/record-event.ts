import type { ActingUser } from '#accounts/acting-user.ts'
import type { Queries } from '#platform/database/connect.ts'
import { actorColumns } from '../audit/actor-columns.ts'
import { applicationEvents } from '../tables.ts'

/** Adds to the history of an application. Details are codes and references, never answers. */
export async function recordEvent(
  queries: Queries,
  actor: ActingUser,
  event: {
    readonly applicationId: number
    readonly at: Date
    readonly kind: string
    readonly fromState?: string
    readonly toState?: string
    readonly details?: Readonly<Record<string, unknown>>
  },
): Promise<number> {
  const { applicationId, at, kind, fromState = null, toState = null, details = {} } = event
  const [row] = await queries
    .insert(applicationEvents)
    .values({ applicationId, at, kind, fromState, toState, ...actorColumns(actor), details })
    .returning({ id: applicationEvents.id })
  return row?.id ?? 0
}
