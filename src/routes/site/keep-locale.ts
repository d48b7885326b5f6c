import { contentFacts } from '../content-facts.ts'
import { setLocale } from '../set-locale.ts'
import type { Route } from './+types/keep-locale.ts'

/**
 * An empty picture of every page, asked for by browsers without script alone: the app goes by the
 * cookie that script would have written.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { target, hosts } = contentFacts(context)
  const headers = new Headers({ 'cache-control': 'no-store' })
  setLocale(headers, target.locale, { hosts, role: target.site })
  return new Response(null, { status: 204, headers })
}
