import { createResumeToken } from '#brokerage/drafts/resume-link.ts'
import { type AppRouteId, appUrl } from '#sites/app-routes.ts'
import type { ApplyFacts } from './apply-facts.ts'

/** The address at which the same draft goes on under another host; it works once. */
export async function handOverTo(
  { desk, env, hosts }: ApplyFacts,
  route: AppRouteId,
  draftId: string,
): Promise<string> {
  const token = await createResumeToken(desk, env.secretKey, draftId, { mailed: false })
  if (!token) throw new Error('A draft that was sent was handed over.')
  return `${appUrl(hosts, route)}?continue=${token}`
}
