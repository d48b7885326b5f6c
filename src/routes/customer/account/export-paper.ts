import { ownerOf } from '#features/my-account/account-facts.ts'
import { sendExportPaper } from '#features/my-account/own-data.ts'
import type { Route } from './+types/export-paper.ts'
import { loadAccount } from './account-facts.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadAccount(context, async (facts) => sendExportPaper(facts, await ownerOf(facts, url)))
}
