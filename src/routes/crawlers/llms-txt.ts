import { listPages } from '#shell/search/list-pages.ts'
import { llmsTxt } from '#shell/search/llms-txt.ts'
import { answerOutage } from '../answer-outage.ts'
import type { Route } from './+types/llms-txt.ts'
import { siteFacts } from './site-facts.ts'
import { textAnswer } from './text-answer.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const facts = siteFacts(context)
  const { hosts, target, content } = facts
  const [settings, pages] = await answerOutage(
    Promise.all([content.getSettings(), listPages(facts, target.site)]),
  )
  return textAnswer(llmsTxt({ hosts, site: target.site, settings, pages }), 'text/plain')
}
