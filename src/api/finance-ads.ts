import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { setCookieHeader } from '#accounts/cookie-header.ts'
import { findConsent } from '#consent/consent-cookie.ts'
import { cookieAttributes, productDomain } from '#sites/cookies.ts'
import type { HostTable } from '#sites/hosts.ts'
import { isAffiliateId } from '#tracking/affiliate-id.ts'
import { parseInput } from './visitors/parse-input.ts'
import { refuseStrangers } from './visitors/refuse-strangers.ts'
import type { VisitorParts } from './visitors/visitor-parts.ts'

const clickSchema = z.object({
  financeAdsTrackingId: z.string().refine(isAffiliateId, 'is not an id of a click'),
})

/** Keeps the click of a partner's ad with the visitor until an application is sent. */
export function registerFinanceAds(app: FastifyInstance, { hosts }: VisitorParts) {
  app.post(
    '/finance_ads/save_sid',
    {
      schema: { hide: true },
      bodyLimit: 1_024,
      onRequest: refuseStrangers(hosts),
      config: { rateLimit: { max: 30, timeWindow: 60_000 } },
    },
    async (request, reply) => {
      const { financeAdsTrackingId } = parseInput(clickSchema, request.body)
      if (mayBeKept(hosts, request.headers.cookie)) {
        const cookie = cookieAttributes(hosts, 'affiliateClick', hosts.hosts.api)
        reply.header('set-cookie', setCookieHeader(cookie, financeAdsTrackingId))
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
