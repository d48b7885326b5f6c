import { TicketPage } from '#features/my-account/link-pages.tsx'
import { withNext } from '#features/my-account/next-path.ts'
import { answerTicket } from '#features/my-account/sign-in-links.ts'
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
    signInHref: withNext('/account/signin', url.searchParams.get('next')),
  }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  return answerTicket(accountFacts(context), request, url, params.provider)
}

export const meta: Route.MetaFunction = (page) => appMeta(page)

export default function Connect({ loaderData, actionData }: Route.ComponentProps) {
  const { ticket, signInHref } = loaderData
  // A visitor who said no there, or was sent back with an error, brings nothing along.
  const failed =
    ticket === '' ? { values: {}, errors: {}, problem: 'provider' as const } : undefined
  return <TicketPage ticket={ticket} signInHref={signInHref} answer={actionData ?? failed} />
}
