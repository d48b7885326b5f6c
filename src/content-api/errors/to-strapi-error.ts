import { AppError, httpStatusOf } from '#platform/app-error.ts'
import { isOutage } from '#platform/database/is-outage.ts'
import { LocaleError } from '#sites/locales.ts'
import { UidError } from '#sites/uid.ts'
import { fieldErrors, StrapiError, tooLargeError, validationError } from './strapi-error.ts'

/** Every failure as Strapi would tell it. What is our own fault becomes a bare 500. */
export function toStrapiError(error: unknown): StrapiError {
  if (error instanceof StrapiError) return error
  if (error instanceof UidError) return fieldErrors([{ path: ['uid'], message: error.message }])
  if (error instanceof LocaleError) return validationError(error.message)
  if (error instanceof AppError) return fromAppError(error)
  if (isOutage(error)) return unavailableError()
  const { statusCode } = error as { statusCode?: unknown }
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return fromHttpError(statusCode, (error as Error).message)
  }
  return fromDatabaseError(error) ?? internalError()
}

export function internalError(): StrapiError {
  return new StrapiError(500, 'InternalServerError', 'Internal Server Error')
}

function unavailableError(): StrapiError {
  const message = 'This is not available right now. Please try again in a moment.'
  return new StrapiError(503, 'ServiceUnavailableError', message)
}

function fromAppError(error: AppError): StrapiError {
  const status = httpStatusOf(error.code)
  if (status === 404) return new StrapiError(404, 'NotFoundError', 'Not Found')
  if (status === 403) return new StrapiError(403, 'ForbiddenError', 'Forbidden')
  if (status === 401) return new StrapiError(401, 'UnauthorizedError', 'Unauthorized')
  if (status === 409) return new StrapiError(409, 'ConflictError', error.message)
  if (status === 503) return unavailableError()
  if (status >= 500) return internalError()
  return validationError(error.message)
}

const namesOfStatus: Readonly<Record<number, readonly [name: string, message: string]>> = {
  401: ['UnauthorizedError', 'Unauthorized'],
  403: ['ForbiddenError', 'Forbidden'],
  404: ['NotFoundError', 'Not Found'],
  405: ['MethodNotAllowedError', 'Method Not Allowed'],
  429: ['RateLimitError', 'Too many requests, please try again later.'],
}

function fromHttpError(status: number, message: string): StrapiError {
  if (status === 413) return tooLargeError()
  const known = namesOfStatus[status]
  if (known) return new StrapiError(status, ...known)
  return validationError(status === 400 ? message : 'Unsupported request')
}

/** PostgreSQL's class 22: a value that cannot be what it should be. The asker's fault, not ours. */
function fromDatabaseError(error: unknown): StrapiError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown }
    if (typeof code !== 'string') continue
    if (/^22\w{3}$/.test(code)) return validationError('Invalid value')
    if (code === '57014') return validationError('The query takes too long')
  }
  return undefined
}
