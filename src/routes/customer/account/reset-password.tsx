import { ResetPage } from '#features/my-account/link-pages.tsx'
import { answerReset, loadReset } from '#features/my-account/reset.ts'
import { pickWording } from '#i18n/pick-wording.ts'
import { appMeta } from '#shell/app-meta.ts'
import type { Route } from './+types/reset-password.ts'
import { accountFacts, loadAccount } from './account-facts.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadAccount(context, async (facts) => {
    const page = await loadReset(facts, url)
    const wording = pickWording(facts.locale, 'account')
    return { wording, title: wording.messages.account.reset.newTitle, page }
  })
}

export async function action({ request, url, context }: Route.ActionArgs) {
  return answerReset(accountFacts(context), request, url)
}

export const meta: Route.MetaFunction = (page) => appMeta(page)

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  return <ResetPage page={loaderData.page} answer={actionData} />
}
