import { eq } from 'drizzle-orm'
import { canWorkOnCases } from '#accounts/access/can-work-on-cases.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import { parseIsoDate } from '#insurance/values/iso-date.ts'
import { lockToMove, type Moving, moveApplication } from '../applications/move-application.ts'
import type { BrokerageDesk } from '../desk.ts'
import { canEndOn, type EndDays, endDaysOf } from '../policies/end-days.ts'
import { applications, type Policy, policies } from '../tables.ts'

/** With which days the contract of an application can end, where there is one. */
export async function findEndDays(
  desk: BrokerageDesk,
  actor: ActingUser,
  reference: string,
): Promise<EndDays | undefined> {
  if (!canWorkOnCases(actor)) return undefined
  const policy = await findPolicyOf(desk, reference)
  return policy && endDaysOf(desk, policy)
}

/**
 * Writes down that a contract was given up otherwise than in the account, and with which last day:
 * that of the notice, or a sooner one by a special right or as the insurer confirmed. Where the contract
 * ends with proof by law, the last day for that hangs on the day of the notice (§ 205 (6) VVG).
 */
export async function cancelContract(
  desk: BrokerageDesk,
  actor: ActingUser,
  reference: string,
  {
    endDate,
    noticeOn,
    saw,
  }: {
    readonly endDate: string
    /** When notice reached the insurer; today where nobody says. */
    readonly noticeOn?: string | undefined
    readonly saw?: Date | undefined
  },
): Promise<Moving | { readonly outcome: 'impossibleDay' }> {
  return desk.db.transaction(async (transaction) => {
    const inside = { ...desk, db: transaction }
    // Held before its days are read: nobody moves them, nor the application, until it is cancelled.
    const held = await lockToMove(transaction, actor, reference, { to: 'cancelled', saw })
    if ('outcome' in held) return held
    const days = await findEndDays(inside, actor, reference)
    const day = parseIsoDate(endDate)
    if (days && !(day && canEndOn(days, day))) return { outcome: 'impossibleDay' }
    if (noticeOn !== undefined && !(days && canBeNotice(desk, days, noticeOn))) {
      return { outcome: 'impossibleDay' }
    }
    const details = noticeOn === undefined ? { endDate } : { endDate, noticeOn }
    return moveApplication(inside, actor, reference, 'cancelled', { details, saw })
  })
}

/** Whether notice can have been given then, and that matters. */
function canBeNotice(desk: BrokerageDesk, { noticeFrom }: EndDays, typed: string): boolean {
  const day = parseIsoDate(typed)
  return !!day && !!noticeFrom && day >= noticeFrom && day <= desk.today()
}

async function findPolicyOf({ db }: BrokerageDesk, reference: string): Promise<Policy | undefined> {
  const [found] = await db
    .select({ policy: policies })
    .from(policies)
    .innerJoin(applications, eq(applications.id, policies.applicationId))
    .where(eq(applications.reference, reference))
  return found?.policy
}
