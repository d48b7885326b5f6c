import { answerSignOut } from '#features/my-account/sign-in-links.ts'
import type { Route } from './+types/signout.ts'
import { accountFacts } from './account-facts.ts'

export function action({ request, context }: Route.ActionArgs) {
  return answerSignOut(accountFacts(context), request)
}
