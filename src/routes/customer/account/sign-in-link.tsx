import { withNext } from '#features/my-account/next-path.ts'
import { answerTicket } from '#features/my-account/sign-in-links.ts'
import { TicketPage } from '#features/my-account/sign-in-pages.tsx'
import { pickWording } from '#i18n/pick-wording.ts'
import { appMeta } from '#shell/app-meta.ts'
import type { Route } from './+types/sign-in-link.ts'
import { accountFacts } from './account-facts.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const facts = accountFacts(context)
  const wording = pickWording(facts.locale, 'account')
  return {
    wording,
    title: wording.messages.account.ticket.title,
    ticket: url.searchParams.get('token') ?? '',
    signInHref: withNext('/account/signin', url.searchParams.get('next')),
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  return answerTicket(accountFacts(context), request, url)
}

export const meta: Route.MetaFunction = (page) => appMeta(page)

export default function SignInLink({ loaderData, actionData }: Route.ComponentProps) {
  const { ticket, signInHref } = loaderData
  return <TicketPage ticket={ticket} signInHref={signInHref} answer={actionData} kind="ticket" />
}
