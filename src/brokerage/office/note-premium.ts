import { canWorkOnCases } from '#accounts/access/can-work-on-cases.ts'
import type { ActingUser, Colleague } from '#accounts/acting-user.ts'
import { addDays, addYears, type IsoDate, parseIsoDate } from '#insurance/values/iso-date.ts'
import { MONTHS_PER_INSTALMENT, type PaymentInterval } from '#insurance/values/period.ts'
import { divideHalfUp } from '#insurance/values/rounding.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { CoverChange } from '../kinds.ts'
import { findPremiumNotice } from '../policies/premium-notice.ts'
import { type PremiumChange, type PricedPolicy, priceOne } from '../policies/premiums.ts'
import { premiumChanges } from '../policies/tables.ts'
import { type LockedPolicy, withPolicy } from '../policies/with-policy.ts'
import type { Policy } from '../tables.ts'
import { recordPremium, revokePremium } from './premium-notes.ts'
import { givePaper } from './premium-paper.ts'
import { tellOfPremium } from './tell-of-premium.ts'

/** What an insurer announced of the premium of a contract. */
type AnnouncedPremium = {
  /** As often as the contract is paid. */
  readonly instalmentCents: number
  readonly from: string
  readonly receivedOn: string
  readonly cover: CoverChange
}

type NotingPremium =
  | { readonly outcome: 'noted' }
  /** It is not the announcement any more that the colleague saw, or somebody noted one meanwhile. */
  | { readonly outcome: 'changedMeanwhile' }
  /** The contract is over, or it is paid once and for all. */
  | { readonly outcome: 'notRunning' }
  /** The customer gave notice because of what should be corrected. */
  | { readonly outcome: 'noticeGiven' }
  /** One that is still to come is put right or taken back before another is noted. */
  | { readonly outcome: 'stillAhead' }
  | { readonly outcome: 'samePremium' }
  /** No day, one before the cover or an earlier premium, one after the end, or one too far ahead. */
  | { readonly outcome: 'impossibleDay' }
  | { readonly outcome: 'notFound' }

/** After so many days a letter that went out counts as received. */
const RECEIVED_WITHIN_DAYS = 14

/** Nothing is announced longer before: such a day is mistyped. */
const ANNOUNCED_WITHIN_YEARS = 2

/**
 * Notes the premium that an insurer announced, or puts right what was noted of it. The contract costs it
 * from its first day on, and the customer is told. The same sent again changes nothing.
 */
export async function notePremium(
  desk: BrokerageDesk,
  actor: ActingUser,
  reference: string,
  announced: AnnouncedPremium,
  note: {
    /** The last announcement that the colleague saw; null where there was none. */
    readonly saw: number | null
    /** It takes the place of that one. */
    readonly corrects: boolean
  },
): Promise<NotingPremium> {
  if (!canWorkOnCases(actor)) return { outcome: 'notFound' }
  return withPolicy(desk, actor, reference, async (inside, found) => {
    const { policy } = found
    // What was given up is paid for until its end.
    const isRunning = policy.state === 'active' || policy.state === 'cancelled'
    if (!isRunning || policy.pricePeriod === 'once') return { outcome: 'notRunning' }
    const { premium } = await priceOne(inside, policy)
    if (premium && isSame(premium, announced)) return { outcome: 'noted' }
    if ((premium?.id ?? null) !== note.saw) return { outcome: 'changedMeanwhile' }
    const replaced = note.corrects ? premium : undefined
    if (premium && !replaced && premium.from > desk.today()) return { outcome: 'stillAhead' }
    const notice = await findPremiumNotice(inside, found.application)
    if (replaced && notice?.premium === replaced.id) return { outcome: 'noticeGiven' }
    const before = await priceOne(inside, policy, { without: replaced?.id })
    const days = readDays(desk, before, announced)
    if (days === undefined) return { outcome: 'impossibleDay' }
    if (announced.instalmentCents === before.instalmentCents) return { outcome: 'samePremium' }
    if (replaced) await revokePremium(inside, replaced)
    const id = await keep(inside, actor, policy, { ...announced, ...days })
    // What the insurer wrote stays, whatever was misread of it.
    if (replaced?.paper) await givePaper(inside, found, replaced.paper, { ...days, id })
    await recordPremium(inside, actor, found, replaced ? 'correct-premium' : 'note-premium', {
      on: days.from,
    })
    await tell(inside, found, replaced)
    return { outcome: 'noted' }
  })
}

function isSame(premium: PremiumChange, announced: AnnouncedPremium): boolean {
  return (['instalmentCents', 'from', 'receivedOn', 'cover'] as const).every(
    (part) => premium[part] === announced[part],
  )
}

type Days = { readonly from: IsoDate; readonly receivedOn: IsoDate }

/** A first day may lie behind: what reaches us late is paid already. */
function readDays(
  desk: Pick<BrokerageDesk, 'today'>,
  policy: PricedPolicy,
  announced: AnnouncedPremium,
): Days | undefined {
  const [from, receivedOn] = [parseIsoDate(announced.from), parseIsoDate(announced.receivedOn)]
  if (!from || !receivedOn) return undefined
  const today = desk.today()
  const isOfContract =
    from > policy.startDate &&
    from > (policy.premium?.from ?? '') &&
    from <= (policy.endDate ?? from) &&
    from <= addYears(today, ANNOUNCED_WITHIN_YEARS)
  const isReceived =
    receivedOn >= policy.contractDate && receivedOn <= addDays(today, RECEIVED_WITHIN_DAYS)
  return isOfContract && isReceived ? { from, receivedOn } : undefined
}

/** Gives back the number of the note. */
async function keep(
  { db, clock }: BrokerageDesk,
  actor: Colleague,
  policy: Policy,
  { from, receivedOn, instalmentCents, cover }: AnnouncedPremium & Days,
): Promise<number> {
  const months = MONTHS_PER_INSTALMENT[policy.interval as PaymentInterval] ?? 1
  const kept = db.insert(premiumChanges).values({
    policyId: policy.id,
    priceCents: divideHalfUp(instalmentCents, months),
    instalmentCents,
    appliesFrom: from,
    receivedOn,
    cover,
    notedBy: actor.userId,
    notedAt: clock.now(),
  })
  const [row] = await kept.returning({ id: premiumChanges.id })
  return row?.id ?? 0
}

async function tell(
  desk: BrokerageDesk,
  found: LockedPolicy,
  replaced: PremiumChange | undefined,
): Promise<void> {
  const { premium } = await priceOne(desk, found.policy)
  if (premium) await tellOfPremium(desk, found, premium, replaced !== undefined)
}
