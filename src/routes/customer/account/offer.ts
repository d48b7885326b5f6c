import { ownerOf } from '#features/my-account/account-facts.ts'
import { sendOffer } from '#features/my-account/questions.ts'
import type { Route } from './+types/offer.ts'
import { accountFacts } from './account-facts.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const facts = accountFacts(context)
  return sendOffer(facts, await ownerOf(facts, url), params.reference)
}
