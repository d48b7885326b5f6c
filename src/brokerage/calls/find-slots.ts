import type { Language } from '#sites/locales.ts'
import type { CallTopic } from './call.ts'
import type { CallsDesk } from './calls-desk.ts'
import { findAvailability } from './find-availability.ts'
import { type FreeSlot, freeSlots } from './free-slots.ts'

/** Nobody is called without time to prepare. */
const NOTICE_HOURS = 2

/** How far ahead calls are booked. */
const DAYS_AHEAD = 28

type SlotQuestion = { readonly topic: CallTopic; readonly language: Language }

/** The times at which somebody is free to talk about a topic in a language. */
export async function findSlots(
  desk: Pick<CallsDesk, 'db' | 'clock'>,
  { topic, language }: SlotQuestion,
  except?: string,
): Promise<FreeSlot[]> {
  const period = bookablePeriod(desk.clock.now())
  return freeSlots(await findAvailability(desk.db, { topic, language }, period, except), period)
}

export function bookablePeriod(now: Date): { from: Date; until: Date } {
  return {
    from: new Date(now.getTime() + NOTICE_HOURS * 3_600_000),
    until: new Date(now.getTime() + DAYS_AHEAD * 86_400_000),
  }
}
