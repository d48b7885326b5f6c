import { ownerIn } from '#features/my-account/account-facts.ts'
import { ApplicationPage } from '#features/my-account/application-page.tsx'
import { isOutdated } from '#features/my-account/is-outdated.ts'
import { loadApplication } from '#features/my-account/load-policy.ts'
import { answerAsked } from '#features/my-account/questions.ts'
import { takeForm } from '#features/my-account/take-form.ts'
import { pickWording } from '#i18n/pick-wording.ts'
import { appMeta } from '#shell/app-meta.ts'
import type { Route } from './+types/application.ts'
import { accountFacts, loadOwn } from './account-facts.ts'

export function loader({ url, params, context }: Route.LoaderArgs) {
  return loadOwn(context, url, async (facts, owner) => {
    const page = await loadApplication(facts, owner, params.reference, url)
    const wording = pickWording(facts.locale, 'account', 'policyDates')
    return { wording, title: wording.messages.account.overview.title, page }
  })
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const facts = accountFacts(context)
  return takeForm(facts, request, async (form) =>
    answerAsked(facts, await ownerIn(facts), form, `/me/applications/${params.reference}`),
  )
}

export const shouldRevalidate = isOutdated

export const meta: Route.MetaFunction = (page) => appMeta(page)

export default function Application({ loaderData, actionData }: Route.ComponentProps) {
  return <ApplicationPage page={loaderData.page} answer={actionData} />
}
