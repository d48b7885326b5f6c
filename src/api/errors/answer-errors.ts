import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { logLevelOf } from '#platform/app-error.ts'
import type { ApiContext } from '../api-context.ts'
import { languageOf } from '../language-of.ts'
import { ERROR_STATUS } from '../schemas/error.ts'
import { ApiFailure } from './api-failure.ts'
import { failureForLog } from './failure-for-log.ts'
import { sendFailure } from './send-failure.ts'
import { toApiFailure } from './to-api-failure.ts'

/** Everything that goes wrong leaves here, in one shape and in the asked language. */
export function answerErrors(
  app: FastifyInstance,
  { shared }: ApiContext,
  log: Pick<Logger, 'error' | 'warn'>,
): void {
  app.setErrorHandler((error, request, reply) => {
    const language = languageOf(request)
    const { bodyLimit, schema } = request.routeOptions
    const [type = 'application/json'] = schema?.consumes ?? []
    const failure = toApiFailure(error, { language, shared: shared[language], bodyLimit, type })
    const status = ERROR_STATUS[failure.code]
    if (status >= 500) {
      const id = reply.raw.getHeader('x-request-id')
      log[logLevelOf(error)]({ id, ...failureForLog(error, request) }, 'api request failed')
    }
    sendFailure(reply, failure, language)
  })
  app.setNotFoundHandler(() => {
    throw new ApiFailure('not-found')
  })
}
