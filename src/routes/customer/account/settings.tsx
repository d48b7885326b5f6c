import { ownerOf } from '#features/my-account/account-facts.ts'
import { answerSettings, loadSettings } from '#features/my-account/settings.ts'
import { SettingsPage } from '#features/my-account/settings-page.tsx'
import { pickWording } from '#i18n/pick-wording.ts'
import { appMeta } from '#shell/app-meta.ts'
import type { Route } from './+types/settings.ts'
import { accountFacts } from './account-facts.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const facts = accountFacts(context)
  const owner = await ownerOf(facts, url)
  const page = await loadSettings(facts, owner, url)
  const wording = pickWording(facts.locale, 'account')
  return { wording, title: wording.messages.account.settings.title, page }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const facts = accountFacts(context)
  return answerSettings(facts, await ownerOf(facts, url), request)
}

export const meta: Route.MetaFunction = (page) => appMeta(page)

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  return <SettingsPage page={loaderData.page} answer={actionData} />
}
