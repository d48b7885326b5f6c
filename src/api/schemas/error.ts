import { z } from 'zod'
import { moneySchema } from './money.ts'

/** Codes of everything that can go wrong, with their HTTP status. Partners may rely on both. */
export const ERROR_STATUS = {
  'malformed-json': 400,
  'bad-request': 400,
  'token-refused': 401,
  'sale-closed': 403,
  'not-found': 404,
  'unknown-line': 404,
  'method-not-allowed': 405,
  'price-changed': 409,
  'key-reused': 409,
  'too-large': 413,
  'address-too-long': 414,
  'wrong-content-type': 415,
  'compressed-body': 415,
  'input-invalid': 422,
  'answers-invalid': 422,
  'answers-incomplete': 422,
  'duties-missing': 422,
  'file-refused': 422,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<string, number>

export type ApiErrorCode = keyof typeof ERROR_STATUS

export const fieldErrorSchema = z
  .object({
    path: z.string().describe('Where in the body or query, with dots: `answers.dogs.0.breed`.'),
    code: z.string().describe('`required`, `tooYoung`, `notAnOption` …'),
    message: z.string().describe('One sentence in the asked language.'),
  })
  .describe('What is wrong with one field.')

/**
 * Checked here as a closed list and described as an open one: a program that is made from an
 * `enum` would break on the first code that it does not know.
 */
const errorCodeSchema = z
  .custom<ApiErrorCode>((code) => typeof code === 'string' && Object.hasOwn(ERROR_STATUS, code))
  .meta({
    type: 'string',
    description:
      'Stable; for programs. Extensible: the examples are all that there are now, more may come.',
    examples: Object.keys(ERROR_STATUS),
  })

export const errorSchema = z
  .object({
    error: z.object({
      code: errorCodeSchema,
      message: z.string().describe('One sentence in the asked language.'),
      fields: z.array(fieldErrorSchema).optional().describe('One entry for each field, with 422.'),
      price: moneySchema.optional().describe('What it costs now, with `price-changed`.'),
    }),
  })
  .describe('The one shape of everything that went wrong.')

export type ApiErrorBody = z.infer<typeof errorSchema>
export type ApiFieldError = z.infer<typeof fieldErrorSchema>
