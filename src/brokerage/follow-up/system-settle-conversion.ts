import { eq } from 'drizzle-orm'
import type { BrokerageDesk } from '../desk.ts'
import { type Application, applications } from '../tables.ts'
import { doOnce, hasEvent } from './do-once.ts'
import { reportConversion } from './report-conversion.ts'
import { reportConversionJob } from './report-conversion-job.ts'

/**
 * Orders the report of a partner's click, once for each order: the event that says so and the job
 * are one transaction, and the lock lets two follow-ups pass one after the other.
 */
export async function orderConversion(
  desk: BrokerageDesk,
  { id, affiliateId }: Application,
): Promise<void> {
  if (desk.financeAds === undefined || affiliateId === null) return
  await desk.db.transaction(async (transaction) => {
    const inside = { ...desk, db: transaction }
    await transaction
      .select({ id: applications.id })
      .from(applications)
      .where(eq(applications.id, id))
      .for('update')
    // What was told while the follow-up still told it itself has no order of its own.
    if (await hasEvent(inside, { id }, ['converted'])) return
    await doOnce(inside, { id }, 'conversionOrdered', async () => {
      await desk.jobs.send(transaction, reportConversionJob, { applicationId: id })
      return true
    })
  })
}

/** The job itself: tells the network unless it was told, and notes that it was. */
export async function settleConversion(desk: BrokerageDesk, applicationId: number): Promise<void> {
  const [application] = await desk.db
    .select()
    .from(applications)
    .where(eq(applications.id, applicationId))
  if (application === undefined) return
  await doOnce(desk, application, 'converted', () => reportConversion(desk, application))
}
