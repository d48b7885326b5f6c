import { and, eq, sql } from 'drizzle-orm'
import { system } from '#accounts/acting-user.ts'
import { readRecord } from '../applications/find-application.ts'
import { recordEvent } from '../applications/record-event.ts'
import type { BrokerageDesk } from '../desk.ts'
import { isOnPaper, type LetterOf } from '../paper-sets.ts'
import { openRequest } from '../service/open-request.ts'
import { type Application, applicationEvents, applications, policies } from '../tables.ts'

/**
 * Has a colleague print and post a set of papers, or those of a change, once, where the customer wants
 * them on paper.
 */
export async function orderPosting(
  desk: BrokerageDesk,
  application: Application,
  contents: LetterOf,
): Promise<void> {
  if (!isOnPaper(readRecord(desk, application))) return
  const applicationId = application.id
  await desk.db.transaction(async (transaction) => {
    // Whoever comes second waits here, and finds that it is done.
    const [row] = await transaction
      .select()
      .from(applications)
      .where(eq(applications.id, applicationId))
      .for('update')
    if (!row || row.restrictedAt || (await isOrdered({ db: transaction }, row, contents))) return
    const [policy] = await transaction
      .select({ id: policies.id })
      .from(policies)
      .where(eq(policies.applicationId, applicationId))
    const { reference: request } = await openRequest({ ...desk, db: transaction }, system, {
      kind: 'papers',
      application: row,
      policyId: policy?.id,
      details: contents,
    })
    const event = { applicationId, at: desk.clock.now(), kind: 'postingOrdered' }
    await recordEvent(transaction, system, { ...event, details: { ...contents, request } })
  })
}

async function isOrdered(
  { db }: Pick<BrokerageDesk, 'db'>,
  { id }: Application,
  contents: LetterOf,
): Promise<boolean> {
  const { applicationId, kind, details } = applicationEvents
  const isMeant = and(
    eq(applicationId, id),
    eq(kind, 'postingOrdered'),
    sql`${details} @> ${JSON.stringify(contents)}`,
  )
  return (await db.$count(applicationEvents, isMeant)) > 0
}
