import { and, eq } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { type ApplicationState, canMove } from '#insurance/application/states.ts'
import { visibleTo } from '../access.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { BrokerageDesk } from '../desk.ts'
import { followUpJob } from '../follow-up/follow-up-job.ts'
import { closeWishes } from '../policies/close-wishes.ts'
import { createPolicy } from '../policies/create-policy.ts'
import { endPolicy } from '../policies/end-policy.ts'
import { sealReply } from '../reply.ts'
import { type Application, applications } from '../tables.ts'
import { moverOf } from './find-application.ts'
import { recordEvent } from './record-event.ts'

export type Moving =
  | { readonly outcome: 'moved'; readonly from: ApplicationState; readonly to: ApplicationState }
  /** Nobody may make this move, this person may not, or it is no longer where they saw it. */
  | { readonly outcome: 'notAllowed'; readonly from: ApplicationState }
  | { readonly outcome: 'notFound' }

/**
 * Moves an application along the allowed ways. The state, the event, the policy where one begins
 * or ends, and the job that writes the mails are one transaction. A reply is for the customer's
 * account: neither the events nor the audit trail repeat it.
 */
export async function moveApplication(
  desk: BrokerageDesk,
  actor: ActingUser,
  reference: string,
  to: ApplicationState,
  {
    details = {},
    reply,
    saw,
  }: {
    readonly details?: Readonly<Record<string, unknown>>
    readonly reply?: string | undefined
    /**
     * Since when it was where a colleague saw it: what was decided of it there is not done to it
     * elsewhere, nor once it has been elsewhere and come back.
     */
    readonly saw?: Date | undefined
  } = {},
): Promise<Moving> {
  return desk.db.transaction(async (transaction) => {
    const row = await lockToMove(transaction, actor, reference, { to, saw })
    if ('outcome' in row) return row
    const from = row.state
    await makeMove({ ...desk, db: transaction }, actor, row, to, details)
    const said = sealReply(desk, 'applications.reply', reference, reply)
    if (said.reply) {
      await transaction.update(applications).set(said).where(eq(applications.id, row.id))
    }
    if (actor.kind === 'staff') {
      await recordAudit(desk, transaction, actor, {
        action: 'move-application',
        caseKind: 'application',
        caseReference: reference,
        details: { from, to, ...details },
      })
    }
    return { outcome: 'moved', from, to }
  })
}

/** An application, held to be moved to where it may go, or why it may not. */
export async function lockToMove(
  db: BrokerageDesk['db'],
  actor: ActingUser,
  reference: string,
  /** `saw`: since when it was where the colleague saw it; who saw nothing of it demands nothing. */
  { to, saw }: { readonly to: ApplicationState; readonly saw: Date | undefined },
): Promise<Application | Exclude<Moving, { outcome: 'moved' }>> {
  const [row] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.reference, reference), visibleTo(actor, applications)))
    .for('update')
  if (row === undefined) return { outcome: 'notFound' }
  const from = row.state
  const isAsSeen = saw === undefined || saw.getTime() === row.stateSince.getTime()
  return isAsSeen && canMove(from, to, moverOf(actor)) ? row : { outcome: 'notAllowed', from }
}

/** The move itself, of a row that is locked and inside the caller's transaction. */
export async function makeMove(
  desk: BrokerageDesk,
  actor: ActingUser,
  row: Application,
  to: ApplicationState,
  details: Readonly<Record<string, unknown>>,
): Promise<void> {
  const now = desk.clock.now()
  await desk.db
    .update(applications)
    .set({ state: to, stateSince: now, followedUpAt: null })
    .where(eq(applications.id, row.id))
  const isOver = to === 'withdrawn' || to === 'ended'
  const closed = isOver ? await closeWishes(desk, actor, row) : []
  await recordEvent(desk.db, actor, {
    applicationId: row.id,
    at: now,
    kind: 'moved',
    fromState: row.state,
    toState: to,
    details: closed.length > 0 ? { ...details, closed } : details,
  })
  if (to === 'accepted') await createPolicy(desk, row)
  if (isOver || to === 'cancelled') {
    const dayOf = (name: string) => (typeof details[name] === 'string' ? details[name] : undefined)
    await endPolicy(desk, row.id, to, { endDate: dayOf('endDate'), noticeOn: dayOf('noticeOn') })
  }
  await desk.jobs.send(desk.db, followUpJob, { applicationId: row.id })
}
