import { HttpError } from 'react-admin'
import { type FieldProblem, sayProblem } from '../form-model/say-problem.ts'
import { law } from './law.ts'

/** What to tell somebody whose act did not go through. */
export function whyNot(error: unknown): string {
  if (isSignedOut(error)) return signedOut
  // Some name a law.
  return law(error instanceof Error ? error.message : String(error))
}

/** The same where no form shows beside its fields what is wrong with them. */
export function whyNotInFull(error: unknown): string {
  const problems: readonly FieldProblem[] =
    error instanceof HttpError ? (error.body?.problems ?? []) : []
  const said = problems.map((problem) => sayProblem(problem).replace(/[^.]$/, '$&.'))
  return [whyNot(error), ...said].join(' ')
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401
}

/** It is not there, or not any more. */
export function isNotFound(error: unknown): boolean {
  return error instanceof HttpError && error.status === 404
}

/** Signing in elsewhere is enough: all tabs share the session. */
const signedOut =
  'You are signed out, and this was not kept. Sign in again in a new tab, come back and press the button once more: what you typed stays here.'
