import { data, useRouteLoaderData } from 'react-router'
import { ErrorPage } from '#shell/error-page.tsx'
import type { loader as layoutLoader } from './layout.tsx'

export function loader() {
  return data(null, { status: 404 })
}

export default function NotFound() {
  const layout = useRouteLoaderData<typeof layoutLoader>('routes/customer/layout')
  return <ErrorPage status={404} homeHref={layout?.frame.homeHref ?? '/'} />
}
