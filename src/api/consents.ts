import type { FastifyInstance } from 'fastify'
import { setCookieHeader } from '#accounts/cookie-header.ts'
import { consentSchema, recordConsent } from '#consent/record-consent.ts'
import { cookieAttributes } from '#sites/cookies.ts'
import { parseInput } from './visitors/parse-input.ts'
import { refuseStrangers } from './visitors/refuse-strangers.ts'
import type { VisitorParts } from './visitors/visitor-parts.ts'

/** Choices made in the cookie banner of our pages, for the log. */
export function registerConsents(app: FastifyInstance, { queries, hosts, clock }: VisitorParts) {
  app.post(
    '/consents',
    {
      schema: { hide: true },
      bodyLimit: 1_024,
      onRequest: refuseStrangers(hosts),
      config: { rateLimit: { max: 30, timeWindow: 60_000 } },
    },
    async (request, reply) => {
      const reported = parseInput(consentSchema, request.body)
      await recordConsent(queries, clock, reported)
      // The page took back the cookies that it can reach; no script reaches this one.
      if (!reported.categories.includes('ad_storage')) {
        const cookie = cookieAttributes(hosts, 'affiliateClick', hosts.hosts.api)
        reply.header('set-cookie', setCookieHeader(cookie, undefined))
      }
      return reply.code(204).send()
    },
  )
}
