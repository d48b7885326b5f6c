/**
 * Why an account was not opened or changed. Clients of the content contract show and compare the
 * words, which are therefore Strapi v4's; our own pages find theirs by them.
 */
type Refusal = {
  status: number
  name: string
  message: string
  details: object
}

/** What functions give back instead of their result. */
export type Refused = { refused: Refusal }

const statusOfName = {
  ApplicationError: 400,
  ValidationError: 400,
  UnauthorizedError: 401,
  ForbiddenError: 403,
  RateLimitError: 429,
  ServiceUnavailableError: 503,
} as const

export function refuse(
  name: keyof typeof statusOfName,
  message: string,
  details: object = {},
): Refused {
  return { refused: { status: statusOfName[name], name, message, details } }
}

export function isRefused(result: object): result is Refused {
  return 'refused' in result
}
