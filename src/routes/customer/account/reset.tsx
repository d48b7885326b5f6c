import { answerResetRequest } from '#features/my-account/reset.ts'
import { ResetRequestPage } from '#features/my-account/sign-in-pages.tsx'
import { pickWording } from '#i18n/pick-wording.ts'
import { appMeta } from '#shell/app-meta.ts'
import type { Route } from './+types/reset.ts'
import { accountFacts } from './account-facts.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const facts = accountFacts(context)
  const wording = pickWording(facts.locale, 'account')
  return { wording, title: wording.messages.account.reset.title }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  return answerResetRequest(accountFacts(context), request, url)
}

export const meta: Route.MetaFunction = (page) => appMeta(page)

export default function Reset({ actionData }: Route.ComponentProps) {
  return <ResetRequestPage answer={actionData} />
}
