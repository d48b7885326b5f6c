import { redirect } from 'react-router'
import { nextPath } from '#features/my-account/account-facts.ts'
import { answerSignIn } from '#features/my-account/sign-in.ts'
import { providerLinks } from '#features/my-account/sign-in-links.ts'
import { SignInPage } from '#features/my-account/sign-in-pages.tsx'
import { pickWording } from '#i18n/pick-wording.ts'
import { appMeta } from '#shell/app-meta.ts'
import type { Route } from './+types/signin.ts'
import { accountFacts } from './account-facts.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const facts = accountFacts(context)
  const isConfirmed = url.searchParams.has('confirmed')
  if (await facts.customer()) {
    const path = nextPath(url.searchParams.get('next'))
    throw redirect(isConfirmed ? `${path}?told=confirmed` : path)
  }
  const wording = pickWording(facts.locale, 'account')
  return {
    wording,
    title: wording.messages.account.signIn.title,
    told: isConfirmed ? 'confirmed' : (url.searchParams.get('told') ?? undefined),
    mayRegister: facts.accounts.desk.env.allowRegister,
    providers: providerLinks(facts),
  }
}

export function action({ request, url, context }: Route.ActionArgs) {
  return answerSignIn(accountFacts(context), request, url)
}

export const meta: Route.MetaFunction = (page) => appMeta(page)

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { told, mayRegister, providers } = loaderData
  const answer = actionData
  return <SignInPage {...{ told, mayRegister, providers, answer }} />
}
