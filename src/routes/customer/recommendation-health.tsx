import { answerPrivate } from '#features/recommendation/answer-private.ts'
import { loadToolPage } from '#features/recommendation/load-tool-page.ts'
import { ToolPage } from '#features/recommendation/tool-page.tsx'
import { appMeta } from '#shell/app-meta.ts'
import { answerOutage } from '../answer-outage.ts'
import { requestFacts } from '../request-facts.ts'
import type { Route } from './+types/recommendation-health.ts'

export function loader({ request, url, context }: Route.LoaderArgs) {
  return answerOutage(loadToolPage('health', { request, url }, context.get(requestFacts)))
}

export function action({ request, url, context }: Route.ActionArgs) {
  return answerPrivate('health', { request, url }, context.get(requestFacts).hosts)
}

export const meta: Route.MetaFunction = (page) => appMeta(page)

export default function HealthRecommendation({ loaderData }: Route.ComponentProps) {
  const { page, links, kept, broker } = loaderData
  return <ToolPage page={page} links={links} kept={kept} broker={broker} />
}
