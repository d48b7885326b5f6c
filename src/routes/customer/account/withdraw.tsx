import { takeForm } from '#features/my-account/take-form.ts'
import { answerWithdrawal, loadWithdrawal } from '#features/my-account/withdraw.ts'
import { WithdrawPage } from '#features/my-account/withdraw-page.tsx'
import { pickWording } from '#i18n/pick-wording.ts'
import { appMeta } from '#shell/app-meta.ts'
import type { Route } from './+types/withdraw.ts'
import { accountFacts, loadAccount } from './account-facts.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadAccount(context, async (facts) => {
    const page = await loadWithdrawal(facts, url)
    const wording = pickWording(facts.locale, 'account')
    return { wording, title: wording.messages.account.withdraw.title, page }
  })
}

export async function action({ request, context }: Route.ActionArgs) {
  const facts = accountFacts(context)
  return takeForm(facts, request, (form) => answerWithdrawal(facts, form))
}

export const meta: Route.MetaFunction = (page) => appMeta(page)

export default function Withdraw({ loaderData, actionData }: Route.ComponentProps) {
  return <WithdrawPage page={loaderData.page} answer={actionData} />
}
