import { eq } from 'drizzle-orm'
import { BOOKING_TOPICS } from '#content/collections/settings.ts'
import type { Queries } from '#platform/database/connect.ts'
import type { Language } from '#sites/locales.ts'
import { unsealFrom } from '../seals.ts'
import type { CallsDesk } from './calls-desk.ts'
import { advisers, type BookedCallRow, bookedCalls, type CallState } from './tables.ts'

export type CallTopic = (typeof BOOKING_TOPICS)[number]

/** What a caller told us. Kept encrypted; never in a mail. */
export type CallDetails = {
  readonly name: string
  readonly email: string
  /** Where we call; a video link is sent instead when it is empty. */
  readonly phone: string
  /** What they want to talk about, in their words. */
  readonly question: string
  /** The address of the recommendation they came from, if they agreed that it is seen. */
  readonly recommendation?: string | undefined
}

export type BookedCall = {
  readonly reference: string
  readonly topic: CallTopic
  readonly language: Language
  readonly startsAt: Date
  readonly endsAt: Date
  readonly timeZone: string
  readonly state: CallState
  readonly sequence: number
  readonly adviserId: number
  readonly adviserName: string
  readonly details: CallDetails
}

/** Rows for `toCall`: the callers add which ones. */
export function selectCalls(db: Queries) {
  return db
    .select({ call: bookedCalls, adviserName: advisers.shownName })
    .from(bookedCalls)
    .innerJoin(advisers, eq(advisers.id, bookedCalls.adviserId))
}

type FoundCall = { readonly call: BookedCallRow; readonly adviserName: string }

/** Under which name the details of a call are told of. */
export function placeOfCall({ call }: FoundCall): string {
  return `booked_calls.details:${call.reference}`
}

export function toCall(
  desk: Pick<CallsDesk, 'keyring'>,
  { call, adviserName }: FoundCall,
  details = unsealFrom<CallDetails>(desk, 'booked_calls.details', call.reference, call.details),
): BookedCall {
  const { reference, language, startsAt, endsAt, timeZone, state, sequence } = call
  return {
    reference,
    // What is no topic any more is anybody's who helps.
    topic: BOOKING_TOPICS.find((each) => each === call.topic) ?? 'expert-help',
    language,
    startsAt,
    endsAt,
    timeZone,
    state,
    sequence,
    adviserId: call.adviserId,
    adviserName,
    details,
  }
}
