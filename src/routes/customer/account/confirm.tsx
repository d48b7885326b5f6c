import { answerConfirmation } from '#features/my-account/sign-in-links.ts'
import { ConfirmPage } from '#features/my-account/sign-in-pages.tsx'
import { pickWording } from '#i18n/pick-wording.ts'
import { appMeta } from '#shell/app-meta.ts'
import type { Route } from './+types/confirm.ts'
import { accountFacts } from './account-facts.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const facts = accountFacts(context)
  const wording = pickWording(facts.locale, 'account')
  return {
    wording,
    title: wording.messages.account.confirm.title,
    sent: url.searchParams.has('sent'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerConfirmation(accountFacts(context), request)
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  appMeta((loaderData as { title?: string } | undefined)?.title)

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmPage answer={actionData} sent={loaderData.sent} />
}
