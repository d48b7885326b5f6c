import { topicLinks } from '#features/booked-calls/topic-links.ts'
import { TopicsPage } from '#features/booked-calls/topics-page.tsx'
import { pickWording } from '#i18n/pick-wording.ts'
import { appMeta } from '#shell/app-meta.ts'
import { requestFacts } from '../../request-facts.ts'
import type { Route } from './+types/topics.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { content, hosts, locale } = context.get(requestFacts)
  const wording = pickWording(locale, 'calls')
  const topics = await topicLinks(content, hosts, locale)
  return { topics, wording, title: wording.messages.calls.title }
}

export const meta: Route.MetaFunction = (page) => appMeta(page)

export default function Topics({ loaderData }: Route.ComponentProps) {
  return <TopicsPage topics={loaderData.topics} />
}
