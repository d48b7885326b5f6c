import { and, desc, eq } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { canMove } from '#insurance/application/states.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import { moverOf } from '../applications/find-application.ts'
import { makeMove } from '../applications/move-application.ts'
import type { BrokerageDesk } from '../desk.ts'
import { forDates } from '../policies/find-policy.ts'
import { earliestEnd } from '../policies/policy-dates.ts'
import { priceOne, rightfulEnd } from '../policies/premiums.ts'
import { withPolicy } from '../policies/with-policy.ts'
import { unsealFrom } from '../seals.ts'
import { openRequest } from './open-request.ts'
import { customerRequests } from './tables.ts'

type Cancelling =
  | { readonly outcome: 'cancelled'; readonly endDate: IsoDate; readonly receipt: string }
  /** A contract with an end of its own, or one that does not run. */
  | { readonly outcome: 'notPossible' }
  | { readonly outcome: 'notFound' }

/**
 * Ends a contract as soon as its notice allows; because of another premium, as soon as that allows. A
 * second click gets the receipt of the first.
 */
export async function cancelPolicy(
  desk: BrokerageDesk,
  actor: ActingUser,
  policyReference: string,
  { because }: { readonly because?: 'premium' } = {},
): Promise<Cancelling> {
  return withPolicy(desk, actor, policyReference, async (inside, { policy, application }) => {
    const before = application.state === 'cancelled' && (await findCancellation(inside, policy.id))
    if (before) return { outcome: 'cancelled', ...before }
    const today = desk.today()
    const priced = because === 'premium' ? await priceOne(inside, policy) : undefined
    const endDate = priced ? rightfulEnd(priced, today) : earliestEnd(forDates(desk, policy), today)
    const mayMove = canMove(application.state, 'cancelled', moverOf(actor))
    if (!mayMove || !endDate) return { outcome: 'notPossible' }
    const why = because ? { reason: because } : {}
    const request = await openRequest(inside, actor, {
      kind: 'cancellation',
      state: 'done',
      application,
      policyId: policy.id,
      details: { endDate, ...why },
    })
    // A colleague who finds later that there is no such premium has to know what rests on it.
    const rests = priced?.premium ? { premium: priced.premium.id } : {}
    const details = { request: request.reference, endDate, ...why, ...rests }
    await makeMove(inside, actor, application, 'cancelled', details)
    return { outcome: 'cancelled', endDate, receipt: request.reference }
  })
}

/** How the contract was cancelled, where its customer did it here. */
async function findCancellation(
  desk: BrokerageDesk,
  policyId: number,
): Promise<{ readonly endDate: IsoDate; readonly receipt: string } | undefined> {
  const [row] = await desk.db
    .select({ receipt: customerRequests.reference, details: customerRequests.details })
    .from(customerRequests)
    .where(
      and(
        eq(customerRequests.policyId, policyId),
        eq(customerRequests.kind, 'cancellation'),
        // Not one that had no effect.
        eq(customerRequests.state, 'done'),
      ),
    )
    .orderBy(desc(customerRequests.id))
    .limit(1)
  if (row === undefined) return undefined
  const { receipt, details } = row
  const { endDate } = unsealFrom<{ endDate: IsoDate }>(
    desk,
    'customer_requests.details',
    receipt,
    details,
  )
  return { endDate, receipt }
}
