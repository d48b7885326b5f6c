import { canWorkOnCases } from '#accounts/access/can-work-on-cases.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { NoteMistake } from '../kinds.ts'
import { findPremiumNotice, type PremiumNotice } from '../policies/premium-notice.ts'
import { noteSeen, priceOne } from '../policies/premiums.ts'
import { type LockedPolicy, withPolicy } from '../policies/with-policy.ts'
import { closeRequest } from '../service/close-request.ts'
import { closeProofs } from './note-end.ts'
import { recordPremium, revokePremium } from './premium-notes.ts'
import { removePaper } from './premium-paper.ts'
import { restoreContract } from './take-end-back.ts'
import { tellThatPremiumStays } from './tell-of-premium.ts'

type TakingPremiumBack =
  | { readonly outcome: 'takenBack' }
  /** It is not the announcement any more that the colleague saw. */
  | { readonly outcome: 'changedMeanwhile' }
  /** The customer gave notice because of it, and nobody said that the contract goes on. */
  | { readonly outcome: 'noticeGiven' }
  | { readonly outcome: 'notFound' }

/**
 * Takes an announcement back that was noted by mistake; the customer, who was told of it, is told. Notice
 * that was given because of it is no longer ours to undo: it falls only with the insurer's word for it.
 */
export async function takePremiumBack(
  desk: BrokerageDesk,
  actor: ActingUser,
  reference: string,
  {
    saw,
    reason,
    goesOn = false,
  }: {
    readonly saw: number
    readonly reason: NoteMistake
    /** The insurer confirmed that notice because of it has no effect. */
    readonly goesOn?: boolean | undefined
  },
): Promise<TakingPremiumBack> {
  if (!canWorkOnCases(actor)) return { outcome: 'notFound' }
  return withPolicy(desk, actor, reference, async (inside, found) => {
    const premium = noteSeen(await priceOne(inside, found.policy), saw)
    if (premium === undefined) return { outcome: 'changedMeanwhile' }
    const given = await findPremiumNotice(inside, found.application)
    const notice = given?.premium === premium.id ? given : undefined
    if (notice && !goesOn) return { outcome: 'noticeGiven' }
    await removePaper(inside, actor, found.policy, premium)
    await revokePremium(inside, premium)
    const details = { on: premium.from, reason }
    await recordPremium(inside, actor, found, 'take-premium-back', details)
    const told = await tellThatPremiumStays(inside, found, premium, notice !== undefined)
    if (notice) await letGoOn(inside, actor, found, { notice, reason, told })
    return { outcome: 'takenBack' }
  })
}

/** The contract as if nobody had given notice. */
async function letGoOn(
  desk: BrokerageDesk,
  actor: ActingUser,
  found: LockedPolicy,
  why: { readonly notice: PremiumNotice; readonly reason: NoteMistake; readonly told: string },
): Promise<void> {
  const { id, endDate } = found.policy
  const as = { before: undefined, request: undefined }
  await restoreContract(desk, actor, found, as, { reason: why.reason, on: endDate })
  await closeProofs(desk, id)
  await closeRequest(desk, why.notice.request, 'refused', why.told)
}
