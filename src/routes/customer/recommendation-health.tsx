import { answerPrivate } from '#features/recommendation/answer-private.ts'
import { keepNotice } from '#features/recommendation/keep-notice.ts'
import { loadTool } from '#features/recommendation/load-tool.ts'
import { ToolPage } from '#features/recommendation/tool-page.tsx'
import { pickWording } from '#i18n/pick-wording.ts'
import { appMeta } from '#shell/app-meta.ts'
import { parseLocale } from '#sites/locales.ts'
import { requestFacts } from '../request-facts.ts'
import type { Route } from './+types/recommendation-health.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { clock, locale } = context.get(requestFacts)
  const page = await loadTool('health', {
    search: url.searchParams,
    cookie: request.headers.get('cookie'),
    clock,
    language: parseLocale(locale).language,
  })
  const wording = pickWording(locale, 'recommendation')
  const kept = keepNotice(url.searchParams)
  return { page, kept, wording, title: wording.messages.recommendation.metaTitle.health }
}

export function action({ request, url, context }: Route.ActionArgs) {
  return answerPrivate('health', { request, url }, context.get(requestFacts).hosts)
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  appMeta((loaderData as { title?: string } | undefined)?.title)

export default function HealthRecommendation({ loaderData }: Route.ComponentProps) {
  return <ToolPage page={loaderData.page} kept={loaderData.kept} />
}
