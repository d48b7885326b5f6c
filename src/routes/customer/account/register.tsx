import { redirect } from 'react-router'
import { linkHref } from '#content/link-href.ts'
import { answerRegister } from '#features/my-account/sign-in.ts'
import { RegisterPage } from '#features/my-account/sign-in-pages.tsx'
import { pickWording } from '#i18n/pick-wording.ts'
import { appMeta } from '#shell/app-meta.ts'
import { originOf } from '#sites/hosts.ts'
import type { Route } from './+types/register.ts'
import { accountFacts } from './account-facts.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const facts = accountFacts(context)
  if (await facts.customer()) throw redirect('/me/policies')
  if (!facts.accounts.desk.env.allowRegister) throw redirect('/account/signin')
  const wording = pickWording(facts.locale, 'account')
  const href = (path: string) =>
    originOf(facts.hosts, 'default') + linkHref(path, facts.hosts, facts.locale)
  const legal = { terms: href('/terms-and-conditions'), privacy: href('/privacy-policy') }
  return { wording, title: wording.messages.account.register.title, legal }
}

export function action({ request, context }: Route.ActionArgs) {
  return answerRegister(accountFacts(context), request)
}

export const meta: Route.MetaFunction = (page) => appMeta(page)

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  return <RegisterPage answer={actionData} legal={loaderData.legal} />
}
