import { eq } from 'drizzle-orm'
import { canWorkOnCases } from '#accounts/access/can-work-on-cases.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import { parseIsoDate } from '#insurance/values/iso-date.ts'
import { type Moving, moveApplication } from '../applications/move-application.ts'
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
 * that of the notice, or a sooner one by a special right or as the insurer confirmed.
 */
export async function cancelContract(
  desk: BrokerageDesk,
  actor: ActingUser,
  reference: string,
  { endDate, saw }: { readonly endDate: string; readonly saw?: Date | undefined },
): Promise<Moving | { readonly outcome: 'impossibleDay' }> {
  const days = await findEndDays(desk, actor, reference)
  const day = parseIsoDate(endDate)
  if (days && !(day && canEndOn(days, day))) return { outcome: 'impossibleDay' }
  return moveApplication(desk, actor, reference, 'cancelled', { details: { endDate }, saw })
}

async function findPolicyOf({ db }: BrokerageDesk, reference: string): Promise<Policy | undefined> {
  const [found] = await db
    .select({ policy: policies })
    .from(policies)
    .innerJoin(applications, eq(applications.id, policies.applicationId))
    .where(eq(applications.reference, reference))
  return found?.policy
}
