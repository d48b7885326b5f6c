import type { z } from 'zod'
import { checkAttributes } from '#content/check-attributes.ts'
import type { Attributes } from '#content/tables.ts'
import { AppError } from '#platform/app-error.ts'
import { type FieldProblem, fieldErrors } from '../errors/strapi-error.ts'

/** Does it. A failed check of the fields is told as Strapi tells its own, with the place of each. */
export async function tellProblems<Result>(
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const problems = contentProblems(error, attributes)
    throw problems ? fieldErrors(problems) : error
  }
}

/** What keeps the collection's schema from taking them, for who is refused for something else too. */
export function schemaProblems(collection: string, attributes: Attributes): FieldProblem[] {
  try {
    checkAttributes(collection, attributes, collection)
    return []
  } catch (error) {
    return contentProblems(error, attributes) ?? []
  }
}

/** Undefined when the error is about something else. */
function contentProblems(error: unknown, attributes: Attributes): FieldProblem[] | undefined {
  if (!(error instanceof AppError) || error.code !== 'content-invalid') return undefined
  const issues = error.details?.['issues']
  if (!Array.isArray(issues)) return undefined
  return (issues as z.core.$ZodIssue[]).map((issue) => {
    const path = issue.path.map(String)
    const name = path.join('.') || 'data'
    const value = valueAt(attributes, path)
    const isMissing = value === undefined && issue.code !== 'custom'
    const problem = isMissing ? 'must be defined.' : lower(issue.message)
    return { path, message: `${name} ${value === null ? 'cannot be null.' : problem}` }
  })
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null ? (inner as Attributes)[step] : undefined,
    value,
  )
}

function lower(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}
