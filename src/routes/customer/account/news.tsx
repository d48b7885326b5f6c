import { NewsPage } from '#features/my-account/link-pages.tsx'
import { answerNews } from '#features/my-account/news.ts'
import { takeForm } from '#features/my-account/take-form.ts'
import { pickWording } from '#i18n/pick-wording.ts'
import { appMeta } from '#shell/app-meta.ts'
import type { Route } from './+types/news.ts'
import { accountFacts } from './account-facts.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const facts = accountFacts(context)
  const wording = pickWording(facts.locale, 'account')
  return {
    wording,
    title: wording.messages.account.news.title,
    ticket: url.searchParams.get('token') ?? '',
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const facts = accountFacts(context)
  return takeForm(facts, request, (form) => answerNews(facts, form))
}

export const meta: Route.MetaFunction = (page) => appMeta(page)

export default function News({ loaderData, actionData }: Route.ComponentProps) {
  return <NewsPage answer={actionData} ticket={loaderData.ticket} />
}
