import { renderToStaticMarkup } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  data,
  Outlet,
  type RouteObject,
  StaticRouterProvider,
  useRouteError,
} from 'react-router'
import { expect, test } from 'vitest'
import { messages } from '#i18n/messages/index.ts'
import { pickWording } from '#i18n/pick-wording.ts'
import { WordingContext } from '#i18n/use-wording.ts'
import routes from '../routes.ts'
import * as layout from './customer/layout.tsx'
import * as pageErrors from './page-errors.tsx'

/** As the server answers who has no script, with a frame that it has in memory. */
test.each([
  ['/policies/bike', 413],
  ['/policies/bike', 429],
  ['/policies/bike', 503],
  ['/~default/en-de/contact-us', 403],
  ['/~business/en-de/contact-us', 500],
  ['/~default/en-de/careers/adviser', 503],
] as const)('around a form at %s that ends with %i the frame stays', async (path, status) => {
  const { dataRoutes, query } = createStaticHandler(standIns(routes as Entry[], status))
  const address = `http://localhost:3000${path}`
  const context = await query(new Request(address, { method: 'POST', body: 'x=1' }))
  if (context instanceof Response) throw new Error('The page leads elsewhere.')
  expect(context.statusCode).toBe(status)
  const html = renderToStaticMarkup(
    <WordingContext value={pickWording('en-de', 'errors')}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </WordingContext>,
  )
  expect(html).toContain('<header>Feather</header>')
  expect(html).toContain(`<h1>${messages.en.errors[status].title}</h1>`)
})

/** Routes that take a form. */
const taking = ['policies/bike', 'careers/:slug', '*']

type Entry = { id?: string; path?: string; file: string; children?: Entry[] }

/** The way to a page as the product has it, with stand-ins for the frame and the page. */
function standIns(entries: readonly Entry[], status: number): RouteObject[] {
  return entries
    .filter(({ path = '', children }) => children || taking.includes(path))
    .map(({ path = '', file, children }): RouteObject => {
      // What is no refusal of ours is a fault, and becomes 500.
      const refuse = () => Promise.reject(status === 500 ? new Error() : data(null, { status }))
      if (!children) return { path, action: refuse, Component: Frame }
      const below = { path, children: standIns(children, status) }
      switch (file) {
        case 'routes/customer/layout.tsx':
          return {
            ...below,
            id: 'routes/customer/layout',
            loader: () => ({ frame: { brandName: 'Feather', homeHref: '/' } }),
            Component: Frame,
            ErrorBoundary: () => <layout.ErrorBoundary error={useRouteError()} params={{}} />,
          }
        case 'routes/site/layout.tsx':
          return {
            ...below,
            loader: () => ({ frame: { brandName: 'Feather', homeHref: '/en-de' } }),
            Component: Frame,
          }
        case 'routes/page-errors.tsx':
          return {
            ...below,
            Component: pageErrors.default,
            ErrorBoundary: () => <pageErrors.ErrorBoundary error={useRouteError()} params={{}} />,
          }
        default:
          return below
      }
    })
}

function Frame() {
  return (
    <>
      <header>Feather</header>
      <Outlet />
    </>
  )
}
