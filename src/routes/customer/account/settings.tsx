import { ownerIn } from '#features/my-account/account-facts.ts'
import { isOutdated } from '#features/my-account/is-outdated.ts'
import { answerSettings, loadSettings } from '#features/my-account/settings.ts'
import { SettingsPage } from '#features/my-account/settings-page.tsx'
import { takeForm } from '#features/my-account/take-form.ts'
import { pickWording } from '#i18n/pick-wording.ts'
import { appMeta } from '#shell/app-meta.ts'
import type { Route } from './+types/settings.ts'
import { accountFacts, loadOwn } from './account-facts.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadOwn(context, url, async (facts, owner) => {
    const page = await loadSettings(facts, owner, url)
    const wording = pickWording(facts.locale, 'account')
    return { wording, title: wording.messages.account.settings.title, page }
  })
}

export async function action({ request, context }: Route.ActionArgs) {
  const facts = accountFacts(context)
  return takeForm(facts, request, async (form) => answerSettings(facts, await ownerIn(facts), form))
}

export const shouldRevalidate = isOutdated

export const meta: Route.MetaFunction = (page) => appMeta(page)

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  return <SettingsPage page={loaderData.page} answer={actionData} />
}
