import { redirect } from 'react-router'
import type { Route } from './+types/short-address.ts'
import { accountFacts } from './account-facts.ts'

/**
 * Addresses that people type and password managers know (W3C, "A Well-Known URL for Changing
 * Passwords") lead to the page that they mean.
 */
export function loader({ url, context }: Route.LoaderArgs) {
  accountFacts(context)
  return redirect(url.pathname === '/.well-known/change-password' ? '/me/settings' : '/me/policies')
}
