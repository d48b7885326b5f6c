import { data, redirect } from 'react-router'
import { readFormOrNone } from '#platform/read-form.ts'
import { isSameOrigin } from '#platform/same-origin.ts'
import { originOf } from '#sites/hosts.ts'
import type { PageAddress } from '#sites/inner-path.ts'
import { localePath } from '#sites/locale-path.ts'
import { uidOf, type VoteOutcome } from './load-answer.ts'
import { recordVote } from './record-vote.ts'
import type { SupportFacts } from './support-facts.ts'

/** Takes "did this help?" and leads back to the answer, which then says thank you. */
export async function receiveVote(
  facts: SupportFacts & { clientIp: string | undefined },
  { site, locale, path }: PageAddress,
  request: Request,
): Promise<Response> {
  const uid = uidOf({ locale, path })
  const article = uid && (await facts.content.findByUid('help-articles', uid))
  if (!article) throw data(null, { status: 404 })
  const back = (outcome: VoteOutcome) =>
    redirect(`${localePath(locale, path)}?helped=${outcome}#vote`, 303)
  if (!isSameOrigin(request.headers, originOf(facts.hosts, site))) return back('refused')
  const sent = await readFormOrNone(request)
  const helpful = sent.get('helpful')
  if (helpful !== 'yes' && helpful !== 'no') return back('refused')
  const { queries, clock, env, clientIp } = facts
  const userAgent = request.headers.get('user-agent') ?? ''
  const outcome = await recordVote(
    { queries, clock, secretKey: env.secretKey, clientIp, userAgent },
    { article: uid, helpful: helpful === 'yes' },
  )
  return back(outcome === 'counted' ? helpful : outcome)
}
