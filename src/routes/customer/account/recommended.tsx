import { loadRecommended } from '#features/my-account/recommended.ts'
import { RecommendedPage } from '#features/my-account/recommended-page.tsx'
import { pickWording } from '#i18n/pick-wording.ts'
import { appMeta } from '#shell/app-meta.ts'
import type { Route } from './+types/recommended.ts'
import { loadAccount } from './account-facts.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  return loadAccount(context, async (facts) => {
    const page = await loadRecommended(facts, params.code)
    const wording = pickWording(facts.locale, 'referral')
    return { wording, title: wording.messages.referral.invited.title, page }
  })
}

export const meta: Route.MetaFunction = (page) => appMeta(page)

export default function Recommended({ loaderData }: Route.ComponentProps) {
  return <RecommendedPage page={loaderData.page} />
}
