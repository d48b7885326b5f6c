import { createHandOver } from '#brokerage/drafts/hand-over.ts'
import { type AppRouteId, appUrl } from '#sites/app-routes.ts'
import type { ApplyFacts } from './apply-facts.ts'

/** The address at which the same draft goes on under another host; it works once. */
export async function handOverTo(
  { desk, hosts }: Pick<ApplyFacts, 'desk' | 'hosts'>,
  route: AppRouteId,
  draftId: string,
): Promise<string> {
  const token = await createHandOver(desk, draftId)
  if (!token) throw new Error('A draft that was sent was handed over.')
  return `${appUrl(hosts, route)}?continue=${token}`
}
