import { SHORTEST_STRAPI_PASSWORD } from '../password-rule.ts'
import { type Refused, refuse } from '../refusal.ts'
import { BLOCKED, NOT_CONFIRMED } from './refuse-session.ts'

/** The code of an error that better-auth threw, or undefined when it is another error. */
export function authErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('body' in error)) return undefined
  const { body } = error
  if (typeof body !== 'object' || body === null || !('code' in body)) return undefined
  return typeof body.code === 'string' ? body.code : undefined
}

/** What better-auth says, in Strapi's words. Undefined for codes that mean a mistake of ours. */
export function refusalOf(code: string | undefined): Refused | undefined {
  switch (code) {
    case BLOCKED:
      return refuse('ApplicationError', 'Your account has been blocked by an administrator')
    case NOT_CONFIRMED:
      return refuse('ApplicationError', 'Your account email is not confirmed')
    case 'INVALID_EMAIL_OR_PASSWORD':
    case 'INVALID_EMAIL':
    // The password was changed before the code was looked at.
    case 'INVALID_TWO_FACTOR_COOKIE':
      return refuse('ValidationError', 'Invalid identifier or password')
    case 'PASSWORD_TOO_SHORT':
      return refuse(
        'ValidationError',
        `password must be at least ${SHORTEST_STRAPI_PASSWORD} characters`,
      )
    case 'PASSWORD_TOO_LONG':
      return refuse('ValidationError', 'password must be at most 128 characters')
    default:
      return undefined
  }
}
