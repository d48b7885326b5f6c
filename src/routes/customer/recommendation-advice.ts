import { redirect } from 'react-router'
import { anonymous } from '#accounts/acting-user.ts'
import { giveAdvice } from '#features/recommendation/give-advice.ts'
import { TOOLS } from '#features/recommendation/tool.ts'
import { answerOutage } from '../answer-outage.ts'
import { requestFacts } from '../request-facts.ts'
import type { Route } from './+types/recommendation-advice.ts'

export function loader() {
  return redirect(TOOLS.general.path)
}

export function action(args: Route.ActionArgs) {
  return answerOutage(advise(args))
}

async function advise({ request, url, context }: Route.ActionArgs) {
  const facts = context.get(requestFacts)
  const { brokerage, env, locale, forms, clientIp, clock } = facts
  const signedIn = await facts.customer()
  return giveAdvice({
    request,
    url,
    desk: brokerage,
    actor: signedIn ? { kind: 'customer', userId: signedIn.customer.id } : anonymous,
    locale,
    secretKey: env.secretKey,
    isTooMuch: () => forms.limits.exceeds('advice', clientIp, clock.now()),
  })
}
