import { pickWording } from '#i18n/pick-wording.ts'
import { type AccountFacts, limitOn, type Owner } from './account-facts.ts'

/** Says to come back later to who asks too often for what is gathered or drawn anew each time. */
export function refusePapers(facts: AccountFacts, { customer }: Owner): Response | undefined {
  const limit = limitOn(facts, 'papers', customer.id)
  if (limit === undefined) return undefined
  const { problems } = pickWording(facts.locale, 'account').messages.account
  return new Response(problems[limit], {
    status: 429,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'retry-after': '60',
      'cache-control': 'private, no-store',
    },
  })
}
