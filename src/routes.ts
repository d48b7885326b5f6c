import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { readingFiles, readingPages } from './routes/reading-routes.ts'
import { APP_ROUTES } from './sites/app-routes.ts'
import { SITES, type Site } from './sites/site-config.ts'

/**
 * Content pages stand under their inner path, `/~<site>/<locale>/…`, where only the front door
 * leads; pages of the customer's app and of the back office stand where the address bar says.
 */
const contentPages = SITES.flatMap((site) => [
  ...crawlerFiles(site),
  route(`~${site}/:locale/form-token`, 'routes/site/form-token.ts', { id: `${site}-form-token` }),
  route(`~${site}/:locale/keep-locale`, 'routes/site/keep-locale.ts', {
    id: `${site}-keep-locale`,
  }),
  route(`~${site}/:locale/papers/*`, 'routes/site/legal-paper.ts', { id: `${site}-papers` }),
  route(`~${site}/:locale`, 'routes/site/layout.tsx', { id: `${site}-layout` }, [
    layout('routes/page-errors.tsx', { id: `${site}-page-errors` }, [
      index('routes/site/made-page.tsx', { id: `${site}-home` }),
      route('style-guide', 'routes/site/style-guide.tsx', { id: `${site}-style-guide` }),
      route('preview', 'routes/site/preview.tsx', { id: `${site}-preview` }),
      route('careers/:slug', 'routes/site/job.tsx', { id: `${site}-job` }),
      ...(site === 'default' ? readingPages : []),
      route('*', 'routes/site/made-page.tsx', { id: `${site}-made-page` }),
    ]),
  ]),
])

/** Entries that only lead on to a journey, on pages of their own. */
const forks: Readonly<Record<string, string>> = {
  expat: 'routes/customer/apply/expat.tsx',
  'public-health': 'routes/customer/apply/public-health.tsx',
}

/**
 * Where quotes and applications begin. Most stand under an address of one part and share their
 * routes, because every page of the app reads the whole table: which journey it is, and whether there
 * is one, the path says (`journey-at.ts`).
 */
const journeyPaths = new Set(
  APP_ROUTES.filter(({ id, kind }) => kind === 'signup' && !forks[id]).map(({ path }) =>
    path.slice(1).replace(/^policies\/[^/]+$/, 'policies/:journey'),
  ),
)

/** The first page of each, its steps, and what they hand over. */
const journeyPages = [...journeyPaths].flatMap((path) => [
  route(path, 'routes/customer/apply/start.tsx', { id: `start:${path}` }),
  route(`${path}/:screen`, 'routes/customer/apply/page.tsx', { id: `page:${path}` }),
])
const journeyFiles = [...journeyPaths].flatMap((path) => [
  route(`${path}/documents/:code`, 'routes/customer/apply/document.ts', { id: `document:${path}` }),
  route(`${path}/upload`, 'routes/customer/apply/upload.ts', { id: `upload:${path}` }),
  route(`${path}/calendar.ics`, 'routes/customer/apply/calendar.ts', { id: `calendar:${path}` }),
])
const forkPages = APP_ROUTES.flatMap(({ id, path }) =>
  forks[id] ? [route(path.slice(1), forks[id], { id: `fork:${id}` })] : [],
)

/** Signing in, and what a customer has with us. */
const accountPages = {
  'account/signin': 'signin',
  'account/register': 'register',
  'account/confirm': 'confirm',
  'account/new-address': 'new-address',
  'account/reset': 'reset',
  'account/reset-password': 'reset-password',
  'account/sign-in-link': 'sign-in-link',
  'account/connect/:provider': 'connect',
  'account/news': 'news',
  'me/policies': 'policies',
  'me/policies/:reference': 'policy',
  'me/policies/:reference/claim': 'claim',
  'me/consents': 'consents',
  'me/applications/:reference': 'application',
  'me/settings': 'settings',
  'me/data': 'data',
  'me/recommend': 'recommend',
  'recommended/:code': 'recommended',
  withdraw: 'withdraw',
}
const accountFiles = {
  'account/signout': 'signout',
  'me/files/:id': 'file',
  'me/data/export.json': 'export',
  'me/data/export.pdf': 'export-paper',
  'me/questions/:reference/offer.pdf': 'offer',
  'me/calendar/:token/deadlines.ics': 'calendar',
}

/** What people type and password managers know, beside the addresses that we link to. */
const shortAddresses = ['me', 'account', 'login', 'signin', '.well-known/change-password']

export default [
  index('routes/customer/host-start.ts', { id: 'host-start' }),
  route('_app', 'routes/customer/host-start.ts', { id: 'app-entry' }),
  ...contentPages,
  ...readingFiles,
  ...journeyFiles,
  ...Object.entries(accountFiles).map(([path, name]) =>
    route(path, `routes/customer/account/${name}.ts`),
  ),
  ...shortAddresses.map((path) =>
    route(path, 'routes/customer/account/short-address.ts', { id: `short:${path}` }),
  ),
  route('policies/continue', 'routes/customer/apply/continue.ts'),
  route('calls/booking/:token/calendar.ics', 'routes/customer/calls/calendar.ts'),
  route('recommendation-tool/advice', 'routes/customer/recommendation-advice.ts'),
  route('recommendation-tool/advice/:token', 'routes/customer/recommendation-record.ts'),
  route('recommendation-tool/health/deadlines.ics', 'routes/customer/recommendation-deadlines.ts'),
  route('style-guide', 'routes/customer/style-guide.tsx'),
  route('admin/*', 'routes/back-office/admin.tsx'),
  layout('routes/customer/layout.tsx', [
    layout('routes/page-errors.tsx', { id: 'app-page-errors' }, [
      ...forkPages,
      ...journeyPages,
      route('recommendation-tool', 'routes/customer/recommendation.tsx'),
      route('recommendation-tool/health', 'routes/customer/recommendation-health.tsx'),
      route('policies/resume', 'routes/customer/apply/resume.tsx'),
      route('calls', 'routes/customer/calls/topics.tsx'),
      route('calls/booking/:token?', 'routes/customer/calls/call.tsx'),
      route('calls/:topic', 'routes/customer/calls/booking.tsx'),
      ...Object.entries(accountPages).map(([path, name]) =>
        route(path, `routes/customer/account/${name}.tsx`),
      ),
      route('*', 'routes/customer/not-found.tsx'),
    ]),
  ]),
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
    'og-image/*': 'share-image',
  }
  return Object.entries(files).map(([path, name]) =>
    route(`~${site}/:locale/${path}`, `routes/crawlers/${name}.ts`, { id: `${site}-${path}` }),
  )
}
