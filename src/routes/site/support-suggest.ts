import { suggest } from '#features/support/suggest.ts'
import { answerOutage } from '../answer-outage.ts'
import { contentFacts } from '../content-facts.ts'
import type { Route } from './+types/support-suggest.ts'

/** Answers while somebody types. */
export async function loader({ context }: Route.LoaderArgs) {
  const facts = contentFacts(context)
  facts.answerOnce()
  const found = await answerOutage(suggest(facts, facts.target.locale))
  return Response.json(found, { headers: { 'cache-control': 'no-store' } })
}
