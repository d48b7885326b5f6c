import { data } from 'react-router'
import { ErrorPage } from '#shell/error-page.tsx'
import { metaTags } from '#shell/page-meta.ts'
import { contentFacts } from '../content-facts.ts'
import type { Route } from './+types/not-found.ts'

export function loader({ context }: Route.LoaderArgs) {
  return data({ locale: contentFacts(context).target.locale }, { status: 404 })
}

export const meta: Route.MetaFunction = () => metaTags(undefined)

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <ErrorPage status={404} locale={loaderData.locale} />
}
