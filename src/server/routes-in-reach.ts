import type { ServerBuild } from 'react-router'
import type { PageTarget } from '#routes/request-facts.ts'

/** Where the routes of a request lie: below the inner path of its site, or where the address bar says. */
export function reachOf(target: PageTarget): string {
  return target.kind === 'content' ? `~${target.site}` : ''
}

/**
 * The build with no other routes than these. The router tries one route after the other, three times
 * for each page, and most pages of a site are made from the last: a tenth of what rendering one took.
 */
export function inReach(build: ServerBuild, reach: string): ServerBuild {
  const routes = Object.entries(build.routes).filter(
    ([id]) => (reachOfRoute(build.routes, id) ?? reach) === reach,
  )
  return { ...build, routes: Object.fromEntries(routes) }
}

/** Undefined for the root, which is above them all. */
function reachOfRoute(routes: ServerBuild['routes'], id: string): string | undefined {
  const { parentId, path = '' } = routes[id] ?? {}
  if (parentId === undefined) return undefined
  return reachOfRoute(routes, parentId) ?? /^~[^/]*/.exec(path)?.[0] ?? ''
}
