import { and, eq, lt, ne, sql } from 'drizzle-orm'
import { deleteInPortions } from '#platform/database/in-portions.ts'
import type { BrokerageDesk } from '../desk.ts'
import { referralArrivals, referralLinks } from './tables.ts'

type Desk = Pick<BrokerageDesk, 'db' | 'clock'>

/**
 * Notes that a new account came through a link. A code that is not (any more) somebody's is passed
 * over in silence: nobody learns here which codes there are. The link is locked meanwhile, so that
 * ending it at this moment does not fail the registration.
 */
export async function noteArrival(desk: Desk, customerId: string, code: string): Promise<void> {
  await desk.db.transaction(async (transaction) => {
    const [link] = await transaction
      .select({ code: referralLinks.code })
      .from(referralLinks)
      .where(and(eq(referralLinks.code, code), ne(referralLinks.customerId, customerId)))
      .for('key share')
    if (!link) return
    await transaction
      .insert(referralArrivals)
      .values({ customerId, code, createdAt: desk.clock.now() })
      .onConflictDoNothing()
  })
}

/**
 * Counts an account whose address is proven, once, and forgets through which link it came: what
 * stays is a number. Locked in the order in which ending a link deletes.
 */
export async function countArrival({ db }: Pick<Desk, 'db'>, customerId: string): Promise<void> {
  const isOwn = eq(referralArrivals.customerId, customerId)
  if ((await db.$count(referralArrivals, isOwn)) === 0) return
  await db.transaction(async (transaction) => {
    await transaction
      .select({ code: referralLinks.code })
      .from(referralLinks)
      .innerJoin(referralArrivals, eq(referralArrivals.code, referralLinks.code))
      .where(isOwn)
      .for('update', { of: referralLinks })
    const [arrived] = await transaction
      .delete(referralArrivals)
      .where(isOwn)
      .returning({ code: referralArrivals.code })
    if (!arrived) return
    await transaction
      .update(referralLinks)
      .set({ came: sql`${referralLinks.came} + 1` })
      .where(eq(referralLinks.code, arrived.code))
  })
}

/** As long as an application that was begun. */
export const DAYS_KEPT = 60

/** Whoever has not proven their address by then is not counted any more. */
export async function forgetArrivals({ db, clock }: Desk): Promise<void> {
  const before = new Date(clock.now().getTime() - DAYS_KEPT * 86_400_000)
  await deleteInPortions(db, referralArrivals, lt(referralArrivals.createdAt, before))
}
