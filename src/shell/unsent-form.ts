import { isRouteErrorResponse } from 'react-router'

/**
 * The data of an error: a form that we could not take in, by the names and values of its fields. It
 * stands nowhere but in the page that says so, which no cache keeps.
 */
export type UnsentForm = { readonly unsent: readonly (readonly [name: string, value: string])[] }

export function unsentIn(error: unknown): UnsentForm['unsent'] | undefined {
  return isRouteErrorResponse(error) ? (error.data as UnsentForm | null)?.unsent : undefined
}
