import { ownerIn } from '#features/my-account/account-facts.ts'
import { answerClaim, loadClaim } from '#features/my-account/claim.ts'
import { ClaimPage } from '#features/my-account/claim-page.tsx'
import { takeForm } from '#features/my-account/take-form.ts'
import { pickWording } from '#i18n/pick-wording.ts'
import { appMeta } from '#shell/app-meta.ts'
import type { Route } from './+types/claim.ts'
import { accountFacts, loadOwn } from './account-facts.ts'

export function loader({ url, params, context }: Route.LoaderArgs) {
  return loadOwn(context, url, async (facts, owner) => {
    const page = await loadClaim(facts, owner, params.reference)
    const wording = pickWording(facts.locale, 'account')
    return { wording, title: wording.messages.account.claim.title, page }
  })
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const facts = accountFacts(context)
  return takeForm(facts, request, async (form) =>
    answerClaim(facts, await ownerIn(facts), params.reference, form),
  )
}

export const meta: Route.MetaFunction = (page) => appMeta(page)

export default function Claim({ loaderData, actionData }: Route.ComponentProps) {
  return <ClaimPage page={loaderData.page} answer={actionData} />
}
