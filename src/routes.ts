import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { SITES, type Site } from './sites/site-config.ts'

/**
 * Content pages stand under their inner path, `/~<site>/<locale>/…`, where only the front door
 * leads; pages of the customer's app and of the back office stand where the address bar says.
 */
const contentPages = SITES.flatMap((site) => [
  ...crawlerFiles(site),
  route(`~${site}/:locale/form-token`, 'routes/site/form-token.ts', { id: `${site}-form-token` }),
  route(`~${site}/:locale`, 'routes/site/layout.tsx', { id: `${site}-layout` }, [
    index('routes/site/home.tsx', { id: `${site}-home` }),
    route('style-guide', 'routes/site/style-guide.tsx', { id: `${site}-style-guide` }),
    route('preview', 'routes/site/preview.tsx', { id: `${site}-preview` }),
    route('*', 'routes/site/made-page.tsx', { id: `${site}-made-page` }),
  ]),
])

export default [
  ...contentPages,
  route('style-guide', 'routes/customer/style-guide.tsx'),
  route('admin/*', 'routes/back-office/admin.tsx'),
  layout('routes/customer/layout.tsx', [route('*', 'routes/customer/not-found.tsx')]),
] satisfies RouteConfig

/** What search engines, link previews and phones ask a site for. */
function crawlerFiles(site: Site) {
  const files = {
    'robots.txt': 'robots',
    'sitemap.xml': 'sitemap',
    'pages.xml': 'pages',
    'manifest.webmanifest': 'manifest',
    '.well-known/security.txt': 'security-txt',
    'llms.txt': 'llms-txt',
    'og.png': 'share-image',
    'og/*': 'share-image',
  }
  return Object.entries(files).map(([path, name]) =>
    route(`~${site}/:locale/${path}`, `routes/crawlers/${name}.ts`, { id: `${site}-${path}` }),
  )
}
