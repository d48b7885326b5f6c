import { answerNewAddress, loadNewAddress } from '#features/my-account/new-address.ts'
import { NewAddressPage } from '#features/my-account/new-address-page.tsx'
import { pickWording } from '#i18n/pick-wording.ts'
import { appMeta } from '#shell/app-meta.ts'
import type { Route } from './+types/new-address.ts'
import { accountFacts, loadAccount } from './account-facts.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadAccount(context, async (facts) => {
    const wording = pickWording(facts.locale, 'account')
    return {
      wording,
      title: wording.messages.account.newAddress.title,
      page: await loadNewAddress(facts, url),
    }
  })
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerNewAddress(accountFacts(context), request)
}

export const meta: Route.MetaFunction = (page) => appMeta(page)

export default function NewAddress({ loaderData, actionData }: Route.ComponentProps) {
  return <NewAddressPage answer={actionData} page={loaderData.page} />
}
