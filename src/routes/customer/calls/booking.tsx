import { data, redirect } from 'react-router'
import { type ActingUser, anonymous } from '#accounts/acting-user.ts'
import { brokerNote } from '#content/broker-note.ts'
import { linkHref } from '#content/link-href.ts'
import { BookingPage } from '#features/booked-calls/booking-page.tsx'
import { answerBooking, loadBooking } from '#features/booked-calls/load-booking.ts'
import { isTopic, outsideLink } from '#features/booked-calls/topic-links.ts'
import { pickWording } from '#i18n/pick-wording.ts'
import { listZones } from '#platform/calendar/time-zones.ts'
import { appMeta } from '#shell/app-meta.ts'
import { originOf } from '#sites/hosts.ts'
import { answerOutage } from '../../answer-outage.ts'
import { orSendAgain } from '../../or-send-again.ts'
import { requestFacts } from '../../request-facts.ts'
import type { Route } from './+types/booking.ts'
import { callsFacts } from './calls-facts.ts'

export function loader(args: Route.LoaderArgs) {
  return answerOutage(load(args))
}

async function load({ params, url, context }: Route.LoaderArgs) {
  if (!isTopic(params.topic)) throw data(null, { status: 404 })
  const { content, hosts, locale, customer } = context.get(requestFacts)
  const outside = await outsideLink(content, params.topic)
  if (outside) throw redirect(outside)
  const wording = pickWording(locale, 'calls')
  const email = (await customer())?.customer.email
  return {
    page: await loadBooking({ ...callsFacts(context), email }, params.topic, url.searchParams),
    zones: listZones(),
    writeHref: originOf(hosts, 'default') + linkHref('/support', hosts, locale),
    broker: brokerNote(await content.getSettings(), hosts, locale),
    wording,
    title: wording.messages.calls.title,
  }
}

export async function action({ params: { topic }, request, url, context }: Route.ActionArgs) {
  if (!isTopic(topic)) throw data(null, { status: 404 })
  return orSendAgain(request, async (sent) => {
    const signedIn = await context.get(requestFacts).customer()
    const actor: ActingUser = signedIn
      ? { kind: 'customer', userId: signedIn.customer.id }
      : anonymous
    return answerBooking({ ...callsFacts(context), actor }, topic, { request: sent, url })
  })
}

export const meta: Route.MetaFunction = (page) => appMeta(page)

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  const { page, zones, writeHref, broker } = loaderData
  return (
    <BookingPage page={actionData ?? page} zones={zones} writeHref={writeHref} broker={broker} />
  )
}
