import { and, asc, eq, gte } from 'drizzle-orm'
import { canSeeApplications } from '#accounts/access/can-see-applications.ts'
import { canWorkOnCases } from '#accounts/access/can-work-on-cases.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import { staff } from '#accounts/tables.ts'
import { AppError } from '#platform/app-error.ts'
import type { Queries } from '#platform/database/connect.ts'
import { type AdviserSettings, areSameSettings } from './adviser-settings.ts'
import { adviserAbsences, adviserHours, advisers } from './tables.ts'

export type AdviserView = AdviserSettings & {
  readonly id: number
  readonly email: string
  readonly absences: readonly { id: number; firstDay: string; lastDay: string }[]
}

/** Everyone who takes calls, with their week and the days off that are not over. */
export async function listAdvisers(
  queries: Queries,
  actor: ActingUser,
  today: string,
): Promise<AdviserView[]> {
  if (!canSeeApplications(actor)) throw refused()
  const [rows, hours, absences] = await Promise.all([
    queries
      .select({ adviser: advisers, email: staff.email })
      .from(advisers)
      .innerJoin(staff, eq(staff.id, advisers.staffId))
      .orderBy(asc(advisers.shownName)),
    queries.select().from(adviserHours).orderBy(adviserHours.weekday, adviserHours.fromMinute),
    queries
      .select()
      .from(adviserAbsences)
      .where(gte(adviserAbsences.lastDay, today))
      .orderBy(adviserAbsences.firstDay),
  ])
  return rows.map(({ adviser, email }) => ({
    ...adviser,
    email,
    hours: hours
      .filter(({ adviserId }) => adviserId === adviser.id)
      .map(({ weekday, fromMinute, toMinute }) => ({ weekday, fromMinute, toMinute })),
    absences: absences
      .filter(({ adviserId }) => adviserId === adviser.id)
      .map(({ id, firstDay, lastDay }) => ({ id, firstDay, lastDay })),
  }))
}

/**
 * Makes or changes an adviser. Calls that are booked stay as they are. Nothing is changed where it is
 * no longer set as who saves it `saw`, null for not at all.
 */
export async function saveAdviser(
  queries: Queries,
  actor: ActingUser,
  wanted: AdviserSettings,
  saw?: AdviserSettings | null,
): Promise<number> {
  const { hours, ...settings } = wanted
  if (!mayManage(actor, settings.staffId)) throw refused()
  return queries.transaction(async (transaction) => {
    if (saw !== undefined) await refuseUnseen(transaction, wanted, saw)
    const [row] = await transaction
      .insert(advisers)
      .values(settings)
      .onConflictDoUpdate({ target: advisers.staffId, set: settings })
      .returning({ id: advisers.id })
    if (row === undefined) throw new Error('PostgreSQL returned no row for an insert.')
    await transaction.delete(adviserHours).where(eq(adviserHours.adviserId, row.id))
    if (hours.length > 0) {
      await transaction
        .insert(adviserHours)
        .values(hours.map((each) => ({ adviserId: row.id, ...each })))
    }
    return row.id
  })
}

async function refuseUnseen(
  transaction: Queries,
  wanted: AdviserSettings,
  saw: AdviserSettings | null,
): Promise<void> {
  const { staffId } = wanted
  // Of two who save at once the second waits, also where nothing is set yet.
  const isMeant = eq(staff.id, staffId)
  await transaction.select({ id: staff.id }).from(staff).where(isMeant).for('no key update')
  const [row] = await transaction.select().from(advisers).where(eq(advisers.staffId, staffId))
  if (row === undefined && saw === null) return
  const hours =
    row && (await transaction.select().from(adviserHours).where(eq(adviserHours.adviserId, row.id)))
  const now = row && hours && { ...row, hours }
  // It is set as wanted where the answer to the first try got lost.
  if (now && [saw, wanted].some((each) => each && areSameSettings(now, each))) return
  throw new AppError(
    'conflict',
    'These settings were changed since you opened them here, so nothing was saved. Take what is saved, or keep yours.',
  )
}

export async function removeAbsence(
  queries: Queries,
  actor: ActingUser,
  { adviserId, absenceId }: { adviserId: number; absenceId: number },
): Promise<void> {
  await requireAdviser(queries, actor, adviserId)
  await queries
    .delete(adviserAbsences)
    .where(and(eq(adviserAbsences.id, absenceId), eq(adviserAbsences.adviserId, adviserId)))
}

/** The adviser, when the acting user may change what they set. */
export async function requireAdviser(queries: Queries, actor: ActingUser, adviserId: number) {
  const [row] = await queries.select().from(advisers).where(eq(advisers.id, adviserId))
  if (row === undefined) throw new AppError('not-found', 'There is no such adviser.')
  if (!mayManage(actor, row.staffId)) throw refused()
  return row
}

/** Admins everybody's, brokers their own. */
function mayManage(actor: ActingUser, staffId: string): boolean {
  if (actor.kind === 'system') return true
  if (!canWorkOnCases(actor)) return false
  return actor.role === 'admin' || actor.userId === staffId
}

function refused(): AppError {
  return new AppError('not-allowed', 'Only admins and the adviser themselves may do this.')
}
