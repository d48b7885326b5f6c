/** What a Strapi v4 answers when it does not answer as asked. */
interface StrapiErrorBody {
  data: null
  error: { status: number; name: string; message: string; details: unknown }
}

/** The body of the answer as it came, thrown. */
export class ContentClientError extends Error implements StrapiErrorBody {
  readonly data = null
  readonly error: StrapiErrorBody['error']

  constructor(body: unknown, options?: { cause: unknown }) {
    const error = errorIn(body)
    super(error.message, options)
    this.name = error.name
    this.error = error
  }
}

/** Nobody answered, or not in JSON. */
export function networkError(cause: unknown): ContentClientError {
  const message = cause instanceof Error ? cause.message : String(cause)
  const error = { status: 500, name: 'UnknownError', message, details: cause }
  return new ContentClientError({ data: null, error }, { cause })
}

function errorIn(body: unknown): StrapiErrorBody['error'] {
  const { error } = (body ?? {}) as Partial<StrapiErrorBody>
  if (error && typeof error.status === 'number') return error
  return { status: 500, name: 'UnknownError', message: 'The answer has no error', details: body }
}
