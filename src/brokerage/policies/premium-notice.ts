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

/**
 * The notice by which a contract ends or ended, if it rests on a premium; also where it had lapsed and
 * a colleague noted its proof later: that move names the customer's request, and only the first the premium.
 */
export async function findPremiumNotice(
  { db }: Pick<BrokerageDesk, 'db'>,
  { id, state }: Pick<Application, 'id' | 'state'>,
): Promise<PremiumNotice | undefined> {
  if (state !== 'cancelled' && state !== 'ended') return undefined
  const notices = await db
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
  const request = notices[0]?.details['request']
  const first = notices.findLast(({ details }) => details['request'] === request)
  const premium = first?.details['premium']
  return typeof premium === 'number' && typeof request === 'string'
    ? { premium, request }
    : undefined
}
