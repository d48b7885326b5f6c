import { ownerOf } from '#features/my-account/account-facts.ts'
import { sendExportPaper } from '#features/my-account/own-data.ts'
import type { Route } from './+types/export-paper.ts'
import { accountFacts } from './account-facts.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const facts = accountFacts(context)
  return sendExportPaper(facts, await ownerOf(facts, url))
}
