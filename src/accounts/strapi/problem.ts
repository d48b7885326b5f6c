/** An expected "no" in the words of Strapi v4, which its clients show and compare. */
type StrapiProblem = {
  status: number
  name: string
  message: string
  details: object
}

/** What functions give back instead of their result. */
export type Refused = { refused: StrapiProblem }

const statusOfName = {
  ApplicationError: 400,
  ValidationError: 400,
  UnauthorizedError: 401,
  ForbiddenError: 403,
  RateLimitError: 429,
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
