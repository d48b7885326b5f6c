import { data, redirect } from 'react-router'
import { findLink, makeLink, stopRecommending } from '#brokerage/referrals/own-link.ts'
import { recommendationUrl } from '#sites/recommendation-code.ts'
import { type AccountFacts, limitOn, type Owner } from './account-facts.ts'
import { type FormAnswer, tooOften } from './form-answer.ts'
import { pageHref } from './page-href.ts'

/** A customer's own link, once they want one, and how many came through it. */
export async function loadRecommend(facts: AccountFacts, { actor }: Owner, url: URL) {
  const { desk, hosts } = facts
  const link = await findLink(desk, actor)
  const { brandName } = await desk.company()
  return {
    brandName,
    link: link && { address: recommendationUrl(hosts, link.code), came: link.came },
    termsHref: pageHref(facts, '/referral-terms'),
    told: url.searchParams.get('told') ?? undefined,
  }
}

export type RecommendPageData = Awaited<ReturnType<typeof loadRecommend>>

/** Makes the link, or ends it. */
export async function answerRecommend(facts: AccountFacts, owner: Owner, form: FormData) {
  const limit = limitOn(facts, 'recommend', owner.customer.id)
  if (limit) return data<FormAnswer>({ values: {}, errors: {}, problem: limit }, tooOften(limit))
  switch (form.get('do')) {
    case 'make':
      await makeLink(facts.desk, owner.actor)
      return redirect('/me/recommend?told=referralMade', 303)
    case 'stop':
      await stopRecommending(facts.desk, owner.actor)
      return redirect('/me/recommend?told=referralStopped', 303)
    default:
      throw data(null, { status: 400 })
  }
}
