import { CallPage } from '#features/booked-calls/call-page.tsx'
import { changeCallPage, loadCall } from '#features/booked-calls/load-call.ts'
import { pickWording } from '#i18n/pick-wording.ts'
import { appMeta } from '#shell/app-meta.ts'
import { answerOutage } from '../../answer-outage.ts'
import { orSendAgain } from '../../or-send-again.ts'
import { requestFacts } from '../../request-facts.ts'
import type { Route } from './+types/call.ts'
import { callsFacts } from './calls-facts.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const wording = pickWording(context.get(requestFacts).locale, 'calls')
  const call = loadCall(callsFacts(context), params.token, url.searchParams)
  return { page: await answerOutage(call), wording, title: wording.messages.calls.title }
}

export function action({ params, request, url, context }: Route.ActionArgs) {
  return orSendAgain(request, (sent) =>
    changeCallPage(callsFacts(context), params.token, { request: sent, url }),
  )
}

export const meta: Route.MetaFunction = (page) => appMeta(page)

export default function Call({ loaderData }: Route.ComponentProps) {
  return <CallPage page={loaderData.page} />
}
