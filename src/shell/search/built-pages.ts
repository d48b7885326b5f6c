import { type RouteId, routeById } from '#sites/routes.ts'

/**
 * Pages that are written in code, not made by editors: a route module of its own adds the id of its
 * row here, and the sitemaps list it in every locale in which the row exists, also before there is
 * anything that it shows.
 */
const builtPageIds: readonly RouteId[] = ['home', 'broker-landing', 'support', 'blog']

export const builtPages = builtPageIds.map(routeById)
