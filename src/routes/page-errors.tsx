import { useContext } from 'react'
import { Outlet, useMatches } from 'react-router'
import { ErrorPage, errorStatusOf } from '#shell/error-page.tsx'
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
      <ErrorPage status={errorStatusOf(error)} homeHref={useHomeHref()} unsent={unsentIn(error)} />
    </>
  )
}

/** From the frame, whichever it is. */
function useHomeHref(): string {
  const frames = useMatches().map(
    ({ loaderData }) => (loaderData as { frame?: { homeHref: string } } | undefined)?.frame,
  )
  return frames.find(Boolean)?.homeHref ?? '/'
}
