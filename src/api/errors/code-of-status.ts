import type { ApiErrorCode } from '../schemas/error.ts'

/** The code for what went wrong before or outside of any route, of which only the status is known. */
export function codeOfStatus(status: number): ApiErrorCode {
  return CODES[status] ?? (status >= 400 && status < 500 ? 'bad-request' : 'internal')
}

const CODES: Readonly<Record<number, ApiErrorCode>> = {
  401: 'token-refused',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'too-large',
  414: 'address-too-long',
  503: 'unavailable',
}
