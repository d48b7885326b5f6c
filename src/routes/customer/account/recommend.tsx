import { ownerOf } from '#features/my-account/account-facts.ts'
import { answerRecommend, loadRecommend } from '#features/my-account/recommend.ts'
import { RecommendPage } from '#features/my-account/recommend-page.tsx'
import { takeForm } from '#features/my-account/take-form.ts'
import { pickWording } from '#i18n/pick-wording.ts'
import { appMeta } from '#shell/app-meta.ts'
import type { Route } from './+types/recommend.ts'
import { accountFacts, loadOwn } from './account-facts.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadOwn(context, url, async (facts, owner) => {
    const page = await loadRecommend(facts, owner, url)
    const wording = pickWording(facts.locale, 'account', 'referral')
    return { wording, title: wording.messages.referral.title, page }
  })
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const facts = accountFacts(context)
  return takeForm(facts, request, async (form) =>
    answerRecommend(facts, await ownerOf(facts, url), form),
  )
}

export const meta: Route.MetaFunction = (page) => appMeta(page)

export default function Recommend({ loaderData, actionData }: Route.ComponentProps) {
  return <RecommendPage page={loaderData.page} answer={actionData} />
}
