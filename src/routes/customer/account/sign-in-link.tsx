import { redirect } from 'react-router'
import { nextPath, withNext } from '#features/my-account/next-path.ts'
import { answerTicket, isOwnLink } from '#features/my-account/sign-in-links.ts'
import { TicketPage } from '#features/my-account/sign-in-pages.tsx'
import { pickWording } from '#i18n/pick-wording.ts'
import { appMeta } from '#shell/app-meta.ts'
import type { Route } from './+types/sign-in-link.ts'
import { accountFacts, loadAccount } from './account-facts.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadAccount(context, async (facts) => {
    const ticket = url.searchParams.get('token') ?? ''
    const asked = url.searchParams.get('next')
    if (await isOwnLink(facts, ticket)) throw redirect(nextPath(asked))
    const wording = pickWording(facts.locale, 'account')
    const { title } = wording.messages.account.ticket
    return { wording, title, ticket, signInHref: withNext('/account/signin', asked) }
  })
}

export async function action({ request, url, context }: Route.ActionArgs) {
  return answerTicket(accountFacts(context), request, url)
}

export const meta: Route.MetaFunction = (page) => appMeta(page)

export default function SignInLink({ loaderData, actionData }: Route.ComponentProps) {
  const { ticket, signInHref } = loaderData
  return (
    <TicketPage
      ticket={ticket}
      signInHref={signInHref}
      answer={actionData}
      kind="ticket"
      isRenewable
    />
  )
}
