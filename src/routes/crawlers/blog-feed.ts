import { FEEDS } from '#features/blog/feed-paths.ts'
import { loadFeed } from '#features/blog/load-feed.ts'
import { writeAtom, writeJsonFeed, writeRss } from '#features/blog/write-feeds.ts'
import { answerOutage } from '../answer-outage.ts'
import { contentFacts } from '../content-facts.ts'
import type { Route } from './+types/blog-feed.ts'
import { textAnswer } from './text-answer.ts'

/** The newest articles for programs, in the format that the path names. */
export async function loader({ context }: Route.LoaderArgs) {
  const facts = contentFacts(context)
  const [rss, atom] = FEEDS
  const feed = await answerOutage(loadFeed(facts, facts.target))
  switch (facts.target.path) {
    case rss.path:
      return textAnswer(writeRss(feed), rss.type)
    case atom.path:
      return textAnswer(writeAtom(feed), atom.type)
    default:
      return textAnswer(writeJsonFeed(feed), 'application/feed+json')
  }
}
