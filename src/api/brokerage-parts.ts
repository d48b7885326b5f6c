import type { FastifyRequest } from 'fastify'
import { type ActingUser, type AuthenticateBearer, anonymous } from '#accounts/acting-user.ts'
import type { BrokerageDesk } from '#brokerage/desk.ts'
import type { UploadRoom } from '#platform/files/upload-room.ts'
import { ApiFailure } from './errors/api-failure.ts'
import { errorSchema } from './schemas/error.ts'

/** What the routes need that take orders. */
export type BrokerageParts = {
  readonly desk: BrokerageDesk
  readonly authenticate: AuthenticateBearer
  /** For files while they arrive. */
  readonly room: UploadRoom
  /** Orders that one address may send in a minute. */
  readonly ordersPerMinute?: number
}

/**
 * Who sends a request. A program that shows a token means to act for somebody, so one that is no good
 * is refused; a browser sends an old cookie without knowing, and is nobody then.
 */
export async function actorOf(
  { authenticate }: Pick<BrokerageParts, 'authenticate'>,
  { headers, method }: FastifyRequest,
): Promise<ActingUser> {
  const { authorization, cookie, origin } = headers
  if (authorization === undefined && cookie === undefined) return anonymous
  const found = await authenticate({ authorization, cookie, method, origin })
  if (found.ok && found.actor.kind !== 'anonymous') return found.actor
  if (/^\s*bearer\b/i.test(authorization ?? '')) throw new ApiFailure('token-refused')
  return anonymous
}

/** What such a route says of it in the OpenAPI document: a token may be shown, and need not. */
export const mayShowToken = [{}, { customer: [] }]

export const tokenRefused = errorSchema.describe('The token is not valid, or not any more.')
