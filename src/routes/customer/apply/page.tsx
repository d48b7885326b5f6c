import { actOnPage } from '#features/apply/act-on-page.ts'
import { JourneyPage } from '#features/apply/journey-page.tsx'
import { loadPage } from '#features/apply/load-page.ts'
import { pageTitle } from '#features/apply/page-data.ts'
import { pickWording } from '#i18n/pick-wording.ts'
import { appMeta } from '#shell/app-meta.ts'
import { answerOutage } from '../../answer-outage.ts'
import { orSendAgain } from '../../or-send-again.ts'
import type { Route } from './+types/page.ts'
import { applyFacts } from './apply-facts.ts'
import { journeyAt } from './journey-at.ts'

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const facts = applyFacts(context)
  const where = { route: journeyAt(url.pathname), screen: params.screen, url }
  const page = await answerOutage(loadPage(facts, where, request))
  return { page, wording: pickWording(facts.locale, 'apply') }
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const where = { route: journeyAt(url.pathname), screen: params.screen }
  return orSendAgain(request, (sent) => actOnPage(applyFacts(context), where, sent))
}

export const meta: Route.MetaFunction = (page) =>
  appMeta(
    page,
    page.loaderData && pageTitle(page.loaderData.page, page.loaderData.wording.messages.apply),
  )

/** Journeys share the route, and nothing that one of them shows belongs to another. */
export default function Page({ loaderData: { page } }: Route.ComponentProps) {
  return <JourneyPage key={page.base} data={page} />
}
