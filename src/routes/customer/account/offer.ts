import { ownerOf } from '#features/my-account/account-facts.ts'
import { sendOffer } from '#features/my-account/questions.ts'
import type { Route } from './+types/offer.ts'
import { loadAccount } from './account-facts.ts'

export function loader({ params, url, context }: Route.LoaderArgs) {
  return loadAccount(context, async (facts) =>
    sendOffer(facts, await ownerOf(facts, url), params.reference),
  )
}
