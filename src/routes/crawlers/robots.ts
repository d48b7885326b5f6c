import { robotsTxt } from '#shell/search/robots-txt.ts'
import type { Route } from './+types/robots.ts'
import { siteFacts } from './site-facts.ts'
import { textAnswer } from './text-answer.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { hosts, target } = siteFacts(context)
  return textAnswer(robotsTxt(hosts, target.site), 'text/plain')
}
