import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { type FormAnswer, isTooLate } from './form-answer.ts'

/**
 * What came too late, or was done already, was sent from a page that no longer shows how things are, in
 * a tab that was left open: it is loaded anew, though what was sent was refused.
 */
export function isOutdated({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const answer: FormAnswer | undefined = actionResult
  return defaultShouldRevalidate || isTooLate(answer) || answer?.problem === 'doneAlready'
}
