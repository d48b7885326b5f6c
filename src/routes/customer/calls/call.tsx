import { CallPage } from '#features/booked-calls/call-page.tsx'
import { changeCallPage, loadCall } from '#features/booked-calls/load-call.ts'
import { pickWording } from '#i18n/pick-wording.ts'
import { appMeta } from '#shell/app-meta.ts'
import { requestFacts } from '../../request-facts.ts'
import type { Route } from './+types/call.ts'
import { callsFacts } from './calls-facts.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const wording = pickWording(context.get(requestFacts).locale, 'calls')
  const page = await loadCall(callsFacts(context), params.token, url.searchParams)
  return { page, wording, title: wording.messages.calls.title }
}

export function action({ params, request, url, context }: Route.ActionArgs) {
  return changeCallPage(callsFacts(context), params.token, { request, url })
}

export const meta: Route.MetaFunction = (page) => appMeta(page)

export default function Call({ loaderData }: Route.ComponentProps) {
  return <CallPage page={loaderData.page} />
}
