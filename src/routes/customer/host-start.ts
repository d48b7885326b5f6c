import { redirect } from 'react-router'
import { requestFacts } from '../request-facts.ts'
import type { Route } from './+types/host-start.ts'

/** The bare address of a host leads to what the host is for. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { target } = context.get(requestFacts)
  return redirect((target.kind === 'health' ? '/signup' : '/me/policies') + url.search)
}
