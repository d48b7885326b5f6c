import { ownerOf } from '#features/my-account/account-facts.ts'
import { DataPage } from '#features/my-account/data-page.tsx'
import { answerErasure } from '#features/my-account/own-data.ts'
import { takeForm } from '#features/my-account/take-form.ts'
import { pickWording } from '#i18n/pick-wording.ts'
import { appMeta } from '#shell/app-meta.ts'
import type { Route } from './+types/data.ts'
import { accountFacts, loadAccount } from './account-facts.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadAccount(context, async (facts) => {
    await ownerOf(facts, url)
    const wording = pickWording(facts.locale, 'account')
    return { wording, title: wording.messages.account.data.title }
  })
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const facts = accountFacts(context)
  return takeForm(facts, request, async (form) =>
    answerErasure(facts, await ownerOf(facts, url), form),
  )
}

export const meta: Route.MetaFunction = (page) => appMeta(page)

export default function Data({ actionData }: Route.ComponentProps) {
  return <DataPage answer={actionData} />
}

/** After an erasure there may be nobody to load the page for: its report stays. */
export const shouldRevalidate = () => false
