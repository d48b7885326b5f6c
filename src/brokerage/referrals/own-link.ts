import { eq } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { BrokerageDesk } from '../desk.ts'
import { newReference } from '../references.ts'
import { referralLinks } from './tables.ts'

type ReferralLink = {
  readonly code: string
  /** How many opened an account through it and proved their address. */
  readonly came: number
  readonly createdAt: Date
}

type Desk = Pick<BrokerageDesk, 'db' | 'clock'>

/** The link of a customer, if they have one. */
export async function findLink({ db }: Desk, actor: ActingUser): Promise<ReferralLink | undefined> {
  if (actor.kind !== 'customer') return undefined
  const { code, came, createdAt } = referralLinks
  const [link] = await db
    .select({ code, came, createdAt })
    .from(referralLinks)
    .where(eq(referralLinks.customerId, actor.userId))
  return link
}

/** Makes the customer's link; who has one keeps it, however often it is asked for. */
export async function makeLink(desk: Desk, actor: ActingUser): Promise<void> {
  if (actor.kind !== 'customer') return
  await desk.db
    .insert(referralLinks)
    .values({
      customerId: actor.userId,
      code: newReference('referral'),
      createdAt: desk.clock.now(),
    })
    .onConflictDoNothing({ target: referralLinks.customerId })
}

/** Ends the customer's link: it leads nobody to them any more, and its number is gone. */
export async function stopRecommending({ db }: Desk, actor: ActingUser): Promise<void> {
  if (actor.kind !== 'customer') return
  await db.delete(referralLinks).where(eq(referralLinks.customerId, actor.userId))
}
