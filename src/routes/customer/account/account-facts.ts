import { data, type RouterContextProvider } from 'react-router'
import type { AccountFacts } from '#features/my-account/account-facts.ts'
import { requestFacts } from '../../request-facts.ts'

/** What pages of the account need of a request; only the app's own host has them. */
export function accountFacts(context: Readonly<RouterContextProvider>): AccountFacts {
  const facts = context.get(requestFacts)
  if (facts.target.kind !== 'app') throw data(null, { status: 404 })
  const { accounts, brokerage, content, hosts, locale, clientIp, userAgent, env } = facts
  return {
    accounts,
    content,
    hosts,
    locale,
    clientIp,
    userAgent,
    desk: brokerage,
    secretKey: env.secretKey,
    draftKeys: facts.draftKeys(),
    customer: () => facts.customer(),
  }
}
