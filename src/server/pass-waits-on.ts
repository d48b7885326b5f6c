import type { HeadersArgs, ServerBuild } from 'react-router'

/**
 * The build with routes that pass on how long whoever is refused shall wait, as the header
 * Retry-After says it: in pages, and in what the router in the browser asks for. React Router leaves
 * headers to each route; this one belongs to the status, which it takes from any of them.
 */
export function passWaitsOn(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route && { ...route, module: { ...route.module, headers } },
  ])
  return { ...build, routes: Object.fromEntries(routes) }
}

function headers({ parentHeaders, ...own }: HeadersArgs): Headers {
  const passed = new Headers(parentHeaders)
  for (const each of [own.errorHeaders, own.actionHeaders, own.loaderHeaders]) {
    const wait = each?.get('retry-after')
    if (wait) passed.set('retry-after', wait)
  }
  return passed
}
