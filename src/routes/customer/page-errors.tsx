import { Outlet, useRouteLoaderData } from 'react-router'
import { ErrorPage, errorStatusOf } from '#shell/error-page.tsx'
import { unsentIn } from '#shell/unsent-form.ts'
import type { Route } from './+types/page-errors.ts'
import type { loader as layoutLoader } from './layout.tsx'

/**
 * Between the frame and its pages: a form that cannot be taken in leaves the route that says so without
 * its data, so what says it may not be what loads the frame.
 */
export default function PageErrors() {
  return <Outlet />
}

/** What failed on a page, said inside the frame. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const layout = useRouteLoaderData<typeof layoutLoader>('routes/customer/layout')
  return (
    <ErrorPage
      status={errorStatusOf(error)}
      homeHref={layout?.frame.homeHref ?? '/'}
      unsent={unsentIn(error)}
    />
  )
}
