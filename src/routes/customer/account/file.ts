import { ownerOf } from '#features/my-account/account-facts.ts'
import { sendFile } from '#features/my-account/file-links.ts'
import type { Route } from './+types/file.ts'
import { loadAccount } from './account-facts.ts'

export function loader({ params, request, url, context }: Route.LoaderArgs) {
  return loadAccount(context, async (facts) =>
    sendFile(facts, await ownerOf(facts, url), params.id, request),
  )
}
