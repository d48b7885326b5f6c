import { redirect } from 'react-router'
import { nextPath, withNext } from '#features/my-account/next-path.ts'
import { pageHref } from '#features/my-account/page-href.ts'
import { answerRegister } from '#features/my-account/sign-in.ts'
import { RegisterPage } from '#features/my-account/sign-in-pages.tsx'
import { pickWording } from '#i18n/pick-wording.ts'
import { appMeta } from '#shell/app-meta.ts'
import { RECOMMENDED, readRecommendationCode } from '#sites/recommendation-code.ts'
import type { Route } from './+types/register.ts'
import { accountFacts, loadAccount } from './account-facts.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadAccount(context, async (facts) => {
    const asked = url.searchParams.get('next')
    const signInHref = withNext('/account/signin', asked)
    if (await facts.customer()) throw redirect(nextPath(asked))
    if (!facts.accounts.desk.env.allowRegister) throw redirect(signInHref)
    const wording = pickWording(facts.locale, 'account')
    const legal = {
      terms: pageHref(facts, '/terms-and-conditions'),
      privacy: pageHref(facts, '/privacy-policy'),
    }
    const recommended = readRecommendationCode(url.searchParams.get(RECOMMENDED))
    const { title } = wording.messages.account.register
    return { wording, title, legal, recommended, signInHref }
  })
}

export function action({ request, url, context }: Route.ActionArgs) {
  return answerRegister(accountFacts(context), request, url)
}

export const meta: Route.MetaFunction = (page) => appMeta(page)

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { legal, recommended, signInHref } = loaderData
  return (
    <RegisterPage
      legal={legal}
      recommended={recommended}
      signInHref={signInHref}
      answer={actionData}
    />
  )
}
