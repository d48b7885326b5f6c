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
import routes from '../../routes.ts'
import * as layout from './layout.tsx'
import * as pageErrors from './page-errors.tsx'

const address = 'http://app.localhost:3000/policies/bike'

/** As the server answers who has no script, with a frame that it has in memory. */
test.each([413, 429, 503] as const)(
  'around a form that ends with %i the frame stays',
  async (status) => {
    const { dataRoutes, query } = createStaticHandler(standIns(routes as Entry[], status))
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
  },
)

type Entry = { id?: string; path?: string; file: string; children?: Entry[] }

/** The way to a page as the product has it, with stand-ins for the frame and the page. */
function standIns(entries: readonly Entry[], status: number): RouteObject[] {
  return entries
    .filter(({ path, children }) => children || path === 'policies/bike')
    .map(({ path = '', file, children }): RouteObject => {
      const refuse = () => Promise.reject(data(null, { status }))
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
        case 'routes/customer/page-errors.tsx':
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
