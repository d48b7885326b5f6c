import { openAdvice } from '#features/recommendation/open-advice.ts'
import { answerOutage } from '../answer-outage.ts'
import { requestFacts } from '../request-facts.ts'
import type { Route } from './+types/recommendation-record.ts'
import { chooseLanguage } from './choose-language.ts'

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  chooseLanguage(request.method, url, context)
  const { brokerage, env } = context.get(requestFacts)
  const paper = await answerOutage(openAdvice(brokerage, env.secretKey, params.token))
  return paper ?? new Response('This link is no longer valid.', { status: 410 })
}
