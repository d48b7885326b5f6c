import { data } from 'react-router'
import { ErrorPage } from '#shell/error-page.tsx'
import { metaTags } from '#shell/page-meta.ts'
import { requestFacts } from '../request-facts.ts'
import type { Route } from './+types/not-found.ts'

export function loader({ context }: Route.LoaderArgs) {
  return data({ locale: context.get(requestFacts).locale }, { status: 404 })
}

export const meta: Route.MetaFunction = () => metaTags(undefined)

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return (
    <main>
      <ErrorPage status={404} locale={loaderData.locale} />
    </main>
  )
}
