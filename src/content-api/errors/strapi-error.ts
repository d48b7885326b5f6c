/** An answer of the content API that is not a success, in the names and words of Strapi v4. */
export class StrapiError extends Error {
  readonly status: number
  readonly details: Readonly<Record<string, unknown>>

  constructor(
    status: number,
    name: string,
    message: string,
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message)
    this.name = name
    this.status = status
    this.details = details
  }
}

export interface FieldProblem {
  path: readonly string[]
  message: string
}

export function validationError(
  message: string,
  details: Readonly<Record<string, unknown>> = {},
): StrapiError {
  return new StrapiError(400, 'ValidationError', message, details)
}

/** Problems of several fields: one speaks for itself, more are counted. */
export function fieldErrors(problems: readonly FieldProblem[]): StrapiError {
  const [first] = problems
  const message =
    problems.length === 1 && first ? first.message : `${problems.length} errors occurred`
  return validationError(message, {
    errors: problems.map((problem) => ({ ...problem, name: 'ValidationError' })),
  })
}

/** For a name in filters, sort or fields that does not exist or is nobody's business. */
export function invalidParameter(key: string): StrapiError {
  return validationError(`Invalid parameter ${key.slice(0, 100)}`, { key: key.slice(0, 100) })
}

export function applicationError(message: string): StrapiError {
  return new StrapiError(400, 'ApplicationError', message)
}

export function notFoundError(): StrapiError {
  return new StrapiError(404, 'NotFoundError', 'Not Found')
}

export function forbiddenError(): StrapiError {
  return new StrapiError(403, 'ForbiddenError', 'Forbidden')
}

/** The body of an error. A fault of ours says nothing about itself. */
export function errorBody(error: StrapiError) {
  const { status, name, message, details } = error
  if (status >= 500) return { data: null, error: { status, name, message } }
  return { data: null, error: { status, name, message, details } }
}
