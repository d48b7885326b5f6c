import { data } from 'react-router'
import { listPages } from '#shell/search/list-pages.ts'
import { sitemapOf } from '#shell/search/sitemap.ts'
import { answerOutage } from '../answer-outage.ts'
import { contentFacts } from '../content-facts.ts'
import type { Route } from './+types/pages.ts'
import { textAnswer } from './text-answer.ts'

/** The sitemap of one locale. */
export async function loader({ context }: Route.LoaderArgs) {
  const facts = contentFacts(context)
  const pages = await answerOutage(listPages(facts, facts.target.site))
  const sitemap = sitemapOf(facts.hosts, facts.target, pages)
  if (sitemap === undefined) throw data(null, { status: 404 })
  return textAnswer(sitemap, 'application/xml')
}
