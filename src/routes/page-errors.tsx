import { useContext } from 'react'
import { Outlet } from 'react-router'
import { ErrorPage, errorStatusOf, useFrame } from '#shell/error-page.tsx'
import { isNotInAccount } from '#shell/not-in-account.ts'
import { unsentIn } from '#shell/unsent-form.ts'
import type { Route } from './+types/page-errors.ts'
import { PageMannerContext } from './page-manner.ts'

/**
 * Between a frame and its pages: a form that cannot be taken in leaves the route that says so without
 * its data, so what says it may not be what loads the frame.
 */
export default function PageErrors() {
  return <Outlet />
}

/** What failed on a page, said inside the frame. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isContent = useContext(PageMannerContext).manner === 'content'
  return (
    <>
      {/* On the sites nobody else says it; pages of the app are never listed. */}
      {isContent && <meta name="robots" content="noindex, nofollow" />}
      <ErrorPage
        status={errorStatusOf(error)}
        homeHref={useFrame()?.homeHref ?? '/'}
        unsent={unsentIn(error)}
        notInAccount={isNotInAccount(error)}
      />
    </>
  )
}
