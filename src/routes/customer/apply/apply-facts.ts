import { data, type RouterContextProvider } from 'react-router'
import type { ApplyFacts } from '#features/apply/apply-facts.ts'
import { requestFacts } from '../../request-facts.ts'

/** The facts for pages of a journey, which only the two hosts of the app have. */
export function applyFacts(context: Readonly<RouterContextProvider>): ApplyFacts {
  const facts = context.get(requestFacts)
  const { target, brokerage, content, hosts, env, locale, clientIp, requestId } = facts
  if (target.kind !== 'app' && target.kind !== 'health') throw data(null, { status: 404 })
  const customer = () => facts.customer()
  return {
    desk: brokerage,
    content,
    hosts,
    env,
    locale,
    host: target.kind,
    clientIp,
    requestId,
    customer,
  }
}
