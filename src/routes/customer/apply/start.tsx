import { data } from 'react-router'
import { startTitle, type TooMany } from '#features/apply/page-data.ts'
import { actOnStart, loadStart } from '#features/apply/start-journey.ts'
import { StartPage } from '#features/apply/start-page.tsx'
import { pickWording } from '#i18n/pick-wording.ts'
import { REFUSED_FOR_AN_HOUR } from '#platform/limit-networks.ts'
import { appMeta } from '#shell/app-meta.ts'
import { answerOutage } from '../../answer-outage.ts'
import type { Route } from './+types/start.ts'
import { applyFacts } from './apply-facts.ts'
import { journeyAt } from './journey-at.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const facts = applyFacts(context)
  const page = loadStart(facts, { route: journeyAt(url.pathname), url }, request)
  const shown = { page: await answerOutage(page), wording: pickWording(facts.locale, 'apply') }
  return data(shown, initOf(shown.page.tooMany))
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const begun = await answerOutage(
    actOnStart(applyFacts(context), journeyAt(url.pathname), request),
  )
  return begun instanceof Response ? begun : data({ tooMany: begun }, initOf(begun))
}

/** In an account waiting makes none fewer. */
function initOf(tooMany: TooMany | undefined): ResponseInit {
  if (!tooMany) return {}
  return tooMany.by === 'account' ? { status: 409 } : REFUSED_FOR_AN_HOUR
}

export const meta: Route.MetaFunction = (page) =>
  appMeta(page, page.loaderData && startTitle(page.loaderData.page))

/** Journeys share the route, and nothing that one of them shows belongs to another. */
export default function Start({ loaderData, actionData }: Route.ComponentProps) {
  const { page } = loaderData
  const tooMany = page.tooMany ?? actionData?.tooMany
  return <StartPage key={page.base} data={{ ...page, tooMany }} />
}
