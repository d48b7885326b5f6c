import { APIError } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'

/** In the same visit, without signing in again. */
export async function goOn(
  ctx: Parameters<typeof setSessionCookie>[0],
  userId: string,
): Promise<void> {
  const { internalAdapter } = ctx.context
  const user = await internalAdapter.findUserById(userId)
  if (user === null) throw new APIError('UNAUTHORIZED')
  await setSessionCookie(ctx, { session: await internalAdapter.createSession(userId), user })
}
