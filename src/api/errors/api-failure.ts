import type { Money } from '#insurance/values/money.ts'
import type { ApiErrorCode, ApiFieldError } from '../schemas/error.ts'

/** A "no" of the API itself, thrown where no value can be returned and told once, at the edge. */
export class ApiFailure extends Error {
  readonly code: ApiErrorCode
  /** What is wrong with which field, already in the asked language. */
  readonly fields: readonly ApiFieldError[] | undefined
  /** Values for the placeholders of the message. */
  readonly params: Readonly<Record<string, string | number>> | undefined
  /** What it costs now, when the price changed. */
  readonly price: Money | undefined

  constructor(
    code: ApiErrorCode,
    options: {
      fields?: readonly ApiFieldError[]
      params?: Readonly<Record<string, string | number>>
      price?: Money
    } = {},
  ) {
    // The message never carries what was sent: it may be about somebody's health.
    super(code)
    this.name = 'ApiFailure'
    this.code = code
    this.fields = options.fields
    this.params = options.params
    this.price = options.price
  }
}
