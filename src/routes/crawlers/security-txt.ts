import { listTag } from '#content/publishing.ts'
import { DISCLOSURE_POLICY_PATH, securityTxt } from '#shell/search/security-txt.ts'
import { answerOutage } from '../answer-outage.ts'
import type { Route } from './+types/security-txt.ts'
import { siteFacts } from './site-facts.ts'
import { textAnswer } from './text-answer.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { content, hosts, clock, cacheTags, target } = siteFacts(context)
  const { site, locale } = target
  cacheTags.add(listTag('pages', locale))
  const [{ emails }, policy] = await answerOutage(
    Promise.all([content.getSettings(), content.findPage(site, locale, DISCLOSURE_POLICY_PATH)]),
  )
  const email = emails.security
  const hasPolicy = policy !== undefined
  return textAnswer(securityTxt({ hosts, site, email, hasPolicy, now: clock.now() }), 'text/plain')
}
