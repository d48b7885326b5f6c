import { answerTicket } from '#features/my-account/sign-in-links.ts'
import { TicketPage } from '#features/my-account/sign-in-pages.tsx'
import { pickWording } from '#i18n/pick-wording.ts'
import { appMeta } from '#shell/app-meta.ts'
import type { Route } from './+types/connect.ts'
import { accountFacts } from './account-facts.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const facts = accountFacts(context)
  const wording = pickWording(facts.locale, 'account')
  return {
    wording,
    title: wording.messages.account.ticket.title,
    ticket: url.searchParams.get('access_token') ?? '',
  }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  return answerTicket(accountFacts(context), request, url, params.provider)
}

export const meta: Route.MetaFunction = (page) => appMeta(page)

export default function Connect({ loaderData, actionData }: Route.ComponentProps) {
  return <TicketPage answer={actionData} ticket={loaderData.ticket} kind="ticket" />
}
