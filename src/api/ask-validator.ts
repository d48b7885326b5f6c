import { validatorCompiler } from 'fastify-type-provider-zod'
import { isRecord } from '#insurance/values/is-record.ts'

/**
 * Reads what `askSchema` and `languageQuerySchema` describe. Nearly every request is right at a
 * glance, and passes as it is; all others go to the schema, which says what is wrong with them.
 */
export const askValidator: typeof validatorCompiler = (route) => {
  const thorough = validatorCompiler(route)
  const isRight = route.httpPart === 'body' ? holdsOnlyAnswers : isEmpty
  return (data) => (isRight(data) ? { value: data } : thorough(data))
}

/** `{ answers: { … } }`, of which the line reads the inside. */
export function holdsOnlyAnswers(
  body: unknown,
): body is { readonly answers: Readonly<Record<string, unknown>> } {
  if (!isRecord(body) || !isRecord(body['answers'])) return false
  // The schema leaves it out.
  if (Object.hasOwn(body['answers'], '__proto__')) return false
  for (const key in body) {
    if (key !== 'answers') return false
  }
  return true
}

export function isEmpty(query: unknown): boolean {
  if (!isRecord(query)) return false
  for (const _ in query) return false
  return true
}
