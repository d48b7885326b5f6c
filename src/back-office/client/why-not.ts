import { HttpError } from 'react-admin'
import { law } from './law.ts'

/** What to tell somebody whose act did not go through. */
export function whyNot(error: unknown): string {
  if (isSignedOut(error)) return signedOut
  // Some name a law.
  return law(error instanceof Error ? error.message : String(error))
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401
}

/** Signing in elsewhere is enough: all tabs share the session. */
const signedOut =
  'You are signed out, and this was not kept. Sign in again in a new tab, come back and press the button once more: what you typed stays here.'
