import { and, desc, eq, sql } from 'drizzle-orm'
import type { BrokerageDesk } from '../desk.ts'
import { offerTold } from '../questions/offer-told.ts'
import { customerQuestions } from '../questions/tables.ts'
import { type Application, applicationEvents, applications } from '../tables.ts'
import { mailOfState } from './mail-of-state.ts'

/**
 * The mail of an insurer's other offer. Of one that a colleague took back meanwhile it says nothing: who has
 * read that it does not hold must not hear of it as of something new.
 */
export async function tellOfOffer(desk: BrokerageDesk, application: Application): Promise<void> {
  await desk.db.transaction(async (transaction) => {
    const inside = { ...desk, db: transaction }
    // Whoever takes it back holds the application.
    await transaction
      .select({ id: applications.id })
      .from(applications)
      .where(eq(applications.id, application.id))
      .for('share')
    if (await wasTakenBack(inside, application)) return
    const of = { kind: 'counterOffer', state: 'counterOffer' } as const
    await mailOfState(inside, application, of, await offerTold(inside, application))
  })
}

/** Whether it is no more, with which the application came to wait for the customer. */
async function wasTakenBack({ db }: BrokerageDesk, { id }: Application): Promise<boolean> {
  const { applicationId, toState, details } = applicationEvents
  const [offer] = await db
    .select({ state: customerQuestions.state })
    .from(applicationEvents)
    .innerJoin(customerQuestions, eq(customerQuestions.reference, sql`${details} ->> 'question'`))
    .where(and(eq(applicationId, id), eq(toState, 'counterOffer')))
    .orderBy(desc(applicationEvents.id))
    .limit(1)
  return offer?.state === 'takenBack'
}
