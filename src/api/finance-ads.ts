import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { setCookieHeader } from '#accounts/cookie-header.ts'
import { findConsent } from '#consent/consent-cookie.ts'
import { cookieAttributes, productDomain } from '#sites/cookies.ts'
import type { HostTable } from '#sites/hosts.ts'
import { isAffiliateId } from '#tracking/affiliate-id.ts'
import { ownPagesOnly } from './own-pages-only.ts'
import type { VisitorParts } from './visitor-parts.ts'

const clickSchema = z.object({ financeAdsTrackingId: z.string().refine(isAffiliateId) })

/** Keeps the click of a partner's ad with the visitor until an application is sent. */
export function registerFinanceAds(app: FastifyInstance, { hosts }: VisitorParts) {
  app
    .withTypeProvider<ZodTypeProvider>()
    .post(
      '/finance_ads/save_sid',
      { ...ownPagesOnly(hosts), schema: { hide: true, body: clickSchema } },
      async ({ body, headers }, reply) => {
        if (mayBeKept(hosts, headers.cookie)) {
          const cookie = cookieAttributes(hosts, 'affiliateClick', hosts.hosts.api)
          reply.header('set-cookie', setCookieHeader(cookie, body.financeAdsTrackingId))
        }
        return reply.code(204).send()
      },
    )
}

/**
 * The choice comes along with the request where all hosts share a domain. Where they do not, in
 * development, the page alone knows it, and asks only with consent.
 */
function mayBeKept(hosts: HostTable, cookies: string | undefined): boolean {
  if (productDomain(hosts, hosts.hosts.api) === undefined) return true
  return findConsent(cookies ?? '')?.includes('ad_storage') === true
}
