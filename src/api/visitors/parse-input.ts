import type { z } from 'zod'
import { AppError } from '#platform/app-error.ts'

/** The body as its schema has it, or an error that says what is wrong first. */
export function parseInput<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const field = issue?.path.join('.') || 'the body'
  throw new AppError('input-invalid', `${field}: ${issue?.message}`)
}
