import { DataPage } from '#features/my-account/data-page.tsx'
import { answerErasure, newErasurePage } from '#features/my-account/own-data.ts'
import { takeForm } from '#features/my-account/take-form.ts'
import { pickWording } from '#i18n/pick-wording.ts'
import { appMeta } from '#shell/app-meta.ts'
import type { Route } from './+types/data.ts'
import { accountFacts, loadOwn } from './account-facts.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadOwn(context, url, async (facts, owner) => {
    const page = newErasurePage(facts, owner)
    const wording = pickWording(facts.locale, 'account')
    return { wording, title: wording.messages.account.data.title, page }
  })
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const facts = accountFacts(context)
  return takeForm(facts, request, (form) => answerErasure(facts, form, url))
}

export const meta: Route.MetaFunction = (page) => appMeta(page)

export default function Data({ loaderData, actionData }: Route.ComponentProps) {
  return <DataPage answer={actionData} page={loaderData.page} />
}

/** After an erasure there may be nobody to load the page for: its report stays. */
export const shouldRevalidate = () => false
