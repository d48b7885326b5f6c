import { redirect } from 'react-router'
import { pageHref } from '#features/my-account/page-href.ts'
import { answerRegister } from '#features/my-account/sign-in.ts'
import { RegisterPage } from '#features/my-account/sign-in-pages.tsx'
import { pickWording } from '#i18n/pick-wording.ts'
import { appMeta } from '#shell/app-meta.ts'
import { RECOMMENDED, readRecommendationCode } from '#sites/recommendation-code.ts'
import type { Route } from './+types/register.ts'
import { accountFacts } from './account-facts.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const facts = accountFacts(context)
  if (await facts.customer()) throw redirect('/me/policies')
  if (!facts.accounts.desk.env.allowRegister) throw redirect('/account/signin')
  const wording = pickWording(facts.locale, 'account')
  const legal = {
    terms: pageHref(facts, '/terms-and-conditions'),
    privacy: pageHref(facts, '/privacy-policy'),
  }
  const recommended = readRecommendationCode(url.searchParams.get(RECOMMENDED))
  return { wording, title: wording.messages.account.register.title, legal, recommended }
}

export function action({ request, context }: Route.ActionArgs) {
  return answerRegister(accountFacts(context), request)
}

export const meta: Route.MetaFunction = (page) => appMeta(page)

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { legal, recommended } = loaderData
  return <RegisterPage answer={actionData} legal={legal} recommended={recommended} />
}
