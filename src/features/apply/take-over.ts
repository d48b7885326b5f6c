import { createHandOver } from '#brokerage/drafts/hand-over.ts'
import { type AppRouteId, appRoute, appUrl } from '#sites/app-routes.ts'
import { productDomain } from '#sites/cookies.ts'
import { tellLocale } from '#sites/tell-locale.ts'
import type { ApplyFacts } from './apply-facts.ts'

/**
 * The address at which the same draft goes on under another host; it works once. It names the locale
 * where the cookie of it does not get there.
 */
export async function handOverTo(
  { desk, hosts, locale }: Pick<ApplyFacts, 'desk' | 'hosts' | 'locale'>,
  route: AppRouteId,
  draftId: string,
): Promise<string> {
  const token = await createHandOver(desk, draftId)
  if (!token) throw new Error('A draft that was sent was handed over.')
  const isShared = productDomain(hosts, hosts.hosts[appRoute(route).host]) !== undefined
  const link = `${appUrl(hosts, route)}?continue=${token}`
  return isShared ? link : tellLocale(hosts, link, locale)
}
