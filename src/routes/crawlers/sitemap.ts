import { listPages } from '#shell/search/list-pages.ts'
import { sitemapIndex } from '#shell/search/sitemap.ts'
import { answerOutage } from '../answer-outage.ts'
import type { Route } from './+types/sitemap.ts'
import { siteFacts } from './site-facts.ts'
import { textAnswer } from './text-answer.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const facts = siteFacts(context)
  const pages = await answerOutage(listPages(facts, facts.target.site))
  return textAnswer(sitemapIndex(facts.hosts, facts.target.site, pages), 'application/xml')
}
