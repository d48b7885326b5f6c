import { and, eq, getTableColumns, gt, gte, inArray, lt, sql } from 'drizzle-orm'
import { staff } from '#accounts/tables.ts'
import type { Queries } from '#platform/database/connect.ts'
import type { Language } from '#sites/locales.ts'
import { worksOnCases } from '../works-on-cases.ts'
import type { CallTopic } from './call.ts'
import type { Availability } from './free-slots.ts'
import { adviserAbsences, adviserHours, advisers, bookedCalls } from './tables.ts'

/** A call of the day before may still end inside the time that is asked for. */
const DAY = 86_400_000

type AdviserChoice =
  | { readonly topic: CallTopic; readonly language: Language }
  | { readonly adviserId: number }

/** The advisers that a choice means, with their hours, days off and calls around a stretch of time. */
export async function findAvailability(
  queries: Queries,
  choice: AdviserChoice,
  { from, until }: { from: Date; until: Date },
  /** A call that is about to move is no obstacle to itself. */
  except?: string,
): Promise<Availability[]> {
  const rows = await queries
    .select(getTableColumns(advisers))
    .from(advisers)
    // Whose account was closed, or who does other work by now, is there for no call.
    .innerJoin(staff, and(eq(staff.id, advisers.staffId), worksOnCases()))
    .where(meant(choice))
    .orderBy(advisers.id)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const firstDay = new Date(from.getTime() - DAY).toISOString().slice(0, 10)
  // One after the other: inside a transaction there is one connection.
  const hours = await queries
    .select()
    .from(adviserHours)
    .where(inArray(adviserHours.adviserId, ids))
  const absences = await queries
    .select()
    .from(adviserAbsences)
    .where(and(inArray(adviserAbsences.adviserId, ids), gte(adviserAbsences.lastDay, firstDay)))
  const booked = await queries
    .select({
      adviserId: bookedCalls.adviserId,
      reference: bookedCalls.reference,
      startsAt: bookedCalls.startsAt,
      endsAt: bookedCalls.endsAt,
    })
    .from(bookedCalls)
    .where(
      and(
        inArray(bookedCalls.adviserId, ids),
        eq(bookedCalls.state, 'booked'),
        gt(bookedCalls.startsAt, new Date(from.getTime() - DAY)),
        lt(bookedCalls.startsAt, new Date(until.getTime() + DAY)),
      ),
    )
  return rows.map(({ id, timeZone, slotMinutes, bufferMinutes }) => ({
    adviserId: id,
    timeZone,
    slotMinutes,
    bufferMinutes,
    hours: hours.filter(({ adviserId }) => adviserId === id),
    absences: absences.filter(({ adviserId }) => adviserId === id),
    booked: booked.filter((call) => call.adviserId === id && call.reference !== except),
  }))
}

function meant(choice: AdviserChoice) {
  if ('adviserId' in choice) return eq(advisers.id, choice.adviserId)
  return and(
    eq(advisers.active, true),
    sql`${choice.topic} = any(${advisers.topics})`,
    sql`${choice.language} = any(${advisers.languages})`,
  )
}
