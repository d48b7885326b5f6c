import type { FastifyRequest } from 'fastify'
import { type ActingUser, type AuthenticateBearer, anonymous } from '#accounts/acting-user.ts'
import type { BrokerageDesk } from '#brokerage/desk.ts'

/** What the routes need that take orders. */
export type BrokerageParts = {
  readonly desk: BrokerageDesk
  readonly authenticate: AuthenticateBearer
  /** Orders that one address may send in a minute. */
  readonly ordersPerMinute?: number
}

/** Who sends a request; credentials that are no good count for nothing here. */
export async function actorOf(
  { authenticate }: Pick<BrokerageParts, 'authenticate'>,
  { headers, method }: FastifyRequest,
): Promise<ActingUser> {
  const { authorization, cookie, origin } = headers
  if (authorization === undefined && cookie === undefined) return anonymous
  const found = await authenticate({ authorization, cookie, method, origin })
  return found.ok ? found.actor : anonymous
}
