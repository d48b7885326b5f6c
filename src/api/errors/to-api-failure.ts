import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { SharedCopy } from '#insurance/fields/copy.ts'
import type { Language } from '#insurance/values/language.ts'
import { AppError, httpStatusOf } from '#platform/app-error.ts'
import { isOutage } from '#platform/database/is-outage.ts'
import { apiMessages } from '../messages/index.ts'
import type { ApiErrorCode, ApiFieldError } from '../schemas/error.ts'
import { ApiFailure } from './api-failure.ts'
import { codeOfStatus } from './code-of-status.ts'

/** Where something was thrown: in which language to speak, and what the route takes. */
interface Place {
  readonly language: Language
  readonly shared: SharedCopy
  readonly bodyLimit: number
  /** Media type of the bodies. */
  readonly type: string
}

/** Whatever was thrown, as one of our codes. The text of foreign errors is never passed on. */
export function toApiFailure(
  error: unknown,
  { language, shared, bodyLimit, type }: Place,
): ApiFailure {
  if (error instanceof ApiFailure) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.flatMap((refusal) =>
      fieldErrors(refusal as Refusal, language, shared),
    )
    return new ApiFailure('input-invalid', { fields })
  }
  if (isOutage(error)) return new ApiFailure('unavailable')
  if (error instanceof AppError) return new ApiFailure(codeOfStatus(httpStatusOf(error.code)))
  if (error instanceof SyntaxError && 'statusCode' in error) return new ApiFailure('malformed-json')
  const { code = '', statusCode = 500 } = Object(error) as { code?: string; statusCode?: number }
  const params = { limit: bodyLimit / 1024, type }
  return new ApiFailure(FASTIFY_CODES[code] ?? codeOfStatus(statusCode), { params })
}

const FASTIFY_CODES: Readonly<Record<string, ApiErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong-content-type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-json',
}

/** An issue of zod, as the type provider hands it on. */
interface Refusal {
  readonly keyword: string
  readonly instancePath: string
  readonly message?: string
  readonly params: {
    readonly keys?: readonly string[]
    readonly expected?: string
    readonly format?: string
  }
}

function fieldErrors(refusal: Refusal, language: Language, shared: SharedCopy): ApiFieldError[] {
  const path = refusal.instancePath.slice(1).replaceAll('/', '.')
  const own: Readonly<Record<string, string>> & { invalid: string; unknownField: string } =
    apiMessages[language].fields
  if (refusal.keyword === 'unrecognized_keys') {
    return (refusal.params.keys ?? []).slice(0, MOST_KEYS).map((key) => ({
      path: [path, key.slice(0, LONGEST_KEY)].filter(Boolean).join('.'),
      code: 'unknownField',
      message: own.unknownField,
    }))
  }
  const code = codeOfRefusal(refusal)
  return [{ path, code, message: own[code] ?? shared.errors[code] ?? own.invalid }]
}

/** A body may hold thousands of unknown keys; a few are enough to see what is wrong. */
const MOST_KEYS = 20
const LONGEST_KEY = 100

function codeOfRefusal({ keyword, message = '', params }: Refusal): string {
  if (keyword === 'invalid_value') return 'notAnOption'
  if (keyword === 'invalid_format')
    return params.format?.startsWith('date') ? 'notADate' : 'invalid'
  if (keyword !== 'invalid_type') return 'invalid'
  if (message.endsWith('received undefined')) return 'required'
  return params.expected === 'object' ? 'notAnObject' : 'invalid'
}
