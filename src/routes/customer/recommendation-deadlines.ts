import { redirect } from 'react-router'
import { TOOLS } from '#features/recommendation/tool.ts'
import { writeDeadlines } from '#features/recommendation/write-deadlines.ts'
import { requestFacts } from '../request-facts.ts'
import type { Route } from './+types/recommendation-deadlines.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { clock, locale, hosts, content } = context.get(requestFacts)
  const { brandName } = await content.getSettings()
  const cookie = request.headers.get('cookie')
  const calendar = await writeDeadlines({ url, cookie, clock, locale, hosts, brandName })
  return calendar ?? redirect(TOOLS.health.path + url.search)
}
