import type { FastifyRequest } from 'fastify'
import { MissingParameterError } from '#insurance/statutory/dated.ts'
import { AppError } from '#platform/app-error.ts'
import { isOutage } from '#platform/database/is-outage.ts'

/**
 * What the log may know of a failure: where it happened, and the message only of errors that we
 * word ourselves. Any other message can quote an answer, and answers can be about health.
 */
export function failureForLog(error: unknown, request: FastifyRequest) {
  const known = error instanceof AppError || error instanceof MissingParameterError
  const { name = 'unknown', stack = '' } = Object(error) as Partial<Error>
  const causes = codesOf(error)
  return {
    route: request.routeOptions.url,
    err: {
      type: name,
      message: known ? error.message : isOutage(error) ? AWAY : LEFT_OUT,
      ...(causes.length > 0 && { causes }),
      stack: stack
        .split('\n')
        .filter((line) => /^\s+at /.test(line))
        .join('\n'),
    },
  }
}

const AWAY = 'The database is away, or did not answer in time.'
const LEFT_OUT = 'Left out, because it can quote an answer.'

/** What the system and the database call it (ENOSPC, 23505), from the outermost error inwards. */
function codesOf(error: unknown): string[] {
  const codes: string[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown }
    if (typeof code === 'string') codes.push(code)
  }
  return codes
}
