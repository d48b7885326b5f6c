import { SignInLinkPage } from '#features/my-account/link-pages.tsx'
import { answerTicket, loadLink } from '#features/my-account/sign-in-links.ts'
import { pickWording } from '#i18n/pick-wording.ts'
import { appMeta } from '#shell/app-meta.ts'
import type { Route } from './+types/sign-in-link.ts'
import { accountFacts, loadAccount } from './account-facts.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadAccount(context, async (facts) => {
    const page = await loadLink(facts, url)
    const wording = pickWording(facts.locale, 'account')
    return { wording, title: wording.messages.account.ticket.title, page }
  })
}

export async function action({ request, url, context }: Route.ActionArgs) {
  return answerTicket(accountFacts(context), request, url)
}

export const meta: Route.MetaFunction = (page) => appMeta(page)

export default function SignInLink({ loaderData, actionData }: Route.ComponentProps) {
  return <SignInLinkPage page={loaderData.page} answer={actionData} />
}
