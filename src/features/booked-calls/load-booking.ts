import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { type ActingUser, anonymous } from '#accounts/acting-user.ts'
import { bookCall } from '#brokerage/calls/book-call.ts'
import type { CallTopic } from '#brokerage/calls/call.ts'
import { callToken } from '#brokerage/calls/call-token.ts'
import type { CallsDesk } from '#brokerage/calls/calls-desk.ts'
import { findSlots } from '#brokerage/calls/find-slots.ts'
import { KEPT_DAYS } from '#brokerage/calls/system-forget-calls.ts'
import { REFUSED_FOR_AN_HOUR } from '#platform/limit-networks.ts'
import { readFormOrNone } from '#platform/read-form.ts'
import { isSameOrigin } from '#platform/same-origin.ts'
import { originOf } from '#sites/hosts.ts'
import { isLanguage, type Language, type Locale, parseLocale } from '#sites/locales.ts'
import {
  type BookingErrors,
  type BookingValues,
  readBookingForm,
  readRecommendation,
  readZone,
} from './read-booking-form.ts'
import { OTHER_DAYS, type SlotChoice, slotDays } from './slot-days.ts'

export type CallsFacts = {
  readonly desk: CallsDesk
  readonly locale: Locale
  readonly clientIp: string | undefined
  /** Who is signed in: finds the call in the account. */
  readonly actor?: ActingUser
  readonly limits: {
    exceeds(what: 'call', clientIp: string | undefined, now: Date): boolean
  }
}

export type BookingPage = {
  readonly topic: CallTopic
  readonly language: Language
  readonly timeZone: string
  /** Whether the zone is only our guess, which the browser may correct. */
  readonly zoneIsGuessed: boolean
  readonly choice: SlotChoice
  readonly recommendation: string | undefined
  readonly keptDays: number
  readonly values: BookingValues
  readonly errors: BookingErrors
  readonly problem: 'taken' | 'tooMany' | undefined
}

const nothingTyped = { slot: '', name: '', email: '', phone: '', question: '', share: false }

/** The free times of a topic, and the form. */
export async function loadBooking(
  {
    desk,
    locale,
    email = '',
  }: Pick<CallsFacts, 'desk' | 'locale'> & {
    /** Of who is signed in. */
    readonly email?: string | undefined
  },
  topic: CallTopic,
  search: URLSearchParams,
  sent: Partial<Pick<BookingPage, 'values' | 'errors' | 'problem'>> = {},
): Promise<BookingPage> {
  const language = chosenLanguage(search, locale)
  const timeZone = readZone(search.get('zone'))
  const slots = await findSlots(desk, { topic, language })
  return {
    topic,
    language,
    timeZone,
    zoneIsGuessed: search.get('zone') === null,
    choice: slotDays(slots, { locale, timeZone, page: Number(search.get('page')) || 1 }),
    recommendation: readRecommendation(search.get('recommendation')),
    keptDays: KEPT_DAYS,
    values: sent.values ?? { ...nothingTyped, email, key: randomUUID() },
    errors: sent.errors ?? {},
    problem: sent.problem,
  }
}

/** Books what was sent, or says what is wrong with it, or shows other days; what was typed stays. */
export async function answerBooking(
  facts: CallsFacts,
  topic: CallTopic,
  { request, url }: { request: Request; url: URL },
) {
  const { desk, locale } = facts
  const search = url.searchParams
  if (!isSameOrigin(request.headers, originOf(desk.hosts, 'app'))) {
    throw new Response(null, { status: 403 })
  }
  const form = await readFormOrNone(request)
  const { values, errors, startsAt, details, isRobot } = readBookingForm(
    form,
    readRecommendation(search.get('recommendation')),
  )
  const page = form.get(OTHER_DAYS)
  if (typeof page === 'string') {
    const others = new URLSearchParams(search)
    others.set('page', page)
    return data(await loadBooking(facts, topic, others, { values }))
  }
  const again = async (problem?: BookingPage['problem']) =>
    data(await loadBooking(facts, topic, search, { values, errors, problem }), initOf(problem))
  if (Object.keys(errors).length > 0 || startsAt === undefined || isRobot) return again()
  if (facts.limits.exceeds('call', facts.clientIp, desk.clock.now())) return again('tooMany')
  const call = await bookCall(desk, facts.actor ?? anonymous, {
    topic,
    startsAt,
    details,
    bookingKey: values.key,
    language: chosenLanguage(search, locale),
    timeZone: readZone(search.get('zone')),
  })
  if (call === 'taken') return again('taken')
  throw redirect(`/calls/booking/${callToken(desk.secretKey, call.reference)}?told=booked`, 303)
}

function initOf(problem: BookingPage['problem']): ResponseInit {
  if (problem === 'taken') return { status: 409 }
  return problem === 'tooMany' ? REFUSED_FOR_AN_HOUR : { status: 400 }
}

function chosenLanguage(search: URLSearchParams, locale: Locale): Language {
  const chosen = search.get('language')
  return chosen !== null && isLanguage(chosen) ? chosen : parseLocale(locale).language
}
