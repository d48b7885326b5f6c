import { type FastifyInstance, fastify } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import { berlinToday } from '#platform/berlin-today.ts'
import type { Clock } from '#platform/clock.ts'
import { trustNearestProxy } from '#platform/trust-nearest-proxy.ts'
import { type HostTable, originOf } from '#sites/hosts.ts'
import { type ApiContext, loadWordingAndLines } from './api-context.ts'
import { registerDocsPage } from './docs-page.ts'
import { answerErrors } from './errors/answer-errors.ts'
import { ApiFailure } from './errors/api-failure.ts'
import { sendFailure } from './errors/send-failure.ts'
import { languageOf } from './language-of.ts'
import { registerLines } from './lines.ts'
import { type ApiTag, documentRoutes } from './openapi.ts'
import { parseJson } from './parse-json.ts'
import { registerQuotes } from './quotes.ts'
import { registerRecommendations } from './recommendations.ts'
import { refuseMethods } from './refuse-methods.ts'
import { addUsualHeaders } from './usual-headers.ts'

interface ApiAppOptions {
  log: Pick<Logger, 'error' | 'warn'>
  hosts: HostTable
  clock: Clock
  /** Whether the last address in X-Forwarded-For, set by our own proxy, is the caller's. */
  trustProxy: boolean
  /** Requests that one address may make in a minute. */
  requestsPerMinute?: number
  /** Further routes, which share everything around the others. */
  registerMore?: (app: FastifyInstance) => void | Promise<void>
  /** Headings of those routes in the OpenAPI document. */
  moreTags?: readonly ApiTag[]
}

/** The API for partners and for our own pages, on the api host. Errors have one shape. */
export async function createApiApp(options: ApiAppOptions): Promise<FastifyInstance> {
  const { log, hosts, clock, trustProxy, requestsPerMinute = REQUESTS_PER_MINUTE } = options
  const context: ApiContext = {
    ...(await loadWordingAndLines()),
    today: berlinToday(clock),
    anyDay: hosts.appEnv !== 'production',
    bodyLimit: BODY_LIMIT,
  }
  const app = fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    trustProxy: trustNearestProxy(trustProxy),
    // Addresses that cannot be decoded never reach a route, nor the usual way for errors.
    frameworkErrors: (_error, request, reply) => {
      sendFailure(reply, new ApiFailure('bad-request'), languageOf(request))
    },
  })
  app.removeContentTypeParser('text/plain')
  parseJson(app)
  app.setValidatorCompiler(validatorCompiler)
  // Answers are typed by their schemas, and tests parse them; checking each again costs a third.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))

  addUsualHeaders(app, { hosts, requestsPerMinute })
  answerErrors(app, context, log)
  const refuseOtherMethods = refuseMethods(app)
  await documentRoutes(app, originOf(hosts, 'api'), options.moreTags)
  registerQuotes(app, context)
  registerLines(app, context)
  registerRecommendations(app, context)
  registerDocsPage(app)
  await options.registerMore?.(app)
  refuseOtherMethods()
  await app.ready()
  return app
}

/** The answers of a quote take a few kilobytes; files come another way. */
const BODY_LIMIT = 65_536

/** Twenty a second, for a partner's server as well as for many people behind one address. */
const REQUESTS_PER_MINUTE = 1200
