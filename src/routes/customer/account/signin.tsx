import { redirect } from 'react-router'
import type { FormAnswer } from '#features/my-account/form-answer.ts'
import { nextPath, withNext } from '#features/my-account/next-path.ts'
import { answerSignIn } from '#features/my-account/sign-in.ts'
import { providerLinks } from '#features/my-account/sign-in-links.ts'
import { SignInPage } from '#features/my-account/sign-in-pages.tsx'
import { toldKey } from '#features/my-account/told.ts'
import { pickWording } from '#i18n/pick-wording.ts'
import { appMeta } from '#shell/app-meta.ts'
import type { Route } from './+types/signin.ts'
import { accountFacts, loadAccount } from './account-facts.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadAccount(context, async (facts) => {
    const isConfirmed = url.searchParams.has('confirmed')
    const asked = url.searchParams.get('next')
    const entered = url.searchParams.get('entered')
    if (await facts.customer()) {
      throw redirect(nextPath(asked, isConfirmed ? 'confirmed' : toldKey(entered ?? undefined)))
    }
    const wording = pickWording(facts.locale, 'account')
    return {
      wording,
      title: wording.messages.account.signIn.title,
      // Signed in a moment ago, but the browser did not keep it.
      answer: entered === null ? undefined : NO_COOKIES,
      told: isConfirmed ? 'confirmed' : (url.searchParams.get('told') ?? undefined),
      ways: {
        register: facts.accounts.desk.env.allowRegister
          ? withNext('/account/register', asked)
          : undefined,
        reset: withNext('/account/reset', asked),
        confirm: withNext('/account/confirm', asked),
        providers: providerLinks(facts, asked),
      },
    }
  })
}

const NO_COOKIES: FormAnswer = { values: {}, errors: {}, problem: 'noCookies' }

export function action({ request, url, context }: Route.ActionArgs) {
  return answerSignIn(accountFacts(context), request, url)
}

export const meta: Route.MetaFunction = (page) => appMeta(page)

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { told, ways, answer } = loaderData
  return <SignInPage told={told} ways={ways} answer={actionData ?? answer} />
}
