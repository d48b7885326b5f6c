import { ownerOf } from '#features/my-account/account-facts.ts'
import { answerConsents, loadConsents } from '#features/my-account/consents.ts'
import { ConsentsPage } from '#features/my-account/consents-page.tsx'
import { pickWording } from '#i18n/pick-wording.ts'
import { appMeta } from '#shell/app-meta.ts'
import type { Route } from './+types/consents.ts'
import { accountFacts } from './account-facts.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const facts = accountFacts(context)
  const page = await loadConsents(facts, await ownerOf(facts, url), url)
  const wording = pickWording(facts.locale, 'account')
  return { wording, title: wording.messages.account.consents.title, page }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const facts = accountFacts(context)
  return answerConsents(facts, await ownerOf(facts, url), request)
}

export const meta: Route.MetaFunction = (page) => appMeta(page)

export default function Consents({ loaderData }: Route.ComponentProps) {
  return <ConsentsPage page={loaderData.page} />
}
