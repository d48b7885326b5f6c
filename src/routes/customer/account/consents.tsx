import { ownerOf } from '#features/my-account/account-facts.ts'
import { answerConsents, loadConsents } from '#features/my-account/consents.ts'
import { ConsentsPage } from '#features/my-account/consents-page.tsx'
import { takeForm } from '#features/my-account/take-form.ts'
import { pickWording } from '#i18n/pick-wording.ts'
import { appMeta } from '#shell/app-meta.ts'
import type { Route } from './+types/consents.ts'
import { accountFacts, loadOwn } from './account-facts.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadOwn(context, url, async (facts, owner) => {
    const page = await loadConsents(facts, owner, url)
    const wording = pickWording(facts.locale, 'account')
    return { wording, title: wording.messages.account.consents.title, page }
  })
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const facts = accountFacts(context)
  return takeForm(facts, request, async (form) =>
    answerConsents(facts, await ownerOf(facts, url), form),
  )
}

export const meta: Route.MetaFunction = (page) => appMeta(page)

export default function Consents({ loaderData, actionData }: Route.ComponentProps) {
  return <ConsentsPage page={loaderData.page} answer={actionData} />
}
