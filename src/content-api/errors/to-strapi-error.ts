import { AppError, httpStatusOf } from '#platform/app-error.ts'
import { isOutage } from '#platform/database/is-outage.ts'
import { UNOPENED_NAME } from '#platform/encryption/if-it-opens.ts'
import { LocaleError } from '#sites/locales.ts'
import { UidError } from '#sites/uid.ts'
import { fieldErrors, StrapiError, validationError } from './strapi-error.ts'

/** Every failure as Strapi would tell it. What is our own fault becomes a bare 500. */
export function toStrapiError(error: unknown): StrapiError {
  if (error instanceof StrapiError) return error
  if (error instanceof UidError) return fieldErrors([{ path: ['uid'], message: error.message }])
  if (error instanceof LocaleError) return validationError(error.message)
  if (error instanceof AppError) return fromAppError(error)
  if (isOutage(error)) return errorOfStatus(503)
  const { statusCode } = error as { statusCode?: unknown }
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return fromHttpError(statusCode, (error as Error).message)
  }
  return fromDatabaseError(error) ?? errorOfStatus(500)
}

/** A status under the name that Strapi's clients know it by; `message` for one that has none. */
export function errorOfStatus(status: number, message = ''): StrapiError {
  const [name, usual] = namesOfStatus[status] ?? ['ApplicationError', message]
  return new StrapiError(status, name, usual)
}

function fromAppError(error: AppError): StrapiError {
  const status = httpStatusOf(error.code)
  // Another try helps as little as waiting does: whoever runs the product has to know of it.
  if (error.code === 'decryption-failed')
    return new StrapiError(status, 'UnopenedError', UNOPENED_NAME)
  if (status === 409) return new StrapiError(409, 'ConflictError', error.message)
  if (namesOfStatus[status]) return errorOfStatus(status)
  return status >= 500 ? errorOfStatus(500) : validationError(error.message)
}

const namesOfStatus: Readonly<Record<number, readonly [name: string, message: string]>> = {
  401: ['UnauthorizedError', 'Unauthorized'],
  403: ['ForbiddenError', 'Forbidden'],
  404: ['NotFoundError', 'Not Found'],
  405: ['MethodNotAllowedError', 'Method Not Allowed'],
  413: ['PayloadTooLargeError', 'Entity too large'],
  429: ['RateLimitError', 'Too many requests, please try again later.'],
  500: ['InternalServerError', 'Internal Server Error'],
  503: [
    'ServiceUnavailableError',
    'This is not available right now. Please try again in a moment.',
  ],
}

function fromHttpError(status: number, message: string): StrapiError {
  if (namesOfStatus[status]) return errorOfStatus(status)
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
