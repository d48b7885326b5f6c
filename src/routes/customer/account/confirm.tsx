import { answerConfirmation, loadConfirmation } from '#features/my-account/confirm.ts'
import { ConfirmPage } from '#features/my-account/confirm-page.tsx'
import { pickWording } from '#i18n/pick-wording.ts'
import { appMeta } from '#shell/app-meta.ts'
import type { Route } from './+types/confirm.ts'
import { accountFacts, loadAccount } from './account-facts.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadAccount(context, async (facts) => {
    const wording = pickWording(facts.locale, 'account')
    return {
      wording,
      title: wording.messages.account.confirm.title,
      page: await loadConfirmation(facts, url),
    }
  })
}

export async function action({ request, url, context }: Route.ActionArgs) {
  return answerConfirmation(accountFacts(context), request, url)
}

export const meta: Route.MetaFunction = (page) => appMeta(page)

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmPage answer={actionData} page={loaderData.page} />
}
