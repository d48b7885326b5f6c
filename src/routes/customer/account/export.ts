import { ownerOf } from '#features/my-account/account-facts.ts'
import { sendExport } from '#features/my-account/own-data.ts'
import type { Route } from './+types/export.ts'
import { loadAccount } from './account-facts.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadAccount(context, async (facts) => sendExport(facts, await ownerOf(facts, url)))
}
