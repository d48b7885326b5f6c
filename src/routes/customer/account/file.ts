import { ownerOf } from '#features/my-account/account-facts.ts'
import { sendFile } from '#features/my-account/file-links.ts'
import type { Route } from './+types/file.ts'
import { accountFacts } from './account-facts.ts'

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const facts = accountFacts(context)
  return sendFile(facts, await ownerOf(facts, url), params.id, request)
}
