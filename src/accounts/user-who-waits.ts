import type { GenericEndpointContext } from 'better-auth'

/** Who has shown the password and is asked for a code; nobody where nobody is signing in. */
export async function userWhoWaits(
  ctx: Pick<GenericEndpointContext, 'context' | 'getSignedCookie'>,
): Promise<string | undefined> {
  const { name } = ctx.context.createAuthCookie('two_factor')
  const waiting = await ctx.getSignedCookie(name, ctx.context.secret)
  if (!waiting) return undefined
  return (await ctx.context.internalAdapter.findVerificationValue(waiting))?.value
}
