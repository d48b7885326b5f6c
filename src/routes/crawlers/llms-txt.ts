import { fillPlaceholders } from '#content/fill-placeholders.ts'
import { berlinDay } from '#platform/clock.ts'
import { listPages } from '#shell/search/list-pages.ts'
import { llmsTxt } from '#shell/search/llms-txt.ts'
import { answerOutage } from '../answer-outage.ts'
import type { Route } from './+types/llms-txt.ts'
import { siteFacts } from './site-facts.ts'
import { textAnswer } from './text-answer.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const facts = siteFacts(context)
  const { hosts, target, content, clock, reportError } = facts
  const [settings, pages] = await answerOutage(
    Promise.all([content.getSettings(), listPages(facts, target.site)]),
  )
  const text = llmsTxt({ hosts, site: target.site, settings, pages })
  const { locale } = target
  const today = berlinDay(clock.now())
  const filled = await fillPlaceholders(text, { settings, locale, today, reportError })
  return textAnswer(filled, 'text/plain')
}
