import { ownerOf } from '#features/my-account/account-facts.ts'
import { DataPage } from '#features/my-account/data-page.tsx'
import { answerErasure } from '#features/my-account/own-data.ts'
import { pickWording } from '#i18n/pick-wording.ts'
import { appMeta } from '#shell/app-meta.ts'
import type { Route } from './+types/data.ts'
import { accountFacts } from './account-facts.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const facts = accountFacts(context)
  await ownerOf(facts, url)
  const wording = pickWording(facts.locale, 'account')
  return { wording, title: wording.messages.account.data.title }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const facts = accountFacts(context)
  return answerErasure(facts, await ownerOf(facts, url), request)
}

export const meta: Route.MetaFunction = (page) => appMeta(page)

export default function Data({ actionData }: Route.ComponentProps) {
  return <DataPage answer={actionData} />
}

/** After an erasure there may be nobody to load the page for: its report stays. */
export const shouldRevalidate = () => false
