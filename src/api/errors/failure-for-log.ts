import type { FastifyRequest } from 'fastify'
import { MissingParameterError } from '#insurance/statutory/dated.ts'
import { AppError } from '#platform/app-error.ts'

/**
 * What the log may know of a failure: where it happened, and the message only of errors that we
 * word ourselves. Any other message can quote an answer, and answers can be about health.
 */
export function failureForLog(error: unknown, request: FastifyRequest) {
  const known = error instanceof AppError || error instanceof MissingParameterError
  const { name = 'unknown', stack = '' } = Object(error) as Partial<Error>
  return {
    route: request.routeOptions.url,
    err: {
      type: name,
      message: known ? error.message : 'Left out, because it can quote an answer.',
      stack: stack
        .split('\n')
        .filter((line) => /^\s+at /.test(line))
        .join('\n'),
    },
  }
}
