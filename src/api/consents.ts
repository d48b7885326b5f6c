import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { setCookieHeader } from '#accounts/cookie-header.ts'
import { consentSchema, recordConsent } from '#consent/record-consent.ts'
import { cookieAttributes } from '#sites/cookies.ts'
import { ownPagesOnly } from './own-pages-only.ts'
import type { VisitorParts } from './visitor-parts.ts'

/** Choices made in the cookie banner of our pages, for the log. */
export function registerConsents(app: FastifyInstance, { queries, hosts, clock }: VisitorParts) {
  app
    .withTypeProvider<ZodTypeProvider>()
    .post(
      '/consents',
      { ...ownPagesOnly(hosts), schema: { hide: true, body: consentSchema } },
      async ({ body }, reply) => {
        await recordConsent(queries, clock, body)
        // The page took back the cookies that it can reach; no script reaches this one.
        if (!body.categories.includes('ad_storage')) {
          const cookie = cookieAttributes(hosts, 'affiliateClick', hosts.hosts.api)
          reply.header('set-cookie', setCookieHeader(cookie, undefined))
        }
        return reply.code(204).send()
      },
    )
}
