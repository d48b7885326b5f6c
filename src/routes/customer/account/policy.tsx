import { ownerIn } from '#features/my-account/account-facts.ts'
import { actOnPolicy } from '#features/my-account/act-on-policy.ts'
import { isOutdated } from '#features/my-account/is-outdated.ts'
import { loadPolicy } from '#features/my-account/load-policy.ts'
import { PolicyPage } from '#features/my-account/policy-page.tsx'
import { takeForm } from '#features/my-account/take-form.ts'
import { pickWording } from '#i18n/pick-wording.ts'
import { appMeta } from '#shell/app-meta.ts'
import type { Route } from './+types/policy.ts'
import { accountFacts, loadOwn } from './account-facts.ts'

export function loader({ url, params, context }: Route.LoaderArgs) {
  return loadOwn(context, url, async (facts, owner) => {
    const page = await loadPolicy(facts, owner, params.reference, url)
    const wording = pickWording(facts.locale, 'account', 'policyDates')
    return { wording, title: wording.messages.account.overview.title, page }
  })
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const facts = accountFacts(context)
  return takeForm(facts, request, async (form) =>
    actOnPolicy(facts, await ownerIn(facts), params.reference, form),
  )
}

export const shouldRevalidate = isOutdated

export const meta: Route.MetaFunction = (page) => appMeta(page)

export default function Policy({ loaderData, actionData }: Route.ComponentProps) {
  return <PolicyPage page={loaderData.page} answer={actionData} />
}
