import { isRouteErrorResponse } from 'react-router'

/**
 * The data of an error: something of an account that is not in the one that is signed in, whether it
 * exists or not. Mails lead there, and a browser may know more than one address of its people.
 */
export type NotInAccount = { readonly notInAccount: true }

export function isNotInAccount(error: unknown): boolean {
  if (!isRouteErrorResponse(error)) return false
  return (error.data as Partial<NotInAccount> | null)?.notInAccount === true
}
