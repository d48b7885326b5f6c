import { canWorkOnCases } from '#accounts/access/can-work-on-cases.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { NoteMistake } from '../kinds.ts'
import { priceOne } from '../policies/premiums.ts'
import { withPolicy } from '../policies/with-policy.ts'
import { recordPremium, revokePremium } from './premium-notes.ts'
import { removePaper } from './premium-paper.ts'
import { tellThatPremiumStays } from './tell-of-premium.ts'

type TakingPremiumBack =
  | { readonly outcome: 'takenBack' }
  /** It is not the announcement any more that the colleague saw. */
  | { readonly outcome: 'changedMeanwhile' }
  | { readonly outcome: 'notFound' }

/** Takes an announcement back that was noted by mistake; the customer, who was told of it, is told. */
export async function takePremiumBack(
  desk: BrokerageDesk,
  actor: ActingUser,
  reference: string,
  { saw, reason }: { readonly saw: number; readonly reason: NoteMistake },
): Promise<TakingPremiumBack> {
  if (!canWorkOnCases(actor)) return { outcome: 'notFound' }
  return withPolicy(desk, actor, reference, async (inside, found) => {
    const { premium } = await priceOne(inside, found.policy)
    if (premium?.id !== saw) return { outcome: 'changedMeanwhile' }
    await removePaper(inside, premium)
    await revokePremium(inside, premium)
    const details = { on: premium.from, reason }
    await recordPremium(inside, actor, found, 'take-premium-back', details)
    await tellThatPremiumStays(inside, found, premium)
    return { outcome: 'takenBack' }
  })
}
