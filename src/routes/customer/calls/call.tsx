import { data } from 'react-router'
import { KEPT_DAYS } from '#brokerage/calls/system-forget-calls.ts'
import { linkHref } from '#content/link-href.ts'
import { CallPage } from '#features/booked-calls/call-page.tsx'
import { GonePage } from '#features/booked-calls/gone-page.tsx'
import { changeCallPage, loadCall } from '#features/booked-calls/load-call.ts'
import { pickWording } from '#i18n/pick-wording.ts'
import { appMeta } from '#shell/app-meta.ts'
import { originOf } from '#sites/hosts.ts'
import { answerOutage } from '../../answer-outage.ts'
import { orSendAgain } from '../../or-send-again.ts'
import { requestFacts } from '../../request-facts.ts'
import type { Route } from './+types/call.ts'
import { callsFacts } from './calls-facts.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { hosts, locale } = context.get(requestFacts)
  const wording = pickWording(locale, 'calls')
  const { title, goneTitle } = wording.messages.calls
  // A mail program may have cut the link short.
  const { token = '' } = params
  const page = await answerOutage(loadCall(callsFacts(context), token, url.searchParams))
  const writeHref = originOf(hosts, 'default') + linkHref('/support', hosts, locale)
  const shown = { page, keptDays: KEPT_DAYS, writeHref, wording, title: page ? title : goneTitle }
  return data(shown, { status: page ? 200 : 404 })
}

export function action({ params, request, url, context }: Route.ActionArgs) {
  return orSendAgain(request, (sent) =>
    changeCallPage(callsFacts(context), params.token ?? '', { request: sent, url }),
  )
}

export const meta: Route.MetaFunction = (page) => appMeta(page)

export default function Call({ loaderData }: Route.ComponentProps) {
  const { page, keptDays, writeHref } = loaderData
  return page ? <CallPage page={page} /> : <GonePage keptDays={keptDays} writeHref={writeHref} />
}
