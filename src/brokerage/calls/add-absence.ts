import { and, asc, eq, gt } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { dayIn } from '#platform/clock.ts'
import type { AdviserAbsence } from './adviser-settings.ts'
import type { CallsDesk } from './calls-desk.ts'
import { cancelCall, reassignCall } from './change-call.ts'
import { requireAdviser } from './manage-advisers.ts'
import { adviserAbsences, bookedCalls } from './tables.ts'
import { holdAdvisers } from './take-slot.ts'

export type AbsenceOutcome = {
  /** Calls that a colleague takes at the same time. */
  readonly handedOn: number
  /** Calls that nobody can take: called off, with a way to another time. */
  readonly calledOff: number
}

/**
 * Days off. No new call is booked on them from now on; each call that was is handed on to a
 * colleague who is free then, and where there is none its caller is told.
 */
export async function addAbsence(
  desk: CallsDesk,
  actor: ActingUser,
  adviserId: number,
  { firstDay, lastDay }: AdviserAbsence,
): Promise<AbsenceOutcome> {
  const { timeZone } = await requireAdviser(desk.db, actor, adviserId)
  await desk.db.transaction(async (transaction) => {
    // A booking that is under way is finished first, and found below; later ones see the days off.
    await holdAdvisers(transaction, [adviserId])
    await transaction.insert(adviserAbsences).values({ adviserId, firstDay, lastDay })
  })
  const calls = await desk.db
    .select({ reference: bookedCalls.reference, startsAt: bookedCalls.startsAt })
    .from(bookedCalls)
    .where(
      and(
        eq(bookedCalls.adviserId, adviserId),
        eq(bookedCalls.state, 'booked'),
        gt(bookedCalls.startsAt, desk.clock.now()),
      ),
    )
    .orderBy(asc(bookedCalls.startsAt))
  const outcome = { handedOn: 0, calledOff: 0 }
  for (const { reference, startsAt } of calls) {
    const day = dayIn(timeZone, startsAt)
    if (day < firstDay || lastDay < day) continue
    if (typeof (await reassignCall(desk, reference)) === 'object') outcome.handedOn += 1
    else if (typeof (await cancelCall(desk, reference, 'us')) === 'object') outcome.calledOff += 1
  }
  return outcome
}
