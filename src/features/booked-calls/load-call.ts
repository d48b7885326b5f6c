import { redirect } from 'react-router'
import type { BookedCall, CallTopic } from '#brokerage/calls/call.ts'
import { callTime } from '#brokerage/calls/call-time.ts'
import { callToken, readCallToken } from '#brokerage/calls/call-token.ts'
import type { CallsDesk } from '#brokerage/calls/calls-desk.ts'
import { cancelCall, moveCall } from '#brokerage/calls/change-call.ts'
import { findCall } from '#brokerage/calls/find-call.ts'
import { findSlots } from '#brokerage/calls/find-slots.ts'
import { translator } from '#i18n/translator.ts'
import { calendarType, writeCalendar } from '#platform/calendar/write-calendar.ts'
import { readFormOrNone } from '#platform/read-form.ts'
import { isSameOrigin } from '#platform/same-origin.ts'
import { originOf } from '#sites/hosts.ts'
import { type Locale, MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import { readZone } from './read-booking-form.ts'
import { type SlotChoice, slotDays } from './slot-days.ts'

export type CallPage = {
  readonly token: string
  readonly topic: CallTopic
  readonly state: 'booked' | 'cancelled' | 'over'
  readonly when: string
  readonly adviserName: string
  readonly minutes: number
  readonly choice: SlotChoice
  /** What has just happened. */
  readonly told: 'booked' | 'moved' | 'cancelled' | 'taken' | undefined
}

type Facts = { readonly desk: CallsDesk; readonly locale: Locale }

/** One call, for whoever has its link; undefined once it is forgotten, or where it never was. */
export async function loadCall(
  { desk, locale }: Facts,
  token: string,
  search: URLSearchParams,
): Promise<CallPage | undefined> {
  const call = await callOf(desk, token)
  if (call === undefined) return undefined
  const isOver = call.startsAt <= desk.clock.now()
  const timeZone = readZone(search.get('zone') ?? call.timeZone)
  const isOpen = call.state === 'booked' && !isOver
  const { language, reference, topic } = call
  const slots = isOpen ? await findSlots(desk, { topic, language }, reference) : []
  const others = slots.filter(({ startsAt }) => startsAt.getTime() !== call.startsAt.getTime())
  return {
    token,
    topic,
    adviserName: call.adviserName,
    state: call.state === 'cancelled' ? 'cancelled' : isOver ? 'over' : 'booked',
    when: callTime(call.startsAt, locale, timeZone),
    minutes: Math.round((call.endsAt.getTime() - call.startsAt.getTime()) / 60_000),
    choice: slotDays(others, { locale, timeZone, page: Number(search.get('page')) || 1 }),
    told: (['booked', 'moved', 'cancelled', 'taken'] as const).find(
      (each) => each === search.get('told'),
    ),
  }
}

/** Moves the call or calls it off, and comes back to its page. */
export async function changeCallPage(
  { desk }: Facts,
  token: string,
  { request, url }: { request: Request; url: URL },
): Promise<never> {
  if (!isSameOrigin(request.headers, originOf(desk.hosts, 'app'))) {
    throw new Response(null, { status: 403 })
  }
  const call = await callOf(desk, token)
  // Its own page says what became of it.
  if (call === undefined) throw redirect(pathOf(token), 303)
  const { reference, timeZone } = call
  const form = await readFormOrNone(request)
  const slot = new Date(String(form.get('slot')))
  const isMove = form.get('do') === 'move' && !Number.isNaN(slot.getTime())
  const zone = readZone(url.searchParams.get('zone') ?? timeZone)
  const changed = isMove
    ? await moveCall(desk, reference, { startsAt: slot, timeZone: zone })
    : form.get('do') === 'cancel'
      ? await cancelCall(desk, reference)
      : 'over'
  const told = typeof changed === 'object' ? (isMove ? 'moved' : 'cancelled') : changed
  throw redirect(`/calls/booking/${token}?told=${told}`, 303)
}

/** The call as a calendar file. */
export async function callCalendar(desk: CallsDesk, token: string): Promise<Response> {
  const call = await callOf(desk, token)
  if (call === undefined) throw redirect(pathOf(token), 303)
  const { brandName } = await desk.company()
  const t = translator(MAIN_LOCALE_OF_LANGUAGE[call.language], 'calls')
  const content = writeCalendar({
    method: 'PUBLISH',
    producer: brandName,
    writtenAt: desk.clock.now(),
    events: [
      {
        uid: `call-${call.reference}@${desk.hosts.hosts.app}`,
        sequence: call.sequence,
        when: { start: call.startsAt, end: call.endsAt },
        summary: t('appointment', { brand: brandName }),
        url: `${originOf(desk.hosts, 'app')}/calls/booking/${callToken(desk.secretKey, call.reference)}`,
        status: call.state === 'booked' ? 'CONFIRMED' : 'CANCELLED',
      },
    ],
  })
  return new Response(content, {
    headers: {
      'content-type': calendarType('PUBLISH'),
      'content-disposition': 'attachment; filename="call.ics"',
      'cache-control': 'private, no-store',
    },
  })
}

/** The page of a call, which also says where there is none. */
function pathOf(token: string): string {
  return token ? `/calls/booking/${encodeURIComponent(token)}` : '/calls/booking'
}

async function callOf(desk: CallsDesk, token: string): Promise<BookedCall | undefined> {
  const reference = readCallToken(desk.secretKey, token)
  return reference === undefined ? undefined : findCall(desk, reference)
}
