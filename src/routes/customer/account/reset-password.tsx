import { withNext } from '#features/my-account/next-path.ts'
import { answerReset } from '#features/my-account/sign-in.ts'
import { ResetPage } from '#features/my-account/sign-in-pages.tsx'
import { pickWording } from '#i18n/pick-wording.ts'
import { appMeta } from '#shell/app-meta.ts'
import type { Route } from './+types/reset-password.ts'
import { accountFacts } from './account-facts.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const facts = accountFacts(context)
  const wording = pickWording(facts.locale, 'account')
  return {
    wording,
    title: wording.messages.account.reset.newTitle,
    code: url.searchParams.get('code') ?? '',
    againHref: withNext('/account/reset', url.searchParams.get('next')),
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  return answerReset(accountFacts(context), request, url)
}

export const meta: Route.MetaFunction = (page) => appMeta(page)

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { code, againHref } = loaderData
  return <ResetPage code={code} againHref={againHref} answer={actionData} />
}
