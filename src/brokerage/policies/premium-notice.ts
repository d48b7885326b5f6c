import { and, desc, eq } from 'drizzle-orm'
import type { BrokerageDesk } from '../desk.ts'
import { type Application, applicationEvents } from '../tables.ts'

/** Notice that the customer gave because of a premium. */
export type PremiumNotice = {
  /** Of the note that gave the right to. */
  readonly premium: number
  /** The customer's request. */
  readonly request: string
}

/** The notice by which a contract ends or ended, if it rests on a premium. */
export async function findPremiumNotice(
  { db }: Pick<BrokerageDesk, 'db'>,
  { id, state }: Pick<Application, 'id' | 'state'>,
): Promise<PremiumNotice | undefined> {
  if (state !== 'cancelled' && state !== 'ended') return undefined
  const [notice] = await db
    .select({ details: applicationEvents.details })
    .from(applicationEvents)
    .where(
      and(
        eq(applicationEvents.applicationId, id),
        eq(applicationEvents.kind, 'moved'),
        eq(applicationEvents.toState, 'cancelled'),
      ),
    )
    .orderBy(desc(applicationEvents.id))
    .limit(1)
  const { premium, request } = notice?.details ?? {}
  return typeof premium === 'number' && typeof request === 'string'
    ? { premium, request }
    : undefined
}
