import { and, eq } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { recordAudit } from '#brokerage/audit/record-audit.ts'
import { assignAll, type SeenAssignees } from '#brokerage/office/assign-all.ts'
import { type AssignedCase, assignedCase } from '#brokerage/office/find-case.ts'
import type { Queries } from '#platform/database/connect.ts'
import { isStill } from '#platform/database/is-still.ts'
import type { FormDesk } from '../form-desk.ts'
import type { ComplaintOutcome } from '../states.ts'
import { saysComplaint, unsealBody } from '../submission-body.ts'
import { formSubmissions } from '../tables.ts'
import { seenBy } from './seen-by.ts'

/** Also inside of a transaction. */
type WorkDesk = Pick<FormDesk, 'clock'> & { readonly db: Queries }

/** Whether there is such a message for the acting user, and who looks after it. */
export async function findMessage(
  { db }: { readonly db: Queries },
  actor: ActingUser,
  reference: string,
): Promise<AssignedCase | undefined> {
  const [found] = await db
    .select({ assignedTo: formSubmissions.assignedTo, assignedAt: formSubmissions.assignedAt })
    .from(formSubmissions)
    .where(and(eq(formSubmissions.reference, reference), seenBy(actor)))
  return found && assignedCase(found)
}

/** Gives a message to a colleague, or to nobody; false where it was given on after `saw`. */
export async function assignMessage(
  desk: WorkDesk,
  actor: ActingUser,
  reference: string,
  staffId: string | undefined,
  saw?: Date | null,
): Promise<boolean> {
  const isMeant = and(
    eq(formSubmissions.reference, reference),
    seenBy(actor),
    isStill(formSubmissions.assignedAt, saw),
  )
  return change(desk, actor, isMeant, {
    set: { assignedTo: staffId ?? null, assignedAt: desk.clock.now() },
    action: 'assign',
    details: { to: staffId ?? null },
  })
}

/** Gives several messages to a colleague, or to nobody: all of them or none. */
export function assignMessages(
  { db, clock }: WorkDesk,
  actor: ActingUser,
  references: readonly string[],
  staffId: string | undefined,
  saw: SeenAssignees = {},
): ReturnType<typeof assignAll> {
  return assignAll(db, references, {
    isThere: async (inside, reference) =>
      (await findMessage({ db: inside }, actor, reference)) !== undefined,
    assign: (inside, reference) =>
      assignMessage({ db: inside, clock }, actor, reference, staffId, saw[reference]),
  })
}

/**
 * Enters a message into the register of complaints, whatever its form, or takes out what a colleague
 * entered by mistake. What its sender calls a complaint stays one.
 */
export async function markComplaint(
  desk: WorkDesk & Pick<FormDesk, 'keyring'>,
  actor: ActingUser,
  id: number,
  isComplaint: boolean,
): Promise<'done' | 'notFound' | 'saidBySender'> {
  const isMeant = and(eq(formSubmissions.id, id), seenBy(actor))
  const [found] = await desk.db.select().from(formSubmissions).where(isMeant)
  if (found === undefined) return 'notFound'
  if (!isComplaint && saysComplaint(unsealBody(desk.keyring, found))) return 'saidBySender'
  const done = await change(desk, actor, isMeant, {
    set: isComplaint
      ? { isComplaint }
      : { isComplaint, complaintOutcome: null, complaintDecidedAt: desk.clock.now() },
    action: isComplaint ? 'enter-complaint' : 'remove-complaint',
  })
  return done ? 'done' : 'notFound'
}

/** Notes what became of a complaint, or that it is open what will; `saw` is when that was noted last. */
export async function decideComplaint(
  desk: WorkDesk,
  actor: ActingUser,
  id: number,
  outcome: ComplaintOutcome | null,
  saw?: Date | null,
): Promise<'decided' | 'decidedMeanwhile' | 'notFound'> {
  const { isComplaint, complaintDecidedAt } = formSubmissions
  const isMeant = and(eq(formSubmissions.id, id), eq(isComplaint, true), seenBy(actor))
  const isDecided = await change(desk, actor, and(isMeant, isStill(complaintDecidedAt, saw)), {
    set: { complaintOutcome: outcome, complaintDecidedAt: desk.clock.now() },
    action: 'decide-complaint',
    details: { to: outcome },
  })
  if (isDecided) return 'decided'
  return (await desk.db.$count(formSubmissions, isMeant)) > 0 ? 'decidedMeanwhile' : 'notFound'
}

/** A change with its mark in the audit trail; false where there is nothing to change. */
async function change(
  { db, clock }: WorkDesk,
  actor: ActingUser,
  isMeant: ReturnType<typeof and>,
  change: {
    readonly set: Partial<typeof formSubmissions.$inferInsert>
    readonly action: string
    readonly details?: Readonly<Record<string, unknown>>
  },
): Promise<boolean> {
  const { set, action, details = {} } = change
  return db.transaction(async (transaction) => {
    const [changed] = await transaction
      .update(formSubmissions)
      .set(set)
      .where(isMeant)
      .returning({ reference: formSubmissions.reference })
    if (changed === undefined) return false
    const about = { caseKind: 'message', caseReference: changed.reference } as const
    await recordAudit({ clock }, transaction, actor, { action, ...about, details })
    return true
  })
}
