import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { SITES } from './sites/site-config.ts'

/**
 * Content pages stand under their inner path, `/~<site>/<locale>/…`, where only the front door
 * leads; pages of the customer's app stand where the address bar says.
 */
const contentPages = SITES.map((site) =>
  route(`~${site}/:locale`, 'routes/site/layout.tsx', { id: `${site}-layout` }, [
    index('routes/site/home.tsx', { id: `${site}-home` }),
    route('style-guide', 'routes/site/style-guide.tsx', { id: `${site}-style-guide` }),
    route('preview', 'routes/site/preview.tsx', { id: `${site}-preview` }),
    route('*', 'routes/site/made-page.tsx', { id: `${site}-made-page` }),
  ]),
)

export default [
  ...contentPages,
  route('style-guide', 'routes/customer/style-guide.tsx'),
  route('*', 'routes/customer/not-found.tsx'),
] satisfies RouteConfig
